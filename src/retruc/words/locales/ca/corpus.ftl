# El corpus.

corpus-written = Mans escrites a { $folder }: { $rounds }
corpus-exported = Files escrites a { $file }: { $rows }
