# A mesa do terminal. Há pouco espaço: tudo é curto.

play-you = Tu
play-us = Nós
play-them = Eles
play-ma = mão
play-deals =
    { $person ->
        [you] dás
       *[other] dá
    }
play-gone = saiu
play-you-look = olhas para { $name }
play-looks-at-you = olha-te
play-mutual = olham-se
play-tied = empatada
play-trick =
    { $trick ->
        [1] 1ª { $side }
        [2] 2ª { $side }
       *[3] 3ª { $side }
    }
play-round-worth = A mão vale { $worth }
play-whole-cama = pela cama
play-whole-coto = pelo coto
play-cames = camas
play-of-target = de { $target }
play-tally-crossed = cruzadas
play-tally-parallel = lado a lado
play-tally-stacked = uma sobre a outra
play-tally-how = Cada ponto que se vê é uma pedra, e em boas mais doze. As duas viradas para baixo: 10 cruzadas, 11 lado a lado, 12 uma sobre a outra; em boas, 22 e 23.
play-tanques-how = Cada risco é uma pedra. Duas tanques de seis são as más, as outras duas as boas.
play-round = Mão { $number }

# Botões e perguntas.
play-cover = Cobre
play-covered-key = cobre { $key }
play-take-back = retomo-a
play-sure = { $label }, de certeza?
play-stack = { $top } sobre { $under }
play-partner-answers = { $name } que responda
play-partners-answer = Os outros que respondam
play-say-nothing = Nada
play-your-word = É a tua vez
play-paused = Em pausa
play-envit-points = { $points } de envit
play-coto-over = Acabou o coto
play-dealing = A dar as cartas.
play-turn-of =
    { $person ->
        [you] É a tua vez.
       *[other] É a vez de { $name }.
    }
play-answer-of =
    { $person ->
        [you] «{ $call }»: respondes tu.
       *[other] «{ $call }»: responde { $name }.
    }
play-asks = { $name } diz «{ $call }»: { $worth }.
play-you-lead = Sais tu.
play-you-play = Joga uma carta.
play-ask-decide = Falta-vos uma pedra: jogam esta mão?
play-ask-claim = Mostras as cartas pelo envit?
play-ask-last-raise = Empate em cima: sobes antes de virar as de baixo?
play-ask-tap = Tocas no baralho?
play-ask-deal-one = Dás uma carta a cada um?
play-ask-stack = Põe as duas cartas.

# O diário.
play-log-deals =
    { $person ->
        [you] dás tu
       *[other] dá { $name }
    }
play-log-cama = cama!
play-log-coto = coto!

# No rodapé.
play-foot-help = ajuda
play-foot-senyes = sinais
play-foot-expressions = fala
play-foot-last-trick = vazas
play-foot-score = placar
play-foot-log = diário
play-foot-pause = pausa
play-foot-quit = sai

# A conta de uma mão.
play-not-called = ninguém cantou
play-accepted = aceito
play-declined = recusado
play-unclaimed = Ninguém o reclamou.
play-envit-won =
    { $person ->
        [you] Ganhas com { points }.
       *[other] { $name } ganha com { points }.
    }
play-folded =
    { $person ->
        [you] Saíste.
        [other] { $name } saiu.
       *[others] Os outros saíram.
    }
play-truc-void = O envit fechou a cama: o truc não conta.
play-truc-drawn = Empate: não vale nada.
play-paid = { $side }: { pedres }
play-paid-part = { $side }: { pedres }, e marcam { $written }, que não faltavam mais
play-paid-nothing = { $side }: { pedres }, mas a cama já estava fechada
play-total = +{ $gained } → { $score }
play-cama-won = Cama! { $side }
play-why-one-trick = Uma carta, uma vaza.
play-why-two-tricks = Duas vazas.
play-why-after-tied = A primeira, empatada: decide a segunda.
play-why-after-two-tied = Duas empatadas: decide a terceira.
play-why-only-untied = Uma vaza que não foi empatada: é a que decide.
play-why-first-and-tied = «La primera val per dos»: uma vaza e um empate.
play-why-first-and-tied-third = Uma vaza cada lado e empatada a terceira: vale a primeira.
play-why-all-tied-ma = Tudo empatado: ganha o lado do mão.
play-why-all-tied-nearest = Tudo empatado: ganha o mais próximo do mão.
play-why-stack = Empatada a primeira: decide a carta de cima.
play-why-hidden = Empate em cima: decide a carta de baixo.
play-why-drawn = Não ganha ninguém.
play-coto-won = Coto! { $side }
play-coto-cames = Camas { $cames }
play-kept-at = A partida fica guardada em { $path }
play-kept-so-far = { $path } guarda a partida até onde a viste, na mão { $number }.
play-resume-with = Para a continuar: { $command }
play-name-the-ruleset = Se o regulamento está num ficheiro, diz em qual: --ruleset FICHEIRO
play-record = A ata
play-cut-word = { $path } acabava com meia palavra, que ficou de fora. A ata tal como era está em { $kept }
play-again = Outra?
play-go-on = Enter: seguimos
play-account-hint = Enter: seguimos · →: o parceiro
play-end-hint = j: outra · Enter: sai

# Porque jogou assim o parceiro: di-lo ele próprio.
play-thoughts-of = O que pensava { $name }
play-no-thoughts = Nada: não teve de escolher.

# Páginas.
play-page-keys = Teclas
play-page-cards = Cartas
play-page-bets = Apostas
play-page-senyes = Sinais
play-page-words = Palavras
play-page-tricks = Vazas
play-page-log = Diário
play-page-score = Placar
play-pages-hint = ← →: página · ↑ ↓: acima e abaixo · Esc: fecha
play-page-hint = ↑ ↓: acima e abaixo · Esc: fecha
play-choose-hint = Esc: deixa
play-no-trick = Ainda não há nenhuma vaza.
play-round-by-round = Mão a mão
play-said-aloud = Em voz alta
play-nobody-looks = Agora ninguém te olha.
play-these-look = Quem te olha agora: { $names }.
play-seen-by-partner = Um sinal é visto pelo parceiro.
play-seen-by-attention = Um sinal é visto por quem olha para quem o faz, e por mais ninguém. Olha para o parceiro (↑) para ver os dele.
play-seen-by-all = Um sinal é visto por todos.

# Teclas.
play-key-play = joga a carta
play-key-cover = cobre a próxima carta, onde se pode
play-key-take-back = retomar a carta acabada de jogar, enquanto ninguém agir
play-key-arrows = escolhe e faz
play-key-answer = Vull, No vull
play-key-envit = as vozes do envit
play-key-free-raise = sobe o envit quanto queiras
play-key-truc = a voz de truc que se segue
play-key-leave-round = sai da mão, onde se pode
play-key-wait = deixa o parceiro responder
play-key-look = olha para o parceiro, a mesa, o seguinte
play-key-senyes = faz um sinal
play-key-expressions = diz alguma coisa em voz alta
play-key-pause = faz parar os outros, ou que sigam
play-key-past = vazas, diário, placar
play-key-light = claro ou escuro
play-key-leave = sai; a partida fica guardada
play-mouse = Com o rato: uma carta, um botão, ou a cara de quem queres olhar.

# Cartas e apostas.
play-strongest-first = Da mais forte à mais fraca
play-suits-on-cards = Nas cartas: { $signs }.
play-count-pair = Envit: duas cartas do mesmo naipe somam, e mais vinte. De três, as duas melhores.
play-count-single = Sem duas do mesmo naipe, a carta mais alta. As figuras não contam.
play-count-wild = { $card } conta { $points } e liga com qualquer carta.
play-refusal-pays = Quem recusa paga o que valia antes da última voz.
play-base-worth = Uma mão sem truc vale { pedres }.

# Vocabulário.
play-term-ma = mão
play-gloss-ma = quem fala e sai primeiro; os empates são dele
play-term-trick = vaza
play-gloss-trick = uma carta de cada um; ganha a mais forte
play-term-tied = empate, parda
play-gloss-tied = uma vaza empatada entre os dois lados
play-term-pedres = pedras
play-gloss-pedres = os tentos que se marcam
play-term-males = más, boas
play-gloss-males = a primeira metade da cama, e a segunda
play-term-cama = cama
play-gloss-cama = uma conta até { $target }
play-term-coto = coto
play-gloss-coto = a partida inteira

# Sair, passar o teclado, e o que não está bem.
play-leave = Sair
play-leave-keeps = A partida fica guardada tal como está.
play-leave-sure = Queres sair?
play-leave-yes = s
play-leave-hint = q, s, Enter: sai · Esc: volta à mesa
play-curtain = Agora é a vez de { $name }. Que ninguém mais olhe.
play-curtain-key = Enter: levanta a cortina
play-too-small = O terminal é pequeno demais: são precisas { $width } colunas e { $height } linhas.
play-too-small-now = Agora tem { $width } e { $height }.
play-too-small-leave = q: sai; a partida fica guardada
fault-not-a-terminal-streams = isto não é um terminal onde se possa jogar: devem sê-lo a entrada, a saída e a saída de erros
fault-not-a-terminal-cursor = este terminal não pode mover o cursor
fault-not-utf-8 = neste terminal não se escreve em UTF-8, e não se podem desenhar nem as cartas nem as caras: escolhe uma língua em UTF-8, como LANG=C.UTF-8
fault-terminal-too-small = este terminal é pequeno demais: a mesa precisa de { $width } colunas e { $height } linhas, e há { $columns } e { $rows }
fault-bad-seats-nameless = há um lugar sem nome: { $found }
fault-bad-seats-many = foram ditos { $named } lugares, mas a mesa tem { $seats }
fault-bad-seats-settable = foram ditos { $named } lugares, mas a mesa tem { $seats }: para { $named }, acrescenta --option seats={ $named }
fault-bad-seats-never = foram ditos { $named } lugares, mas a mesa tem { $seats }; estas regras conhecem mesas de { $known }, não de { $named }
fault-record-exists = { $path } já lá está: escolha outro nome
fault-record-in-use = outro programa está a escrever { $path }
fault-coto-over-record = a partida de { $path } já acabou: não se pode continuar
fault-unreadable-record = não se pode ler { $path }: { $why }
fault-unwritable-record = não se pode guardar { $path }: { $why }
fault-terminal-missing = a mesa no terminal precisa do pacote { $package }: instale retruc[terminal]
fault-bad-setting-resumed = uma ata que se continua já traz as suas opções
fault-bad-setting-seed = uma ata que se continua já diz onde começa a mistura: { $seed }
