# The corpus.

corpus-written = Rounds written in { $folder }: { $rounds }
corpus-exported = Rows written in { $file }: { $rows }
