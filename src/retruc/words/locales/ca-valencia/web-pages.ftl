# Pàgines del navegador per a llegir: reglaments, senyes, com es juga, un altre aparell, privacitat.

rules-title = El reglament de cada lloc
rules-senyes =
    { $signs ->
        [one] La seua senya, amb la cara que la fa
        [many] Les seues { $signs } de senyes, amb la cara que les fa
       *[other] Les seues { $signs } senyes, amb la cara que les fa
    }
compare = Què canvia
compare-first = Primer reglament
compare-second = Segon reglament
compare-do = Compara
differs-title = Què canvia
table-rules-title = Regles de la taula { $code }
table-rules-differ = Diferent de { $ruleset }

senyes-title = Senyes
senyes-intro = Els companys es diuen les cartes amb gestos. Qui mira, els veu: mira el company, i espera que els contraris miren a una altra banda.
senyes-where = Com es fan en
senyes-none = En { $ruleset } no es fan senyes.
senyes-true = De veres amb { $truth }
expressions-title = En veu alta
expressions-intro = Açò ho sent tot el món.
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
how-aim = Dos contra dos, els companys cara a cara. Qui guanya la cama, un compte de 24 pedres, té el coto més prop. Les pedres venen de dos apostes: l’envit, a què compten les teues cartes, i el truc, a qui fa les bases.
how-play = Juga una mà amb guia
how-play-note = Tres minuts, amb tres bots i una pista quan fa falta.
how-cards = Les cartes
how-cards-text = Tres per a cada u. De la més forta a la més fluixa; les que estan juntes són iguals:
how-tricks = Una basa és una carta de cada u. No cal seguir el coll: la més forta se l’emporta. Dos bases de tres fan la mà. Si les millors són iguals, la basa és parda, i llavors decidix la primera que s’haja guanyat.
how-envit = L’envit
how-envit-hand = Set d’ors, sis d’ors, tres de copes
how-envit-text = Dos del mateix coll sumen els seus números i vint més: set i sis d’ors fan 33. L’envit s’obri abans de tirar la primera carta. Els altres volen, no volen o pugen.
how-truc = El truc
how-truc-text = Una mà val una pedra. «Truc» la posa en dos, i la paraula següent només la poden dir els altres: «retruc», tres; «quatre val», quatre; i després, tot. Qui no vol paga el que valia abans.
how-senyes = Les senyes
how-senyes-text = El company et pot dir què porta fent l’ullet, mossegant-se el llavi, alçant les celles. Pot ser mentida, i els contraris poden estar mirant.
how-senyes-more = Mira-les totes i practica
how-more = Tota la resta
how-more-text = Cada lloc té les seues regles; este és el truc dels bars de València i voltants.

device-title = Un altre aparell
device-from = Des d’este aparell
device-from-text = Els teus llocs i el teu nom van amb tu. El codi servix una vegada, durant cinc minuts.
device-make = Fes un codi
device-left = Servix durant { $clock } més.
device-to = En este aparell
device-to-text = Escriu el codi que veus en l’altre.
device-code = Codi
device-use = Continua ací
device-moved = Ja eres ací. Els teus llocs t’esperen.

about-title = Joc net i privacitat
about-what = El joc del truc, com es juga en terres de València, a Catalunya, a les illes i més enllà. Sense anuncis, sense comptes, sense vendre res.
about-licence = Programari lliure amb la llicència Apache 2.0, cartes i cares incloses.
about-deals = Repartides que es poden comprovar
about-deals-text = Abans de cada mà el servidor es lliga al seu secret, i cada navegador de la taula hi posa atzar propi; la baralla ix de tot junt. Al final es publiquen els secrets, i el teu navegador comprova cada repartida.
about-deals-limits = Així ningú pot haver triat les cartes, si no és que s’han posat d’acord tots els que hi han posat atzar. El servidor sí que veu les cartes quan repartix.
about-kept = Què es guarda de tu
about-kept-1 = Un número a l’atzar en una galeta, perquè el teu lloc siga teu si tornes a carregar la pàgina. El servidor només en guarda l’empremta.
about-kept-2 = El nom que et poses.
about-kept-3 = Les partides que has jugat: cartes, veus, senyes i qui seia on.
about-kept-4 =
    { $days ->
        [one] Tot açò, { $days } dia des que vas vindre per última vegada o es va acabar la partida.
        [many] Tot açò, { $days } de dies des que vas vindre per última vegada o es va acabar la partida.
       *[other] Tot açò, { $days } dies des que vas vindre per última vegada o es va acabar la partida.
    }
about-not-kept = El que tries en les preferències es queda en este navegador. A ningú més se li diu res.
about-delete = Esborra’m
about-delete-sure = El teu nom i els teus llocs desapareixeran, també en les partides que no s’han acabat. Les actes de les partides queden, sense el teu nom.
about-delete-yes = Esborra-ho tot
about-deleted = Fet: de tu no es guarda res.

stronger-which = Quina carta guanya?
stronger-right = Això és! De moment, { $right }.
stronger-wrong = Guanya l’altra.
stronger-next = Una altra parella
