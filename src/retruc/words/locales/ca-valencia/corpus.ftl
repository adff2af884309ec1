# El corpus.

corpus-written = Mans escrites en { $folder }: { $rounds }
corpus-exported = Files escrites en { $file }: { $rows }
