# La mesa en el navegador, mientras se juega.

game-title = Retruc: una mesa
game-title-turn = Retruc: te toca
game-us = Nosotros
game-them = Ellos
game-own = Tú
game-team-a = Equipo A
game-team-b = Equipo B
game-cames = cames
game-cames-won = { $won } de { $of } cames
game-males = males
game-bones = bones
game-ma = mano
game-dealer = da
game-nameless = { seat }
game-you = tú
game-away = fuera
game-replaced = juega { $bot } en su lugar
game-left = se ha ido de la mano
game-looks-at-you = te mira
game-you-look = miras ahí
game-look-away = Deja de mirar a { $name }
game-cards-left =
    { $cards ->
        [one] { $cards } carta
        [many] { $cards } de cartas
       *[other] { $cards } cartas
    }
game-turn-of = Le toca a { $name }
game-your-turn = Te toca
game-waiting = Un momento…
game-your-answer = Te toca contestar
game-answer-of = Contesta { $name }
game-question = Lo que puedes decir
game-sure = { $word }: ¿seguro?
game-less = Menos
game-more = Más
game-bet =
    { $outcome ->
        [accepted] { $said }, querido: { $worth }
        [declined] { $said }, no querido: { $worth }
       *[none] { $said }: { $worth }
    }
game-meaning =
    { $word ->
        [vull] acepto
        [novull] rechazo
        [mevaig] me voy
        [passe] paso
        [juguem] jugamos
        [nojuguem] no jugamos
        [toca] toco
        [una] de una
        [mostra] enseño
        [envit] a puntos
        [torne] subo
        [falta] el resto
        [joenvit] subo
        [dosmes] dos más
        [tots] todo
        [truc] a bazas
        [retruc] subo
        [quatreval] subo
        [cincval] subo
        [sisval] subo
        [setval] subo
        [vuitval] subo
        [nouval] subo
        [valnou] subo
        [valdotze] subo
        [jocfora] todo
        [put] a bazas
       *[other] { "" }
    }
game-silence = No digo nada
game-undo = Recoger la carta
game-seconds-left =
    { $seconds ->
        [one] { $seconds } segundo
        [many] { $seconds } de segundos
       *[other] { $seconds } segundos
    }
game-yours = Tu sitio
game-hand = Tus cartas
game-own-card = { $card }
game-lift-card = { $card }: levantar
game-play-card = { $card }: jugar
game-cover-card = { $card }: jugar tapada
game-play = Jugar
game-cover = Tapada
game-turn-down = Taparla
game-show-face = Destaparla
game-face-down = una carta tapada
game-laid = { $name }: { $card }
game-trick = La baza en juego
game-points = de envit
game-senyes = Senyes
game-say = Decir
game-no-signs = En esta mesa no hay senyes.
game-no-signs-now = Ahora no hay ninguna senya que hacer.
game-aloud = En voz alta: lo oyen todos
game-phrases = Para todos
game-phrase = { $name }: { $phrase }
phrase-hello = ¡Hola!
phrase-good-luck = Suerte
phrase-well-played = Bien jugado
phrase-good-game = Buena partida
phrase-thanks = Gracias
phrase-sorry = Perdón
phrase-what-cards = ¡Vaya cartas!
phrase-thinking = Déjame pensar
phrase-back-soon = Ahora vuelvo
phrase-one-more = ¿Otra?
phrase-goodbye = Adiós
game-log = Lo que ha pasado
game-menu = Menú
game-stakes = En juego
game-stakes-none = Aún no se ha cantado nada.
game-tricks = Bazas
game-tied = parda
game-last-trick = Últimas bazas
game-tricks-before = De la mano anterior
game-no-trick = Aún no ha acabado ninguna baza.
game-trick-won = Baza { $trick }: { $name }
game-trick-tied = Baza { $trick }: empatada
game-rules-of = Reglas: { $name }
game-settings = Ajustes
game-sound-off = Quitar los sonidos
game-sound-on = Poner los sonidos
game-sound-is-off = Sin sonidos.
game-sound-is-on = Con sonidos.
game-pause = Pedir una pausa
game-pause-back = Seguir sin pausa
game-paused = La mesa está en pausa.
game-resume = Seguir
game-pause-asked = { $names } pide una pausa.
game-pause-agree = De acuerdo
game-device = Pasar a otro dispositivo
game-leave = Salir de la mesa
game-leave-sure = Un bot ocupará tu sitio. ¿Salir?
game-differs = Distinto de { $ruleset }
game-people = Personas
game-mute = Silenciar
game-unmute = Dejar de silenciar
game-kick = Fuera del sitio
game-kick-sure = ¿Seguro que fuera?
game-watchers =
    { $watchers ->
        [one] Mira una persona: { $names }
        [many] Miran { $watchers } de personas: { $names }
       *[other] Miran { $watchers } personas: { $names }
    }
game-watching =
    { $watchers ->
        [one] Estás mirando.
        [many] Estáis mirando { $watchers }.
       *[other] Estáis mirando { $watchers }.
    }
game-bot-plays = { $bot } juega por ti.
game-take-back = Recuperar el sitio
game-missed = Mientras no estabas
game-seen = Entendido
game-round = Mano { $number }
game-go-on = Seguir
game-total = en total { $score }
game-over = Ha acabado el coto
game-won = ¡Ganáis el coto!
game-won-alone = ¡Ganas el coto!
game-lost = El coto es para ellos
game-won-by = El coto es para { $name }
game-last-cama = Última cama: { $own }–{ $rival }
game-last-pedres = Piedras: { $own }–{ $rival }
game-team-won = El coto es del equipo { $team }
game-proof-checking = Comprobando cada reparto…
game-proof-again = Volver a probar
game-proof-right =
    { $rounds ->
        [one] Este navegador ha comprobado el reparto: es correcto.
        [many] Este navegador ha comprobado los { $rounds } de repartos: todos son correctos.
       *[other] Este navegador ha comprobado los { $rounds } repartos: todos son correctos.
    }
game-proof-wrong = El reparto de la mano { $round } no es el prometido.
game-proof-own =
    { $own ->
        [0] Tu navegador no tomó parte en ninguno: de estos solo tiene la palabra del acta.
       *[other] Tu navegador tomó parte en { $own } de { $rounds }: de los demás solo tiene la palabra del acta.
    }
game-proof-own-all = Tu navegador tomó parte en todos.
game-proof-late =
    { $rounds ->
        [one] En uno, según el acta, su parte llegó tarde.
        [many] En { $rounds }, según el acta, su parte llegó tarde.
       *[other] En { $rounds }, según el acta, su parte llegó tarde.
    }
game-proof-unpromised =
    { $rounds ->
        [one] En uno no había oído la promesa del servidor antes de las cartas.
        [many] En { $rounds } no había oído la promesa del servidor antes de las cartas.
       *[other] En { $rounds } no había oído la promesa del servidor antes de las cartas.
    }
game-proof-foreign = En la mano { $round } hay, en tu asiento, una parte que este navegador no dio. Si no era otro dispositivo tuyo, alguien puede haber elegido las cartas.
game-proof-twice = Para la mano { $round } el servidor prometió dos repartos distintos. Tu navegador no tomó parte en el segundo: alguien puede haber elegido las cartas.
game-again = Otra vez
game-again-change = Otra, cambiando parejas
game-next = A la mesa nueva
game-replay = Volver a verla
game-record = Acta
game-home = Inicio
game-consent = Acepto que las senyes consten en el acta
game-signs-kept = Todos de acuerdo: las senyes constan en el acta
game-card =
    { $number ->
        [1] as
        [A] as
        [10] sota
        [11] caballo
        [12] rey
        [T] 10
        [J] sota
        [Q] dama
        [K] rey
       *[other] { $number }
    } { $suit ->
        [c] de copas
        [e] de espadas
        [b] de bastos
        [english-c] de tréboles
        [english-d] de diamantes
        [english-h] de corazones
        [english-s] de picas
       *[o] de oros
    }

replay-title = Volver a ver un coto
replay-drop = Suelta aquí un acta
replay-about = Un acta es un archivo .truc: la da cada mesa cuando termina el coto.
replay-choose = Elige un archivo
replay-too-large = El archivo es demasiado grande para ser un acta.
replay-leave = Volver atrás
replay-controls = Momentos del coto
replay-moment = Momento
replay-at = Mano { $round }, paso { $step }
replay-round = Qué mano
replay-round-before = La mano anterior
replay-round-next = La mano siguiente
replay-before = Un paso atrás
replay-next = Un paso adelante
replay-play = Que avance solo
replay-stop = Parar
replay-eyes = Con los ojos de quién
replay-all = Todas las cartas
replay-hands = Las cartas que quedan
replay-link = Copiar el enlace a este momento
replay-copied = Se ha copiado el enlace a este momento.
tv-title = Mesa para la tele
tv-join = Para entrar, apunta aquí con el móvil
tv-waiting = Aún no han empezado.
tv-full = Pantalla completa
tv-seat-free = libre
