# O que quer dizer cada voz; como se diz está em cada regulamento.

rung-envit-gloss = abrir o envit
rung-torne-gloss = subir o envit
rung-falta-gloss = apostar no envit o que falta para a cama
rung-joenvit-gloss = subir o envit pela primeira vez
rung-dosmes-gloss = subir o envit em duas
rung-tots-gloss = apostar tudo no envit
rung-free-gloss = subir o envit tanto quanto se diz
rung-truc-gloss = apostar nas vazas
rung-retruc-gloss = subir o truc
rung-quatreval-gloss = subir o truc para quatro
rung-cincval-gloss = subir o truc para cinco
rung-sisval-gloss = subir o truc para seis
rung-setval-gloss = subir o truc para sete
rung-vuitval-gloss = subir o truc para oito
rung-nouval-gloss = subir o truc para nove
rung-valnou-gloss = subir o truc para nove
rung-valdotze-gloss = subir o truc para doze
rung-jocfora-gloss = subir o truc até ao máximo
rung-put-gloss = apostar nas vazas

# Outras palavras da mesa, tal como se dizem, e o que querem dizer.

word-vull = Vull
word-vull-gloss = aceitar o que foi cantado
word-novull = No vull
word-novull-gloss = recusar o que foi cantado
word-mevaig = Me’n vaig
word-mevaig-gloss = sair da mão
word-passe = Passe
word-passe-gloss = deixar passar a ocasião
word-juguem = Juguem
word-juguem-gloss = jogar esta mão
word-nojuguem = No juguem
word-nojuguem-gloss = não jogar esta mão
word-toca = Toca
word-toca-gloss = tocar no baralho em vez de cortar
word-una = Una
word-una-gloss = dar uma carta a cada um
word-mostra = Mostra
word-mostra-gloss = mostrar as cartas pelo envit
