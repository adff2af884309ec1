# Qué quiere decir cada voz; cómo se dice lo lleva cada reglamento.

rung-envit-gloss = abrir el envit
rung-torne-gloss = subir el envit
rung-falta-gloss = jugarse en el envit lo que falta para la cama
rung-joenvit-gloss = subir el envit la primera vez
rung-dosmes-gloss = subir el envit en dos
rung-tots-gloss = jugárselo todo en el envit
rung-free-gloss = subir el envit tanto como se dice
rung-truc-gloss = apostar a las bazas
rung-retruc-gloss = subir el truc
rung-quatreval-gloss = subir el truc a cuatro
rung-cincval-gloss = subir el truc a cinco
rung-sisval-gloss = subir el truc a seis
rung-setval-gloss = subir el truc a siete
rung-vuitval-gloss = subir el truc a ocho
rung-nouval-gloss = subir el truc a nueve
rung-valnou-gloss = subir el truc a nueve
rung-valdotze-gloss = subir el truc a doce
rung-jocfora-gloss = subir el truc hasta lo más alto
rung-put-gloss = apostar a las bazas

# Otras palabras de la mesa, tal como se dicen, y qué quieren decir.

word-vull = Vull
word-vull-gloss = aceptar lo que se ha cantado
word-novull = No vull
word-novull-gloss = no aceptar lo que se ha cantado
word-mevaig = Me’n vaig
word-mevaig-gloss = irse de la mano
word-passe = Passe
word-passe-gloss = dejar pasar la ocasión
word-juguem = Juguem
word-juguem-gloss = jugar esta mano
word-nojuguem = No juguem
word-nojuguem-gloss = no jugar esta mano
word-toca = Toca
word-toca-gloss = tocar la baraja en lugar de cortar
word-una = Una
word-una-gloss = dar una carta a cada uno
word-mostra = Mostra
word-mostra-gloss = enseñar las cartas por el envit
