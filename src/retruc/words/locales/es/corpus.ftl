# El corpus.

corpus-written = Manos escritas en { $folder }: { $rounds }
corpus-exported = Filas escritas en { $file }: { $rows }
