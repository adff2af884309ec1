# O que pode estar mal num regulamento: no seu ficheiro, ou numa opção que se lhe dá.

fault-bad-id = esperavam-se minúsculas e algarismos unidos por hífenes, e há { $found }
fault-bad-text = esperavam-se de 1 a { $most } caracteres que se possam mostrar, e há { $found }
fault-card-not-dealt = nenhum baralho deste regulamento tem { $cards }
fault-card-without-tier = sem lugar na ordem: { $cards }
fault-deck-twice = deck.id já nomeia um baralho, com as suas cartas e a sua ordem
fault-empty-range = envit-from { $least } é mais do que envit-to { $most }
fault-empty-sign = não diz nada das cartas nem do envit
fault-envit-without-rungs = joga-se o envit e não tem nenhuma voz
fault-extends-cycle = em círculo: { $rulesets }
fault-extra-misfit = { $extra } vai entre uma voz que vale { $below } e uma última que vale jocfora
fault-falta-never = nenhuma falta vale mais de { $over }: a cama é de { $target }
fault-file-too-large = tem mais de { $most } bytes
fault-flor-without-envit = joga-se a flor e não o envit
fault-fold-alone = um jogador sozinho só se vai na sua vez, e fold.when diz any-time
fault-free-misplaced = { $free } vem uma vez, depois de uma quantidade fixa e mesmo antes da falta
fault-gesture-twice = { $gesture } é também o gesto de { $other }
fault-half-deck = um baralho diz as suas cartas e a sua ordem, sempre as duas coisas
fault-id-taken = o catálogo já tem um regulamento { $ruleset }
fault-impossible-choice = { $value } nunca se pode pôr: { $why }
fault-missing-deck = não há baralho: nem deck.id, nem as cartas com a sua ordem
fault-missing-option = não se diz nada
fault-not-a-file = esperava-se o ficheiro de um regulamento; { $ruleset } é um do catálogo: retruc rules show { $ruleset } mostra-o
fault-not-settable = só se põe no ficheiro de um regulamento
fault-not-toml = não é TOML: linha { $line }, coluna { $column }
fault-not-toml-deep = não é TOML: há demasiadas coisas umas dentro das outras
fault-not-toml-end = não é TOML: falta alguma coisa no fim
fault-not-toml-number = não é TOML: um número ou uma data que não se pode guardar
fault-not-toml-twice = não é TOML: linha { $line }, coluna { $column }: já foi dito antes
fault-not-toml-utf8 = não é texto UTF-8: o byte { $byte } não é de nenhum carácter
fault-odd-seats = cada lado tem de ter os mesmos lugares, e há { $found }
fault-other-pack =
    { $pack ->
        [english] não são do baralho inglês: { $cards }
       *[spanish] não são do baralho espanhol: { $cards }
    }
fault-out-of-range = esperava-se de { $least } a { $most }, e há { $found }
fault-own-value-not-offered = falta o valor do próprio regulamento: { $own }
fault-own-value-not-offered-cards = falta o valor do próprio regulamento: cartas próprias
fault-pays-not-rising = { $rung } vale { $pays }, não mais do que os { $above } de antes
fault-repeated-card = { $card } já foi nomeada antes
fault-repeated-option = é posta duas vezes
fault-repeated-value = um valor repete-se
fault-rung-after-last = { $rung } vem depois da voz que vale { $last }
fault-rung-id-free = uma quantidade livre chama-se { $free }, e mais nada; há { $found }
fault-rung-id-length = esperavam-se { $most } letras no máximo, e há { $found }
fault-rung-id-letters = esperavam-se letras de a a z, e há { $found }
fault-rung-reserved = { $rung } é uma palavra da notação
fault-rung-twice = o identificador { $rung } usa-se duas vezes entre o envit e o truc
fault-seats-not-offered = esperava-se um destes: { $known }; há { $found }
fault-senyes-without-map = os sinais veem-se e não se diz nenhum
fault-too-few-cards = { $seats } lugares precisam de { $needed } cartas, e o baralho tem { $there }
fault-unknown-card-deck = o baralho não tem a carta { $found }
fault-unknown-card-pack =
    { $pack ->
        [english] o baralho inglês não tem a carta { $found }
       *[spanish] o baralho espanhol não tem a carta { $found }
    }
fault-unknown-key = não há essa chave
fault-unknown-option = não há essa opção
fault-unknown-option-or-table = não há essa opção nem essa tabela
fault-unknown-ruleset = esperava-se um destes: { $known }; há { $found }
fault-unknown-value = esperava-se um destes: { $known }; há { $found }
fault-unknown-version = esperava-se { $known }, e há { $found }
fault-unreadable-file = não se pode ler: { $why }
fault-wrong-pays = { $rung } vale { $pays }; a única palavra aqui é { $last }
fault-wrong-type-bool = esperava-se true ou false, e há { $found }
fault-wrong-type-card = esperava-se uma carta entre aspas, e há { $found }
fault-wrong-type-id = esperava-se um identificador entre aspas, e há { $found }
fault-wrong-type-list = esperava-se uma lista, e há { $found }
fault-wrong-type-number = esperava-se um número inteiro, e há { $found }
fault-wrong-type-table = esperava-se uma tabela, e há { $found }
fault-wrong-type-text = esperava-se um texto entre aspas, e há { $found }
fault-wrong-type-word = esperava-se uma palavra entre aspas, e há { $found }

# O que pode estar mal numa ata.

fault-bad-utf8 = a partir daqui o texto não é UTF-8
fault-bad-character = o carácter { $code } não se escreve nas atas
fault-long-token =
    { $what ->
        [tag] uma etiqueta de mais de { $most } caracteres
        [comment] um comentário de mais de { $most } caracteres
       *[word] uma palavra de mais de { $most } caracteres
    }
fault-empty = não há nenhuma etiqueta nem nenhuma mão
fault-bad-tag = uma etiqueta escreve-se { $form }
fault-bad-tag-capitals = a etiqueta escreve-se { $tag }
fault-duplicate-tag = a etiqueta { $tag } repete-se
fault-late-tag = as etiquetas vêm antes da primeira mão
fault-too-many-tags = mais de { $most } etiquetas e comentários no princípio
fault-too-many-tags-among-hands = mais de { $most } comentários entre as cartas de uma mão
fault-bad-value-dealer = numa mesa de { $seats } não há lugar { $seat }
fault-bad-value-id = esperava-se um identificador como bar@1, e há { $found }
fault-bad-value-names = um nome não leva ponto e vírgula, nem espaços nas pontas
fault-bad-value-number = esperava-se um número de { $least } a { $most }, e há { $found }
fault-bad-value-pair = esperavam-se dois números como 15-8, e há { $found }
fault-bad-value-players = { $names } nomes para { $seats } lugares
fault-bad-value-result = um coto a { $most } que começa { $began } não pode acabar { $found }
fault-bad-value-unwritable =
    { $what ->
        [tag] a etiqueta { $found } não se pode escrever: uma etiqueta tem no máximo { $most } caracteres, e nenhum de controlo
       *[comment] o comentário { $found } não se pode escrever: um comentário tem no máximo { $most } caracteres, e nenhum de controlo
    }
fault-bad-score = esperava-se de 0 a { $most } cada um, e há { $found }
fault-bad-option-form = esperava-se caminho=valor, e há { $found }
fault-bad-option-seats = as opções dizem { $seats } lugares
fault-bad-option-twice = { $path } é posto duas vezes
fault-other-ruleset = a ata é de { $named }, e foi dado { $given }
fault-wrong-result = as mãos acabam { $end }, e há { $found }
fault-missing-round = esperava-se o número de uma mão, como 1., e há { $found }
fault-bad-round-number = esperava-se a mão { $number }, e está a { $found }
fault-round-not-finished = a mão { $number } não acabou
fault-missing-hands = esperavam-se { $seats } grupos de cartas, e há { $found }
fault-extra-hand = há um grupo de cartas onde devia vir uma jogada
fault-bad-hand =
    { $pack ->
        [english] esperavam-se cartas do baralho inglês ou { $unknown }, e há { $found }
       *[spanish] esperavam-se cartas do baralho espanhol ou { $unknown }, e há { $found }
    }
fault-bad-seat = esperava-se um lugar de 1 a { $most }, e há { $found }
fault-bad-card =
    { $pack ->
        [english] nenhuma carta do baralho inglês se escreve { $found }
       *[spanish] nenhuma carta do baralho espanhol se escreve { $found }
    }
fault-bad-deal-card = o baralho não tem { $card }
fault-bad-deal-count =
    { $each ->
        [one] esperava-se uma carta para o lugar { $seat }, e há { $found }
        [many] esperavam-se { $each } de cartas para o lugar { $seat }, e há { $found }
       *[other] esperavam-se { $each } cartas para o lugar { $seat }, e há { $found }
    }
fault-bad-deal-twice = { $card } foi dada duas vezes
fault-may-not-lay = o lugar { $seat } não pode jogar { $word }: { $why }
fault-unknown-word = { $found } não é nenhuma jogada
fault-unknown-word-colon = uma jogada escreve-se lugar:palavra, e há { $found }
fault-unknown-cards = o lugar { $seat } joga uma carta que se conhece, e não diz qual é
fault-unknown-cards-hand = as cartas do lugar { $seat } não se conhecem

# Que mais pode estar mal: o que se pediu, os bots, os textos.

fault-bad-setting = esperava-se caminho=valor, e há { $found }
fault-unknown-bot = esperava-se um destes: { $known }; há { $found }
fault-no-deals = esperava-se pelo menos uma distribuição, e há { $found }
fault-no-workers = esperava-se pelo menos um processo, e há { $found }
fault-no-rounds = esperava-se pelo menos uma mão, e há { $found }
fault-no-answer = { $bot }, no lugar { $seat }, tem de fazer alguma coisa
fault-wrong-gestures = { $bot }, no lugar { $seat }, faz outros gestos além de um olhar e de um sinal
fault-no-cotos = não pode haver menos de zero cotos, e há { $found }
fault-no-cotos-ladder = esperava-se pelo menos um coto, e há { $found }
fault-no-width = esperava-se uma largura de mais de 0, e há { $found }
fault-no-limit = esperava-se pelo menos um milissegundo, e há { $found }
fault-one-bot = esperavam-se dois bots ou mais, e há { $found }
fault-deals-only = uma escada joga cotos: as rotações e o intervalo são das distribuições
fault-extra-missing = falta { $package }: instale retruc[{ $extra }]
fault-bad-figure = esperava-se um nome que acabe em { $known }, e há { $found }
fault-bot-not-started = não se pode iniciar { $command }: { $why }
fault-bot-not-started-command = { $command } não é nenhum comando
fault-bot-garbled = esperava-se a resposta à mensagem { $number }, e há { $found }
fault-bot-late = nenhuma resposta em { $limit } ms
fault-bot-died = acabou com o estado { $status }
fault-bot-died-closed = fechou a sua saída
fault-bot-silent = tinha de fazer alguma coisa e calou-se
fault-bot-illegal = { $found } não é nenhuma das palavras permitidas
fault-bot-no-greeting-protocol = esperava-se uma saudação no protocolo { $known }, e há { $found }
fault-bot-no-greeting-name = esperavam-se um nome e uma versão em letras minúsculas e algarismos, e há { $found }
fault-unknown-language = não há textos em { $found }; há-os em { $known }
fault-unknown-message = falta a mensagem { $message } em { $language }
fault-missing-argument = à mensagem { $message } falta { $argument }

# Argumentos errados do comando.

fault-wrong-usage-missing = faltam estes argumentos: { $names }
fault-wrong-usage-unknown = este argumento não existe: { $found }
fault-wrong-usage-choice = { $argument }: esperava-se um destes: { $known }; há { $found }
fault-wrong-usage-number = { $argument }: esperava-se um número inteiro, e há { $found }
fault-wrong-usage-decimal = { $argument }: esperava-se um número, e há { $found }
fault-wrong-usage-together = { $argument } não vai junto com { $other }
fault-wrong-usage-value = { $argument }: falta um valor
fault-wrong-usage-no-value = { $argument } não leva nenhum valor, e há { $found }
fault-wrong-usage-ambiguous = { $found } pode ser { $known }
fault-wrong-usage = os argumentos não se entendem

# Como se nomeia o que se encontrou quando não se mostra, e o que acaba uma frase.

found-list = uma lista
found-table = uma tabela
found-digits = um número de muitos algarismos
fault-did-you-mean = { $fault }; querias dizer { $close }?

# Porque é que o sistema operativo não deixa fazer alguma coisa.

system-enoent = não há esse ficheiro nem essa pasta
system-eacces = sem permissão
system-eperm = não é permitido
system-eisdir = é uma pasta
system-enotdir = não é uma pasta
system-eexist = o ficheiro já lá está
system-enospc = não há espaço no disco
system-edquot = este utilizador já não tem espaço
system-efbig = o ficheiro ficaria demasiado grande
system-erofs = o disco é só de leitura
system-eio = o disco ou o aparelho falha
system-ebadf = a entrada ou a saída está fechada
system-emfile = há demasiados ficheiros abertos
system-enametoolong = o nome é demasiado longo
system-eloop = as ligações andam em círculo
system-eaddrinuse = o endereço já está em uso
system-other = erro { $number } do sistema

# In bulk

fault-not-in-bulk = { $what } é { $found }, e por atacado é no máximo { $most }
fault-rung-not-in-bulk = { $rung } não é nenhum envite nem truco do catálogo, e por atacado não tem número
fault-bulk-missing = falta numba: instale retruc[fast]
fault-server-missing = o servidor precisa do pacote { $package }: instale retruc[server]

# Resolver

fault-not-solvable = { $ruleset } tem mais do que cartas à vista e um truc entre dois lugares
fault-round-not-solvable = { $ruleset } tem mais do que cartas à vista, um envite de vozes fixas e um truc que se diz na sua vez, entre dois lugares
fault-round-too-large = { $ruleset } tem cartas de { $tiers } forças diferentes: demasiadas para resolver a sua mão inteira
fault-not-finite = o aprendido não vale número nenhum: continue a partir de um ponto de retoma anterior, ou comece de novo
fault-wrong-solution = em { $file } não há nenhuma solução
fault-wrong-checkpoint = { $file } não é nenhum ponto de retoma deste jogo
fault-wrong-score = esperavam-se dois números abaixo de { $most }, como 23-10, e encontrou-se { $found }
fault-not-replayable = uma mão não se pode jogar assim com todos os resultados

# Treinar

fault-no-model = penya não está treinado para { $ruleset } tal como se joga aqui: só para { $known }
fault-not-trainable = { $ruleset } não tem quatro lugares, ou tem cartas tapadas ou envites de quanto se queira
fault-wrong-training = { $file } não é nenhum ponto de retoma deste treino
