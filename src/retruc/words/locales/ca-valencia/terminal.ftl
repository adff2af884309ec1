# La taula del terminal. Hi ha poc de lloc: tot és curt.

play-you = Tu
play-us = Nosaltres
play-them = Ells
play-ma = mà
play-deals =
    { $person ->
        [you] dones
       *[other] dona
    }
play-gone = se n’ha anat
play-you-look = mires { $name }
play-looks-at-you = et mira
play-mutual = vos mireu
play-tied = parda
play-trick =
    { $trick ->
        [1] 1a { $side }
        [2] 2a { $side }
       *[3] 3a { $side }
    }
play-round-worth = La mà val { $worth }
play-whole-cama = per la cama
play-whole-coto = pel coto
play-cames = cames
play-of-target = de { $target }
play-tally-crossed = creuades
play-tally-parallel = de costat
play-tally-stacked = una damunt de l’altra
play-tally-how = Cada punt que es veu és una pedra, i en bones dotze més. Les dos tapades: 10 creuades, 11 de costat, 12 una damunt de l’altra; en bones, 22 i 23.
play-tanques-how = Cada ratlla és una pedra. Dos tanques de sis són les males, les altres dos les bones.
play-round = Mà { $number }

# Botons i preguntes.
play-cover = Tapa
play-covered-key = tapa { $key }
play-take-back = la torne a agafar
play-sure = { $label }, segur?
play-stack = { $top } damunt de { $under }
play-partner-answers = Que conteste { $name }
play-partners-answer = Que contesten els altres
play-say-nothing = Res
play-your-word = Et toca
play-paused = Parat
play-envit-points = { $points } d’envit
play-coto-over = S’ha acabat el coto
play-dealing = Es repartix.
play-turn-of =
    { $person ->
        [you] Et toca a tu.
       *[other] Li toca a { $name }.
    }
play-answer-of =
    { $person ->
        [you] «{ $call }»: has de contestar tu.
       *[other] «{ $call }»: ha de contestar { $name }.
    }
play-asks = { $name } diu «{ $call }»: { $worth }.
play-you-lead = Ixes tu.
play-you-play = Tira una carta.
play-ask-decide = Vos falta una pedra: jugueu esta mà?
play-ask-claim = Mostres les cartes per l’envit?
play-ask-last-raise = Empat dalt: puges abans de girar les de baix?
play-ask-tap = Toques la baralla?
play-ask-deal-one = Dones una carta a cada u?
play-ask-stack = Planta les dos cartes.

# El diari.
play-log-deals =
    { $person ->
        [you] dones tu
       *[other] dona { $name }
    }
play-log-cama = cama!
play-log-coto = coto!

# Al peu.
play-foot-help = ajuda
play-foot-senyes = senyes
play-foot-expressions = parla
play-foot-last-trick = bases
play-foot-score = marcador
play-foot-log = diari
play-foot-pause = para
play-foot-quit = ix

# El compte d’una mà.
play-not-called = no s’ha cantat
play-accepted = volgut
play-declined = no volgut
play-unclaimed = No l’ha reclamat ningú.
play-envit-won =
    { $person ->
        [you] Guanyes amb { points }.
       *[other] { $name } guanya amb { points }.
    }
play-folded =
    { $person ->
        [you] Te n’has anat.
        [other] { $name } se n’ha anat.
       *[others] Els altres se n’han anat.
    }
play-truc-void = L’envit ha tancat la cama: el truc no compta.
play-truc-drawn = En taules: no val res.
play-paid = { $side }: { pedres }
play-paid-part = { $side }: { pedres }, i se n’apunten { $written }, que no en faltaven més
play-paid-nothing = { $side }: { pedres }, però la cama ja estava tancada
play-total = +{ $gained } → { $score }
play-cama-won = Cama! { $side }
play-why-one-trick = Una carta, una basa.
play-why-two-tricks = Dos bases.
play-why-after-tied = La primera, parda: decidix la segona.
play-why-after-two-tied = Dos pardes: decidix la tercera.
play-why-only-untied = Una basa que no va parda: és la que decidix.
play-why-first-and-tied = «La primera val per dos»: una basa i una parda.
play-why-first-and-tied-third = Una basa cada equip i parda la tercera: val la primera.
play-why-all-tied-ma = Tot pardes: guanya l’equip del mà.
play-why-all-tied-nearest = Tot pardes: guanya el més prop del mà.
play-why-stack = Parda la primera: decidix la carta de dalt.
play-why-hidden = Empat dalt: decidix la carta de baix.
play-why-drawn = No guanya ningú.
play-coto-won = Coto! { $side }
play-coto-cames = Cames { $cames }
play-kept-at = La partida queda guardada en { $path }
play-kept-so-far = { $path } guarda la partida fins on l’has vista, en la mà { $number }.
play-resume-with = Per a continuar-la: { $command }
play-name-the-ruleset = Si el reglament és en un fitxer, digues en quin: --ruleset FITXER
play-record = L’acta
play-cut-word = { $path } acabava amb mitja paraula, que s’ha deixat fora. L’acta tal com era és en { $kept }
play-again = Una altra?
play-go-on = Intro: seguim
play-account-hint = Intro: seguim · →: el company
play-end-hint = j: una altra · Intro: ix

# Per què ha jugat així el company: ho diu ell mateix.
play-thoughts-of = Què pensava { $name }
play-no-thoughts = Res: no li ha tocat triar.

# Pàgines.
play-page-keys = Tecles
play-page-cards = Cartes
play-page-bets = Apostes
play-page-senyes = Senyes
play-page-words = Paraules
play-page-tricks = Bases
play-page-log = Diari
play-page-score = Marcador
play-pages-hint = ← →: pàgina · ↑ ↓: amunt i avall · Esc: tanca
play-page-hint = ↑ ↓: amunt i avall · Esc: tanca
play-choose-hint = Esc: deixa-ho
play-no-trick = Encara no hi ha cap basa.
play-round-by-round = Mà a mà
play-said-aloud = En veu alta
play-nobody-looks = Ara no et mira ningú.
play-these-look = Qui et mira ara: { $names }.
play-seen-by-partner = Una senya, la veu el company.
play-seen-by-attention = Una senya, la veu qui mira el que la fa, i ningú més. Mira el company (↑) per a vore les seues.
play-seen-by-all = Una senya, la veuen tots.

# Tecles.
play-key-play = tira la carta
play-key-cover = tapa la pròxima carta, on es pot
play-key-take-back = tornar a agafar la carta acabada de tirar, mentres ningú no jugue
play-key-arrows = tria i fes
play-key-answer = Vull, No vull
play-key-envit = les veus de l’envit
play-key-free-raise = puja l’envit tant com vullgues
play-key-truc = la veu de truc que toca
play-key-leave-round = ves-te’n de la mà, on es pot
play-key-wait = deixa que conteste el company
play-key-look = mira el company, la taula, el següent
play-key-senyes = fes una senya
play-key-expressions = digues alguna cosa en veu alta
play-key-pause = para els altres, o que seguisquen
play-key-past = bases, diari, marcador
play-key-light = clar o fosc
play-key-leave = ix; la partida queda guardada
play-mouse = Amb el ratolí: una carta, un botó, o la cara de qui vols mirar.

# Cartes i apostes.
play-strongest-first = De la més forta a la més fluixa
play-suits-on-cards = En les cartes: { $signs }.
play-count-pair = Envit: dos cartes del mateix pal sumen, i vint més. De tres, les dos millors.
play-count-single = Sense dos del mateix pal, la carta més alta. Les figures no compten.
play-count-wild = { $card } compta { $points } i lliga amb qualsevol carta.
play-refusal-pays = Qui no vol paga el que valia abans de l’última veu.
play-base-worth = Una mà sense truc val { pedres }.

# Vocabulari.
play-term-ma = mà
play-gloss-ma = qui parla i ix primer; els empats són seus
play-term-trick = basa
play-gloss-trick = una carta de cada u; guanya la més forta
play-term-tied = parda
play-gloss-tied = una basa empatada entre els dos equips
play-term-pedres = pedres
play-gloss-pedres = els tantos que s’apunten
play-term-males = males, bones
play-gloss-males = la primera meitat de la cama, i la segona
play-term-cama = cama
play-gloss-cama = un compte fins a { $target }
play-term-coto = coto
play-gloss-coto = tota la partida

# Eixir, passar el teclat, i el que no va.
play-leave = Eixir
play-leave-keeps = La partida queda guardada tal com està.
play-leave-sure = Vols eixir?
play-leave-yes = s
play-leave-hint = q, s, Intro: ix · Esc: torna a la taula
play-curtain = Ara li toca a { $name }. Que no mire ningú més.
play-curtain-key = Intro: alça la cortina
play-too-small = El terminal és massa menut: calen { $width } columnes i { $height } files.
play-too-small-now = Ara en té { $width } i { $height }.
play-too-small-leave = q: ix; la partida queda guardada
fault-not-a-terminal-streams = açò no és un terminal on es puga jugar: ho han de ser l’entrada, l’eixida i l’eixida d’errors
fault-not-a-terminal-cursor = este terminal no pot moure el cursor
fault-not-utf-8 = en este terminal no s’escriu en UTF-8, i no s’hi poden dibuixar ni les cartes ni les cares: trieu una llengua en UTF-8, com ara LANG=C.UTF-8
fault-terminal-too-small = este terminal és massa menut: la taula necessita { $width } columnes i { $height } files, i n’hi ha { $columns } i { $rows }
fault-bad-seats-nameless = hi ha un lloc sense nom: { $found }
fault-bad-seats-many = s’han dit { $named } llocs, però la taula en té { $seats }
fault-bad-seats-settable = s’han dit { $named } llocs, però la taula en té { $seats }: per a { $named }, afig --option seats={ $named }
fault-bad-seats-never = s’han dit { $named } llocs, però la taula en té { $seats }; estes regles coneixen taules de { $known }, no de { $named }
fault-record-exists = { $path } ja hi és: trieu un altre nom
fault-record-in-use = un altre programa està escrivint { $path }
fault-coto-over-record = el coto de { $path } ja s’ha acabat: no es pot continuar
fault-unreadable-record = no es pot llegir { $path }: { $why }
fault-unwritable-record = no es pot guardar { $path }: { $why }
fault-terminal-missing = la taula en el terminal necessita el paquet { $package }: instal·leu retruc[terminal]
fault-bad-setting-resumed = una acta que es continua ja porta les seues opcions
fault-bad-setting-seed = una acta que es continua ja diu on comença la mescla: { $seed }
