# A mesa no navegador, enquanto se joga.

game-title = Retruc: uma mesa
game-title-turn = Retruc: é a tua vez
game-us = Nós
game-them = Eles
game-own = Tu
game-team-a = Equipa A
game-team-b = Equipa B
game-cames = cames
game-cames-won = { $won } de { $of } cames
game-males = males
game-bones = bones
game-ma = mão
game-dealer = dá
game-nameless = { seat }
game-you = tu
game-away = ausente
game-replaced = joga { $bot } no seu lugar
game-left = saiu da mão
game-looks-at-you = olha para ti
game-you-look = olhas para aí
game-look-away = Deixa de olhar para { $name }
game-cards-left =
    { $cards ->
        [one] { $cards } carta
        [many] { $cards } de cartas
       *[other] { $cards } cartas
    }
game-turn-of = É a vez de { $name }
game-your-turn = É a tua vez
game-waiting = Um momento…
game-your-answer = Responde tu
game-answer-of = Responde { $name }
game-question = O que podes dizer
game-sure = { $word }: tens a certeza?
game-less = Menos
game-more = Mais
game-bet =
    { $outcome ->
        [accepted] { $said }, aceito: { $worth }
        [declined] { $said }, recusado: { $worth }
       *[none] { $said }: { $worth }
    }
game-meaning =
    { $word ->
        [vull] aceito
        [novull] recuso
        [mevaig] saio
        [passe] passo
        [juguem] jogamos
        [nojuguem] não jogamos
        [toca] toco
        [una] de uma
        [mostra] mostro
        [envit] aos pontos
        [torne] subo
        [falta] o resto
        [joenvit] subo
        [dosmes] mais dois
        [tots] tudo
        [truc] às vazas
        [retruc] subo
        [quatreval] subo
        [cincval] subo
        [sisval] subo
        [setval] subo
        [vuitval] subo
        [nouval] subo
        [valnou] subo
        [valdotze] subo
        [jocfora] tudo
        [put] às vazas
       *[other] { "" }
    }
game-silence = Não digo nada
game-undo = Recolher a carta
game-seconds-left =
    { $seconds ->
        [one] { $seconds } segundo
        [many] { $seconds } de segundos
       *[other] { $seconds } segundos
    }
game-yours = O teu lugar
game-hand = As tuas cartas
game-own-card = { $card }
game-lift-card = { $card }: levantar
game-play-card = { $card }: jogar
game-cover-card = { $card }: jogar tapada
game-play = Jogar
game-cover = Tapada
game-turn-down = Tapá-la
game-show-face = Destapá-la
game-face-down = uma carta tapada
game-laid = { $name }: { $card }
game-trick = A vaza em jogo
game-points = de envit
game-senyes = Senyes
game-say = Dizer
game-no-signs = Nesta mesa não há senyes.
game-no-signs-now = Agora não há nenhuma senya a fazer.
game-aloud = Em voz alta: todos ouvem
game-phrases = Para todos
game-phrase = { $name }: { $phrase }
phrase-hello = Olá!
phrase-good-luck = Boa sorte
phrase-well-played = Bem jogado
phrase-good-game = Bom jogo
phrase-thanks = Obrigado
phrase-sorry = Desculpa
phrase-what-cards = Que cartas!
phrase-thinking = Deixa-me pensar
phrase-back-soon = Já volto
phrase-one-more = Mais uma?
phrase-goodbye = Adeus
game-log = O que aconteceu
game-menu = Menu
game-stakes = Em jogo
game-stakes-none = Ainda não se cantou nada.
game-tricks = Vazas
game-tied = empate
game-last-trick = Últimas vazas
game-tricks-before = Da mão anterior
game-no-trick = Ainda não acabou nenhuma vaza.
game-trick-won = Vaza { $trick }: { $name }
game-trick-tied = Vaza { $trick }: empatada
game-rules-of = Regras: { $name }
game-settings = Definições
game-sound-off = Desligar os sons
game-sound-on = Ligar os sons
game-sound-is-off = Sem sons.
game-sound-is-on = Com sons.
game-pause = Pedir uma pausa
game-pause-back = Continuar sem pausa
game-paused = A mesa está em pausa.
game-resume = Continuar
game-pause-asked = { $names } pede uma pausa.
game-pause-agree = De acordo
game-device = Passar para outro dispositivo
game-leave = Sair da mesa
game-leave-sure = Um bot fica com o teu lugar. Sair?
game-differs = Diferente de { $ruleset }
game-people = Pessoas
game-mute = Silenciar
game-unmute = Deixar de silenciar
game-kick = Fora do lugar
game-kick-sure = Fora mesmo?
game-watchers =
    { $watchers ->
        [one] Assiste uma pessoa: { $names }
        [many] Assistem { $watchers } de pessoas: { $names }
       *[other] Assistem { $watchers } pessoas: { $names }
    }
game-watching =
    { $watchers ->
        [one] Estás a assistir.
        [many] Assistem { $watchers }.
       *[other] Assistem { $watchers }.
    }
game-bot-plays = { $bot } joga por ti.
game-take-back = Recuperar o lugar
game-missed = Enquanto não estavas
game-seen = Entendido
game-round = Mão { $number }
game-go-on = Continuar
game-total = ao todo { $score }
game-over = O coto acabou
game-won = Ganham o coto!
game-won-alone = Ganhas o coto!
game-lost = O coto é deles
game-won-by = O coto é de { $name }
game-last-cama = Última cama: { $own }–{ $rival }
game-last-pedres = Pedras: { $own }–{ $rival }
game-team-won = O coto é da equipa { $team }
game-proof-checking = A verificar cada distribuição…
game-proof-again = Tentar outra vez
game-proof-right =
    { $rounds ->
        [one] Este navegador verificou a distribuição: está certa.
        [many] Este navegador verificou as { $rounds } de distribuições: estão todas certas.
       *[other] Este navegador verificou as { $rounds } distribuições: estão todas certas.
    }
game-proof-wrong = A distribuição da mão { $round } não é a prometida.
game-proof-own =
    { $own ->
        [0] O teu navegador não tomou parte em nenhuma: destas só tem a palavra da ata.
       *[other] O teu navegador tomou parte em { $own } de { $rounds }: das outras só tem a palavra da ata.
    }
game-proof-own-all = O teu navegador tomou parte em todas.
game-proof-late =
    { $rounds ->
        [one] Numa, segundo a ata, a sua parte chegou tarde.
        [many] Em { $rounds }, segundo a ata, a sua parte chegou tarde.
       *[other] Em { $rounds }, segundo a ata, a sua parte chegou tarde.
    }
game-proof-unpromised =
    { $rounds ->
        [one] Numa não tinha ouvido a promessa do servidor antes das cartas.
        [many] Em { $rounds } não tinha ouvido a promessa do servidor antes das cartas.
       *[other] Em { $rounds } não tinha ouvido a promessa do servidor antes das cartas.
    }
game-proof-foreign = Na mão { $round } há, no teu lugar, uma parte que este navegador não deu. Se não era outro dispositivo teu, alguém pode ter escolhido as cartas.
game-proof-twice = Para a mão { $round } o servidor prometeu duas distribuições diferentes. O teu navegador não tomou parte na segunda: alguém pode ter escolhido as cartas.
game-again = Outra vez
game-again-change = Outra, trocando parceiros
game-next = Para a mesa nova
game-replay = Rever
game-record = Ata
game-home = Início
game-consent = Aceito que as senyes constem da ata
game-signs-kept = Todos de acordo: as senyes constam da ata
game-card =
    { $number ->
        [1] ás
        [A] ás
        [10] valete
        [11] cavalo
        [12] rei
        [T] 10
        [J] valete
        [Q] dama
        [K] rei
       *[other] { $number }
    } { $suit ->
        [c] de copas
        [e] de espadas
        [b] de paus
        [english-c] de paus
        [english-d] de ouros
        [english-h] de copas
        [english-s] de espadas
       *[o] de ouros
    }

replay-title = Rever um coto
replay-drop = Larga aqui uma ata
replay-about = Uma ata é um ficheiro .truc: cada mesa dá-a quando o coto acaba.
replay-choose = Escolhe um ficheiro
replay-too-large = O ficheiro é grande demais para ser uma ata.
replay-leave = Voltar atrás
replay-controls = Momentos do coto
replay-moment = Momento
replay-at = Mão { $round }, passo { $step }
replay-round = Que mão
replay-round-before = A mão anterior
replay-round-next = A mão seguinte
replay-before = Um passo atrás
replay-next = Um passo em frente
replay-play = Avançar sozinho
replay-stop = Parar
replay-eyes = Com os olhos de quem
replay-all = Todas as cartas
replay-hands = As cartas que restam
replay-link = Copiar a ligação para este momento
replay-copied = A ligação para este momento foi copiada.
tv-title = Mesa para a televisão
tv-join = Para entrar, aponta aqui com o telemóvel
tv-waiting = Ainda não começaram.
tv-full = Ecrã inteiro
tv-seat-free = livre
