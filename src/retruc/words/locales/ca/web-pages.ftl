# Pàgines del navegador per llegir: reglaments, senyes, com es juga, un altre aparell, privacitat.

rules-title = El reglament de cada lloc
rules-senyes =
    { $signs ->
        [one] La seva senya, amb la cara que la fa
        [many] Les seves { $signs } de senyes, amb la cara que les fa
       *[other] Les seves { $signs } senyes, amb la cara que les fa
    }
compare = Què canvia
compare-first = Primer reglament
compare-second = Segon reglament
compare-do = Compara
differs-title = Què canvia
table-rules-title = Regles de la taula { $code }
table-rules-differ = Diferent de { $ruleset }

senyes-title = Senyes
senyes-intro = Els companys es diuen les cartes amb gestos. Qui mira, els veu: mira el company, i espera que els contraris mirin a una altra banda.
senyes-where = Com es fan a
senyes-none = A { $ruleset } no es fan senyes.
senyes-true = De debò amb { $truth }
expressions-title = En veu alta
expressions-intro = Això ho sent tothom.
practice = Practica
practice-intro = Una cara fa una senya un moment, com a taula. La saps llegir?
practice-pace = Quant dura
practice-slow = Una estona
practice-usual = Com a taula
practice-quick = Un sospir
practice-what = Què ha dit?
practice-right = Això és! Seguides: { $row }.
practice-wrong = No. Era: { $meaning }.
practice-again = Una altra vegada
practice-next = La següent
practice-tally = { $right } llegides de { $asked }
practice-stop = Deixa la pràctica

how-title = Com es juga
how-aim = Dos contra dos, els companys cara a cara. Qui guanya la cama, un compte de 24 pedres, té el coto més a prop. Les pedres venen de dues apostes: l’envit, a què compten les teves cartes, i el truc, a qui fa les bases.
how-play = Juga una mà amb guia
how-play-note = Tres minuts, amb tres bots i una pista quan cal.
how-cards = Les cartes
how-cards-text = Tres per a cadascú. De la més forta a la més fluixa; les que estan juntes són iguals:
how-tricks = Una basa és una carta de cadascú. No cal seguir el pal: la més forta se l’emporta. Dues bases de tres fan la mà. Si les millors són iguals, la basa és parda, i llavors decideix la primera que s’hagi guanyat.
how-envit = L’envit
how-envit-hand = Set d’ors, sis d’ors, tres de copes
how-envit-text = Dues del mateix pal sumen els seus números i vint més: set i sis d’ors fan 33. L’envit s’obre abans de tirar la primera carta. Els altres volen, no volen o pugen.
how-truc = El truc
how-truc-text = Una mà val una pedra. «Truc» la posa a dues, i la paraula següent només la poden dir els altres: «retruc», tres; «quatre val», quatre; i després, tot. Qui no vol paga el que valia abans.
how-senyes = Les senyes
how-senyes-text = El company et pot dir què porta fent l’ullet, mossegant-se el llavi, alçant les celles. Pot ser mentida, i els contraris poden estar mirant.
how-senyes-more = Mira-les totes i practica
how-more = Tota la resta
how-more-text = Cada lloc té les seves regles; aquest és el truc dels bars de València i voltants.

device-title = Un altre aparell
device-from = Des d’aquest aparell
device-from-text = Els teus llocs i el teu nom van amb tu. El codi serveix una vegada, durant cinc minuts.
device-make = Fes un codi
device-left = Serveix durant { $clock } més.
device-to = En aquest aparell
device-to-text = Escriu el codi que veus a l’altre.
device-code = Codi
device-use = Continua aquí
device-moved = Ja ets aquí. Els teus llocs t’esperen.

about-title = Joc net i privacitat
about-what = El joc del truc, com es juga en terres de València, a Catalunya, a les illes i més enllà. Sense anuncis, sense comptes, sense vendre res.
about-licence = Programari lliure amb la llicència Apache 2.0, cartes i cares incloses.
about-deals = Repartides que es poden comprovar
about-deals-text = Abans de cada mà el servidor es lliga al seu secret, i cada navegador de la taula hi posa atzar propi; la baralla surt de tot plegat. Al final es publiquen els secrets, i el teu navegador comprova cada repartida.
about-deals-limits = Així ningú no pot haver triat les cartes, si no és que s’han posat d’acord tots els que hi han posat atzar. El servidor sí que veu les cartes quan reparteix.
about-kept = Què es guarda de tu
about-kept-1 = Un número a l’atzar en una galeta, perquè el teu lloc continuï sent teu si tornes a carregar la pàgina. El servidor només en guarda l’empremta.
about-kept-2 = El nom que et poses.
about-kept-3 = Les partides que has jugat: cartes, veus, senyes i qui seia on.
about-kept-4 =
    { $days ->
        [one] Tot això, { $days } dia des que vas venir per última vegada o es va acabar la partida.
        [many] Tot això, { $days } de dies des que vas venir per última vegada o es va acabar la partida.
       *[other] Tot això, { $days } dies des que vas venir per última vegada o es va acabar la partida.
    }
about-not-kept = El que tries a les preferències es queda en aquest navegador. No se’n diu res a ningú més.
about-delete = Esborra’m
about-delete-sure = El teu nom i els teus llocs desapareixeran, també en les partides que no s’han acabat. Les actes de les partides queden, sense el teu nom.
about-delete-yes = Esborra-ho tot
about-deleted = Fet: de tu no es guarda res.

stronger-which = Quina carta guanya?
stronger-right = Això és! De moment, { $right }.
stronger-wrong = Guanya l’altra.
stronger-next = Una altra parella
