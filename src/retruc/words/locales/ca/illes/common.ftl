# El que a les illes es diu d’una altra manera.

-basa = vasa
-bases = vases
