# A sala de uma mesa no navegador, antes de jogar, e a primeira mão com guia.

new-title = Mesa para amigos
new-make = Fazer a mesa
table-rules = Regras da mesa
table-settings = Relógio e bots
change = Mudar

ruleset = Regulamento
options = Opções
options-changed =
    { $options ->
        [one] Opções: { $options } mudada
        [many] Opções: { $options } de mudadas
       *[other] Opções: { $options } mudadas
    }
options-reset = Voltar às do regulamento
options-more = Todas as outras opções
options-more-note = Não sabemos de nenhum lugar onde mudem; experimenta o que quiseres.
option-changed = mudada
option-own = (a do regulamento)
rules-link = Copiar uma ligação com estas regras
link-in-address = A ligação está na barra do endereço: copia-a de lá.
village = Regras próprias
village-load = Carregar as regras da tua terra
village-note = Um ficheiro TOML como os do catálogo. Pode estender um regulamento e dizer só o que jogam de outra maneira.
village-file = Escolher um ficheiro
village-text = Ou cola-o aqui
village-use = Verificar e usar
village-drop = Jogar um regulamento do catálogo
village-differs = Diferente do regulamento que estende:
village-same = Joga-se como o regulamento que estende.
village-wrong =
    { $problems ->
        [one] Há { $problems } coisa mal:
        [many] Há { $problems } de coisas mal:
       *[other] Há { $problems } coisas mal:
    }
village-too-long = O ficheiro passa de { $kilobytes } kB.

clock = Tempo para cada vez
clock-none = Sem relógio
seconds-short = { $count } s
minutes-short = { $count } min
grace = Fora, antes de se sentar um bot
strength = Força dos bots
pace = Ritmo dos bots
pace-0 = Rápido
pace-1 = De pessoa
pace-2 = Devagar
undo = Desfazer um toque por engano
undo-note = Uma carta pode voltar à mão até o seguinte agir.
proof = Distribuições que se podem verificar
proof-note = No fim veem-se todas as cartas do coto, também as que ninguém viu.
listed = Na lista de mesas abertas
listed-note = Qualquer um a pode encontrar e sentar-se.
all-hands = Quem assiste vê todas as cartas
all-hands-note = Não antes de acabar a mão.

room-title = Mesa { $code }
room-cancelled = O coto foi abandonado. Estão todos na sala outra vez.
connection-lost = Perdeu-se a ligação. A voltar…
goodbye-no-table = Não há nenhuma mesa com esta ligação.
goodbye-table-over = O coto desta mesa acabou.
goodbye-old-link = Esta ligação já não serve. Pede a nova.
goodbye-other-protocol = Esta página é mais velha do que a mesa. Carrega-a outra vez.
goodbye-forgotten = Aqui foste esquecido, como pediste.
goodbye-closed = Quem tem o servidor fechou esta mesa.
goodbye-broken = Alguma coisa avariou nesta mesa, e ela não pode continuar.
goodbye-see = Rever
goodbye-reload = Carregar outra vez
goodbye-other = Esta mesa está fechada.
seats = Lugares
seats-choose = Toca num lugar para te sentares
seats-partners = À tua frente está o parceiro
seat-empty = Livre
seat-label = Lugar { $seat }, lado { $team }
seat-title = Lugar { $seat }: { $name }
seat-you = tu
seat-host = anfitrião
seat-bot = bot
seat-away = fora
seat-muted = não se ouve
seat-sit = Sentar-me aqui
seat-stand = Levantar-me
seat-manage = Mudar
seat-bots = Pôr um bot aqui
seat-bot-away = Tirar o bot
seat-swap = Trocar com
seat-kick = Fora do lugar
seat-mute = Não o ouvir
seat-unmute = Voltar a ouvi-lo
your-name = O teu nome
your-name-hint = Como queres que te chamem?
your-face = A tua cara
face-choose = Escolhe outra cara
face-number = Cara { $number }
guest = Convidado
watchers =
    { $watchers ->
        [one] Assiste { $watchers }: { $names }
        [many] Assistem { $watchers }: { $names }
       *[other] Assistem { $watchers }: { $names }
    }

invite = Chama os amigos
invite-code = Código: { $code }
copy-link = Copiar a ligação
copy-by-hand = Aqui o navegador não copia: seleciona a ligação e copia-a tu.
share = Partilhar
share-text = Vai um truc?
qr = QR
tv-link = Mostrar a mesa num televisor
new-link = Fazer uma ligação nova; a de agora deixa de servir

coto-line = Coto a { cames } de { pedres }.
differs-here = Diferente do regulamento «{ $ruleset }»:
differs-not = Tudo como diz o regulamento «{ $ruleset }».
line-clock = Cada vez dura no máximo { seconds }.
line-no-clock = Ninguém corre: não há relógio.
line-grace = Ao fim de { seconds } fora senta-se um bot, até voltares.
line-undo = Um toque por engano pode desfazer-se.
line-no-undo = Carta na mesa, carta jogada.
line-listed = Aparece na lista de mesas abertas.
line-all-hands = Quem assiste vê todas as cartas quando acaba a mão.
proof-on = Os vossos navegadores baralham juntamente com o servidor, e no fim todos podem verificar cada distribuição. Por isso no fim se veem todas as cartas, também as que ninguém viu.
proof-off = Nesta mesa baralha só o servidor. No fim não se mostra nada.
start = Começar
start-with-bots =
    { $seats ->
        [one] No lugar livre senta-se um bot.
        [many] Nos { $seats } de lugares livres sentam-se bots.
       *[other] Nos { $seats } lugares livres sentam-se bots.
    }
start-host = { $name } começa quando estiverem todos.
start-nobody = À espera de um anfitrião.

guide = Guia
guide-understood = Percebi
guide-leave = Deixar o guia
guide-end = Agora jogo eu
guide-cards = Estas três cartas são tuas. O parceiro senta-se à tua frente: o que um ganha, ganham os dois. Ninguém corre.
guide-turn = É a tua vez. Toca numa carta para a levantar e outra vez para a jogar. A mais forte faz a vaza; duas vazas de três fazem a mão.
guide-bet = Antes de jogar podes apostar. Os botões são tudo o que se pode dizer agora, cada um com o que traz.
guide-answer = Os outros cantaram. Podes querer, não querer ou subir. Por baixo de cada palavra diz o que te traz ou o que te custa.
guide-trick = Acabou uma vaza. Quem a fez sai na seguinte. Se as melhores de cada lado forem iguais, fica empatada.
guide-sheet = Acabou a mão. A folha diz o que pagou cada aposta e porquê; depois dá-se outra vez.
guide-look = Toca numa cara para olhar para ela. Quem olha para ti vê os teus sinais: olha para o parceiro, e espera que os adversários olhem para outro lado.
guide-done = Não é preciso saber mais. No menu tens as regras e os sinais sempre que quiseres.
