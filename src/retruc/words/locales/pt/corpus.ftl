# O corpus.

corpus-written = Mãos escritas em { $folder }: { $rounds }
corpus-exported = Linhas escritas em { $file }: { $rows }
