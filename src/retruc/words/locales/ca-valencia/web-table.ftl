# La taula en el navegador, mentre s’hi juga.

game-title = Retruc: una taula
game-title-turn = Retruc: et toca
game-us = Nosaltres
game-them = Ells
game-own = Tu
game-team-a = Equip A
game-team-b = Equip B
game-cames = cames
game-cames-won = { $won } de { $of } cames
game-males = males
game-bones = bones
game-ma = mà
game-dealer = dona
game-nameless = { seat }
game-you = tu
game-away = fora
game-replaced = juga { $bot } en lloc seu
game-left = se n’ha anat de la mà
game-looks-at-you = et mira
game-you-look = mires allí
game-look-away = Deixa de mirar { $name }
game-cards-left =
    { $cards ->
        [one] { $cards } carta
        [many] { $cards } de cartes
       *[other] { $cards } cartes
    }
game-turn-of = Toca a { $name }
game-your-turn = Et toca
game-waiting = Un moment…
game-your-answer = Et toca contestar
game-answer-of = Contesta { $name }
game-question = El que pots dir
game-sure = { $word }: segur?
game-less = Menys
game-more = Més
game-bet =
    { $outcome ->
        [accepted] { $said }, acceptat: { $worth }
        [declined] { $said }, no volgut: { $worth }
       *[none] { $said }: { $worth }
    }
game-meaning =
    { $word ->
       *[other] { "" }
    }
game-silence = No dic res
game-undo = Arreplega la carta
game-seconds-left =
    { $seconds ->
        [one] { $seconds } segon
        [many] { $seconds } de segons
       *[other] { $seconds } segons
    }
game-yours = El teu lloc
game-hand = Les teues cartes
game-own-card = { $card }
game-lift-card = { $card }: alça-la
game-play-card = { $card }: tira-la
game-cover-card = { $card }: tira-la tapada
game-play = Tira
game-cover = Tapada
game-turn-down = Tapa-la
game-show-face = Destapa-la
game-face-down = una carta tapada
game-laid = { $name }: { $card }
game-trick = La basa en joc
game-points = d’envit
game-senyes = Senyes
game-say = Digues
game-no-signs = En esta taula no hi ha senyes.
game-no-signs-now = Ara no hi ha cap senya a fer.
game-aloud = En veu alta: ho senten tots
game-phrases = Per a tots
game-phrase = { $name }: { $phrase }
phrase-hello = Bones!
phrase-good-luck = Sort
phrase-well-played = Ben jugat
phrase-good-game = Bona partida
phrase-thanks = Gràcies
phrase-sorry = Perdó
phrase-what-cards = Quines cartes!
phrase-thinking = Deixa’m pensar
phrase-back-soon = Ara torne
phrase-one-more = Una altra?
phrase-goodbye = Adéu
game-log = Què ha passat
game-menu = Menú
game-stakes = En joc
game-stakes-none = Encara no s’ha cantat res.
game-tricks = Bases
game-tied = parda
game-last-trick = Últimes bases
game-tricks-before = De la mà d’abans
game-no-trick = Encara no ha acabat cap basa.
game-trick-won = Basa { $trick }: { $name }
game-trick-tied = Basa { $trick }: parda
game-rules-of = Regles: { $name }
game-settings = Configuració
game-sound-off = Trau els sons
game-sound-on = Posa els sons
game-sound-is-off = Sense sons.
game-sound-is-on = Amb sons.
game-pause = Demana una pausa
game-pause-back = Continua sense pausa
game-paused = La taula està en pausa.
game-resume = Continua
game-pause-asked = { $names } demana una pausa.
game-pause-agree = Hi estic d’acord
game-device = Passa a un altre dispositiu
game-leave = Ix de la taula
game-leave-sure = Un bot ocuparà el teu lloc. Te’n vas?
game-differs = Diferent de { $ruleset }
game-people = Persones
game-mute = Silencia
game-unmute = Deixa de silenciar
game-kick = Fora del lloc
game-kick-sure = Segur que fora?
game-watchers =
    { $watchers ->
        [one] Mira una persona: { $names }
        [many] Miren { $watchers } de persones: { $names }
       *[other] Miren { $watchers } persones: { $names }
    }
game-watching =
    { $watchers ->
        [one] Estàs mirant.
        [many] Esteu mirant { $watchers }.
       *[other] Esteu mirant { $watchers }.
    }
game-bot-plays = { $bot } juga per tu.
game-take-back = Recupera el lloc
game-missed = Mentre no estaves
game-seen = Entesos
game-round = Mà { $number }
game-go-on = Avant
game-total = en total { $score }
game-over = S’ha acabat el coto
game-won = Guanyeu el coto!
game-won-alone = Guanyes el coto!
game-lost = El coto és per a ells
game-won-by = El coto és per a { $name }
game-last-cama = Última cama: { $own }–{ $rival }
game-last-pedres = Pedres: { $own }–{ $rival }
game-team-won = El coto és de l’equip { $team }
game-proof-checking = Comprovant cada donada…
game-proof-again = Torna a provar
game-proof-right =
    { $rounds ->
        [one] Este navegador ha comprovat la donada: és correcta.
        [many] Este navegador ha comprovat les { $rounds } de donades: totes són correctes.
       *[other] Este navegador ha comprovat les { $rounds } donades: totes són correctes.
    }
game-proof-wrong = La donada de la mà { $round } no és la promesa.
game-proof-own =
    { $own ->
        [0] El teu navegador no va prendre part en cap: d’estes només té la paraula de l’acta.
       *[other] El teu navegador va prendre part en { $own } de { $rounds }: de les altres només té la paraula de l’acta.
    }
game-proof-own-all = El teu navegador va prendre part en totes.
game-proof-late =
    { $rounds ->
        [one] En una, segons l’acta, la seua part va arribar tard.
        [many] En { $rounds }, segons l’acta, la seua part va arribar tard.
       *[other] En { $rounds }, segons l’acta, la seua part va arribar tard.
    }
game-proof-unpromised =
    { $rounds ->
        [one] En una no havia sentit la promesa del servidor abans de les cartes.
        [many] En { $rounds } no havia sentit la promesa del servidor abans de les cartes.
       *[other] En { $rounds } no havia sentit la promesa del servidor abans de les cartes.
    }
game-proof-foreign = En la mà { $round } hi ha, al teu lloc, una part que este navegador no va donar. Si no era un altre dispositiu teu, algú pot haver triat les cartes.
game-proof-twice = Per a la mà { $round } el servidor va prometre dos donades diferents. El teu navegador no va prendre part en la segona: algú pot haver triat les cartes.
game-again = Una altra
game-again-change = Una altra, canviant de parella
game-next = A la taula nova
game-replay = Torna-la a mirar
game-record = Acta
game-home = Inici
game-consent = Accepte que les senyes consten en l’acta
game-signs-kept = Tots d’acord: les senyes consten en l’acta
game-card =
    { $number ->
        [1] as
        [A] as
        [10] sota
        [11] cavall
        [12] rei
        [T] 10
        [J] sota
        [Q] dama
        [K] rei
       *[other] { $number }
    } { $suit ->
        [c] de copes
        [e] d’espases
        [b] de bastos
        [english-c] de trèvols
        [english-d] de diamants
        [english-h] de cors
        [english-s] de piques
       *[o] d’ors
    }

replay-title = Tornar a mirar un coto
replay-drop = Deixa ací una acta
replay-about = Una acta és un fitxer .truc: la dona cada taula quan s’acaba el coto.
replay-choose = Tria un fitxer
replay-too-large = El fitxer és massa gran per a ser una acta.
replay-leave = Torna arrere
replay-controls = Moments del coto
replay-moment = Moment
replay-at = Mà { $round }, pas { $step }
replay-round = Quina mà
replay-round-before = La mà d’abans
replay-round-next = La mà següent
replay-before = Un pas arrere
replay-next = Un pas avant
replay-play = Que vaja sol
replay-stop = Para
replay-eyes = Amb els ulls de qui
replay-all = Totes les cartes
replay-hands = Les cartes que queden
replay-link = Copia l’enllaç a este moment
replay-copied = S’ha copiat l’enllaç a este moment.
tv-title = Taula per a la tele
tv-join = Per a entrar, apunta ací amb el mòbil
tv-waiting = Encara no han començat.
tv-full = Pantalla completa
tv-seat-free = lliure
