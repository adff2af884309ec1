# Què vol dir cada veu; com es diu ho porta cada reglament.

rung-envit-gloss = obrir l’envit
rung-torne-gloss = pujar l’envit
rung-falta-gloss = jugar-se en l’envit el que falta per a la cama
rung-joenvit-gloss = pujar l’envit la primera vegada
rung-dosmes-gloss = pujar l’envit de dos
rung-tots-gloss = jugar-s’ho tot en l’envit
rung-free-gloss = pujar l’envit tant com es diu
rung-truc-gloss = apostar a les { -bases }
rung-retruc-gloss = pujar el truc
rung-quatreval-gloss = pujar el truc a quatre
rung-cincval-gloss = pujar el truc a cinc
rung-sisval-gloss = pujar el truc a sis
rung-setval-gloss = pujar el truc a set
rung-vuitval-gloss = pujar el truc a vuit
rung-nouval-gloss = pujar el truc a nou
rung-valnou-gloss = pujar el truc a nou
rung-valdotze-gloss = pujar el truc a dotze
rung-jocfora-gloss = pujar el truc fins a dalt de tot
rung-put-gloss = apostar a les { -bases }

# Altres paraules de la taula, i què volen dir.

word-vull = Vull
word-vull-gloss = acceptar el que s’ha cantat
word-novull = No vull
word-novull-gloss = no acceptar el que s’ha cantat
word-mevaig = Me’n vaig
word-mevaig-gloss = anar-se’n de la mà
word-passe = Passe
word-passe-gloss = deixar passar l’ocasió
word-juguem = Juguem
word-juguem-gloss = jugar aquesta mà
word-nojuguem = No juguem
word-nojuguem-gloss = no jugar aquesta mà
word-toca = Toca
word-toca-gloss = tocar la baralla en lloc de tallar
word-una = Una
word-una-gloss = donar una carta a cadascú
word-mostra = Mostra
word-mostra-gloss = ensenyar les cartes per l’envit
