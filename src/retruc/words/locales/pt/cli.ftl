# O comando `retruc`: a sua ajuda. O que pode estar mal nos argumentos está com os erros.

cli-about = O jogo do truc, com as regras de cada lugar.
cli-status = Estado de saída: 0 tudo está bem; 1 o que foi julgado está mal; 2 os argumentos estão errados, ou um ficheiro não se pode ler ou escrever.
cli-usage = uso:
cli-arguments = argumentos
cli-options = opções
cli-commands = comandos
cli-actions = ações
cli-help = mostra esta ajuda e sai
cli-version = mostra a versão e sai
cli-lang = língua: ca-valencia, ca, es, pt ou en (se não se diz: a tua)
cli-option = põe de outra maneira uma opção das regras, como seats=2; pode repetir-se, uma vez por opção

# Jogar.

cli-play = joga neste terminal
cli-play-ruleset = o que se joga (se não se diz: bar, ou o da ata)
cli-play-seats = quem se senta em cada lugar, primeiro o lugar 1: human (uma pessoa), bot, ou o nome de um bot (se não se diz: uma pessoa no lugar 1 e bots nos outros)
cli-play-bot = o bot que ocupa os lugares
cli-play-seed = onde começa a mistura das cartas
cli-play-fast = faz com que os bots joguem sem pausas
cli-play-record = onde se escreve o coto
cli-play-resume = continua o coto desta ata

# O árbitro.

cli-referee = julga atas: o que a mesa deve depois de cada mão
cli-referee-file = uma ata; - é a entrada padrão
cli-referee-json = escreve um objeto JSON por cada ficheiro, um em cada linha
cli-referee-show = escreve frases e tabelas para pessoas (se não se diz nada)
cli-referee-legal = acrescenta o que cada lugar pode dizer ou jogar no fim de uma ata inacabada
cli-referee-ruleset = o regulamento das atas, se não está no catálogo

# As regras.

cli-rules = lê as regras de um lugar, ou verifica um ficheiro teu
cli-rules-list = lista os regulamentos do catálogo
cli-rules-show = escreve as regras de um regulamento
cli-rules-diff = escreve o que dois regulamentos jogam de modo diferente
cli-rules-check = diz o que está mal no ficheiro de um regulamento
cli-rules-ruleset = um regulamento do catálogo, ou um ficheiro
cli-rules-other = o outro
cli-rules-markdown = escreve Markdown
cli-rules-file = o ficheiro de um regulamento

# A arena.

cli-arena = põe bots a jogar: um confronto, todos contra todos, ou uma escada
cli-arena-bots = um bot, uma equipa de bots como taverna+random, ou exec: e o comando de um programa teu; pelo menos dois
cli-arena-ruleset = o que se joga (se não se diz: bar)
cli-arena-deals = distribuições, cada uma jogada dos dois lados (se não se diz: 1000)
cli-arena-seed = onde começa o acaso (se não se diz: 1)
cli-arena-workers = processos que jogam (se não se diz: 1)
cli-arena-cotos = pares de cotos, cada um jogado dos dois lados (se não se diz: um por cada 40 distribuições; de uma escada, no máximo 200)
cli-arena-rotations = joga cada distribuição com as mãos em cada lugar
cli-arena-within = não joga mais distribuições quando o intervalo tem esta largura de cada lado, em pedras por mão
cli-arena-ladder = fá-los subir uma escada de cotos, pontuada com openskill
cli-arena-limit = milissegundos que um programa tem para responder (se não se diz: 1000)
cli-arena-figure = desenha uma imagem neste ficheiro: .png, .svg ou .pdf
cli-arena-json = escreve um objeto JSON

# O corpus.

cli-corpus = faz os bots escreverem um corpus de atas, ou faz uma tabela de atas
cli-corpus-write = põe os bots a jogar e escreve cada coto como uma ata
cli-corpus-export = escreve atas como uma tabela Parquet
cli-corpus-folder = onde vão as atas, numa pasta por regulamento
cli-corpus-ruleset = o que se joga; pode repetir-se (se não se diz: todos os do catálogo)
cli-corpus-bot = quem joga, como na arena; pode repetir-se, e então jogam à vez todos os pares (se não se diz: taverna)
cli-corpus-rounds = mãos de cada regulamento, pelo menos (se não se diz: 100000)
cli-corpus-file = o ficheiro Parquet
cli-corpus-record = uma ata, ou uma pasta de atas
cli-corpus-rows = o que é uma linha: algo que se fez (se não se diz nada), ou uma mão

# retruc bench

cli-bench = mede com que rapidez correm as regras por atacado
cli-bench-ruleset = um regulamento (se não se diz: todos os do catálogo)
cli-bench-runs = passagens de que se toma a mediana (se não se diz: 7)
cli-bench-json = escreve um objeto JSON por regulamento, uma linha cada um

# retruc solve

cli-solve = resolve o truc a dois, com a prova de quão perto está
cli-solve-truc = resolve só o truc, sem envite, e escreve a solução
cli-solve-round = resolve a mão inteira, com o envite, e diz quão perto está
cli-solve-ruleset = o que se joga (se não se diz: bar)
cli-solve-minutes = quantos minutos há de durar (se não se diz: 60)
cli-solve-iterations = depois de quantas iterações ao todo há de parar
cli-solve-goal = com que explorabilidade há de parar, em pedras por mão (se não se diz: 0.005)
cli-solve-checkpoint = onde se guarda o aprendido; se o ficheiro já lá está, continua
cli-solve-workers = fios que trabalham (se não se diz: 1)
cli-solve-out = onde se escreve a solução
cli-solve-json = escreve objetos JSON, uma linha cada um
cli-solve-coto = diz o que vale um resultado, e quem deve querer uma falta
cli-solve-score = pedras dos lugares 1 e 2 (se não se diz: 0-0)
cli-solve-cames = camas dos lugares 1 e 2 (se não se diz: 0-0)
cli-solve-bot = o bot que joga as mãos (se não se diz: taverna)
cli-solve-rounds = quantas mãos joga (se não se diz: 1000)
cli-solve-seed = onde começa todo o acaso (se não se diz: 1)

# retruc train

cli-train = treina um bot pondo-o a jogar contra si mesmo
cli-train-penya = treina penya para um regulamento, e escreve o seu modelo
cli-train-ruleset = o que se joga (se não se diz: bar)
cli-train-minutes = quantos minutos há de durar (se não se diz: 60)
cli-train-passes = depois de quantas passagens ao todo há de parar
cli-train-threads = fios que trabalham; só com um sai sempre o mesmo (se não se diz: 1)
cli-train-seed = onde começa todo o acaso (se não se diz: 1)
cli-train-checkpoint = onde se guarda o aprendido; se o ficheiro já lá está, continua
cli-train-out = onde se escreve o modelo
cli-train-measure = quantas distribuições joga depois contra taverna; o modelo diz o que saiu (se não se diz: nenhuma)
cli-train-json = escreve objetos JSON, uma linha cada um

# O que faz de valor.

cli-metavar-command = COMANDO
cli-metavar-action = AÇÃO
cli-metavar-code = CÓDIGO
cli-metavar-setting = CAMINHO=VALOR
cli-metavar-ruleset = ID|FICHEIRO
cli-metavar-file = FICHEIRO
cli-metavar-seats = QUEM,QUEM,…
cli-metavar-name = NOME
cli-metavar-number = N
cli-metavar-pedres = PEDRAS
cli-metavar-ms = MS
