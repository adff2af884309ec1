# As regras de um regulamento, escritas a partir das suas opções.

# Títulos e cabeçalhos de tabelas.

rules-heading-table = Lugares e cartas
rules-heading-order = Que carta vale mais
rules-heading-deal = Dar as cartas
rules-heading-tricks = Vazas e empates
rules-heading-envit = O envit
rules-heading-envit-points = Como se contam os pontos
rules-heading-envit-opening = Quem envida, e quando
rules-heading-envit-calls = As vozes
rules-heading-truc = O truc
rules-heading-fold = Sair da mão
rules-heading-score = A contagem
rules-heading-senyes = Os sinais
rules-heading-expressions = O que se diz em voz alta
rules-heading-absence = Quando alguém sai da mesa
rules-heading-absent = O que aqui não se faz
rules-heading-choices = O que a mesa pode escolher
rules-heading-sources = De onde vêm as regras

rules-column-place = Lugar
rules-column-cards = Cartas
rules-column-name = Nome
rules-column-hand = Cartas
rules-column-counts = Pontos
rules-column-why = Motivo
rules-column-wins = Quem ganha a mão
rules-column-pedres = Pedras
rules-column-lie = Como estão as cartas
rules-column-calls = O que foi dito
rules-column-accepted = Aceito
rules-column-refused = Recusado
rules-column-score = Placar
rules-column-ahead = Se ganha quem vai à frente
rules-column-behind = Se ganha quem vai atrás
rules-column-sign = O que diz
rules-column-gesture = O gesto
rules-column-truth = É verdade se se tem
rules-column-said = Diz-se
rules-column-gloss = Quer dizer
rules-column-source = Fonte
rules-column-about = De que fala
rules-column-played = Joga-se
rules-column-ruleset = Regulamento
rules-column-seats = Lugares
rules-column-deck = Baralho

# O cabeçalho da página e a linha de uma lista.

rules-index = As regras de cada lugar
rules-id = Regulamento { $id }, versão { $version }.
rules-id-extends = Regulamento { $id }, versão { $version }. Parte de { $base } e diz em que se afasta dele.
rules-changed = Nesta mesa, diferente do regulamento: { $changed }.
rules-summary-envit = a { $target }, com envit; { $truc }
rules-summary-no-truc = sobre as vazas não se canta nada
rules-summary-plain = a { $target }, sem envit; { $truc }

# Lugares e cartas.

option-seats = Lugares
rules-seats =
    { $seats ->
        [2] Jogam dois, um contra o outro.
        [4] Jogam quatro, dois contra dois. Os parceiros sentam-se frente a frente.
        [6] Jogam seis, três contra três. Parceiros e adversários sentam-se alternados.
       *[8] Jogam oito, quatro contra quatro. Parceiros e adversários sentam-se alternados.
    }
rules-common-turns = Tudo anda para a direita: dar, jogar e falar.
option-deck-id = Baralho
rules-deck-id =
    { $cards ->
        [one] O baralho tem uma carta ({ $deck }).
        [many] O baralho tem { $cards } de cartas ({ $deck }).
       *[other] O baralho tem { $cards } cartas ({ $deck }).
    }
rules-deck-id-own =
    { $cards ->
        [one] O baralho é próprio deste regulamento e tem uma carta.
        [many] O baralho é próprio deste regulamento e tem { $cards } de cartas.
       *[other] O baralho é próprio deste regulamento e tem { $cards } cartas.
    }
rules-deck-use-v34 = Os oitos e os noves são para mesas de oito.
option-deck-pack = Tipo de baralho
rules-deck-pack-spanish = É do baralho espanhol, com os naipes de ouros, copas, espadas e paus.
rules-deck-pack-english = É do baralho inglês.
option-deck-cards = Cartas
rules-deck-cards = As cartas são: { $listed }.

option-order-tiers = Ordem das cartas
rules-order-tiers = Da mais forte para a mais fraca. As cartas do mesmo lugar são iguais; o naipe só conta nas que a tabela nomeia uma a uma.
rules-order-tiers-line = Da mais forte para a mais fraca: { $tiers }.
option-order-fives-on-top = Os cincos acima de tudo
rules-order-fives-on-top-never = Os cincos não ficam acima das outras.
rules-order-fives-on-top-over-four = Com mais de quatro lugares, os cincos ficam acima de tudo, iguais entre si.
rules-order-fives-on-top-always = Os cincos ficam acima de tudo, iguais entre si.

# Dar.

option-dealer-first = Quem dá primeiro
rules-dealer-first-random = Sorteia-se entre todos os lugares quem começa a primeira mão.
rules-dealer-first-host = Na primeira mão dá quem abriu a mesa, que está no lugar 1.
rules-dealer-first-suit-draw = Para saber quem dá primeiro, cada um dos quatro primeiros lugares recebe um naipe e vira-se uma carta.
rules-common-deal = Quem dá distribui três cartas a cada um, e depois não se compra mais nenhuma. Quem está à direita de quem dá é o mão: fala primeiro, sai na primeira vaza e, com cartas iguais, passa à frente. Em cada mão dá o seguinte à direita.
option-deal-one-card = Mãos de uma carta
rules-deal-one-card-yes = Enquanto nenhum lado tiver mais de { $limit }, quem deve cortar pode tocar no baralho. Então quem dá pode distribuir uma carta a cada um, e uma só vaza decide a mão.
rules-deal-one-card-no = Não há mãos de uma carta.

# Vazas e empates.

rules-common-tricks = Em cada vaza, cada um joga uma carta, e não é preciso seguir o naipe. Ganha a carta mais forte, e quem a jogou sai na seguinte.
rules-common-partners-tie = Se as melhores cartas são iguais e dos dois lados, a vaza fica empatada e não é de ninguém. Se todas são de parceiros, a vaza é deles, e sai aquele que jogou antes.
rules-common-tie = Se as melhores cartas são iguais, a vaza fica empatada e não é de ninguém.
rules-common-settled = A mão acaba assim que está decidida; as cartas que restam não se jogam.
option-ties-first = Vazas empatadas
rules-ties-first-classic = Com duas vazas ganha-se a mão. Se uma fica empatada, ganha quem fizer outra. Com uma vaza cada um e a terceira empatada, ganha quem fez a primeira.
rules-ties-first-stack = Com duas vazas ganha-se a mão. Se a primeira fica empatada, todos põem juntas as duas cartas que lhes restam, com a mais forte por cima: a melhor de cima ganha a mão. Se as de cima empatam entre os dois lados, quem tem direito a subir o truc ainda pode fazê-lo, e depois decidem as de baixo. Com a segunda empatada, ou com uma vaza cada um e a terceira empatada, ganha quem fez a primeira.
rules-ties-first-put = A mão ganha-se com duas vazas, ou com a única que não fica empatada: até lá jogam-se as três. Uma vaza cada um e um empate deixam a mão empatada, e não vale nada.
option-ties-opener = Quem sai depois de um empate
rules-ties-opener-same = A seguir a uma vaza empatada sai outra vez a mesma pessoa.
rules-ties-opener-ma = Depois de um empate sai o mão.
rules-ties-opener-tied-first = Depois de um empate sai o primeiro que jogou entre os que empataram.
rules-ties-opener-tied-last = Depois de um empate sai o último que jogou entre os que empataram.
option-ties-all = Todas empatadas
rules-ties-all-ma-team = Se todas ficam empatadas, ganha o lado do mão.
rules-ties-all-nearest-tied = Se todas ficam empatadas, ganha o mais próximo do mão entre os que empataram na última.
rules-ties-all-draw = Se todas ficam empatadas, não ganha ninguém.
rules-rounds-classic = Entre dois, com a carta do mão à frente: > é vaza do mão, < do outro, = empatada.
rules-rounds-stack = Entre dois, com a carta do mão à frente: > é vaza do mão, < do outro, = empatada. Das duas que se jogam de uma vez, antes da barra vem a de cima.
rules-rounds-won-ma = o mão
rules-rounds-won-other = o outro
rules-rounds-won-nobody = ninguém
option-covered-mode = Cartas cobertas
rules-covered-mode-none = As cartas não se cobrem.
rules-covered-mode-free = Qualquer carta se pode jogar coberta. Perde contra todas e nunca se mostra; uma vaza de cartas cobertas fica empatada.
rules-covered-mode-all-following = Pode-se jogar uma carta coberta, e quem cobre uma cobre também as que lhe restam. Uma carta coberta perde contra todas e nunca se mostra; uma vaza de cartas cobertas fica empatada.
option-covered-envit = Cartas cobertas e envit
rules-covered-envit-kept = Para o envit, uma carta coberta conta igualmente.
rules-covered-envit-lost = Para o envit, uma carta coberta já não conta.

# O envit.

option-envit-on = Envit
rules-envit-on-yes = O envit é uma aposta nos pontos das três cartas de cada um, à parte das vazas. Ganha-o o lado de quem tem mais; com pontos iguais, o mais próximo do mão.
rules-envit-on-no = Não se joga o envit.
rules-common-envit-points = Duas cartas do mesmo naipe contam os dois números e mais vinte. Se são três, contam as duas melhores. Sem duas do mesmo naipe, conta só o número mais alto.
rules-common-envit-figures = As sotas, os cavalos e os reis não contam nada, mas têm naipe.
option-envit-wild = Cartas que ligam com todas
rules-envit-wild = { $wild } por si sós, e ligam com qualquer outra carta: soma-se o número dela.
rules-envit-wild-card = { $card } conta { $count }
rules-envit-wild-none = Nenhuma carta liga com as de outro naipe.
option-flor-on = Flor
rules-flor-on-yes = Três cartas do mesmo naipe são flor: contam os três números e mais vinte, e ganham a quem não a tem.
rules-flor-on-no = Não há flor.
rules-why-flor = flor
rules-why-wild = { $card } liga com qualquer carta
rules-why-three = três do mesmo naipe: as duas melhores
rules-why-two = duas do mesmo naipe
rules-why-figure = duas do mesmo naipe; uma figura não soma nada
rules-why-none = nenhum naipe repetido: o número mais alto
rules-why-best = não há mais

option-envit-openers = Quem abre o envit
rules-envit-openers-any = Pode envidar qualquer um: na primeira vaza, na sua vez e antes de jogar a sua carta.
rules-envit-openers-last-two = Só pode envidar o último lugar de cada lado: na primeira vaza, na sua vez e antes de jogar a sua carta.
option-envit-with-truc = Envit depois do truc
rules-envit-with-truc-closed = Depois de alguém cantar truc, já não se pode envidar.
rules-envit-with-truc-waits = Quando os adversários cantam truc, quem ainda não jogou, cantou nem respondeu pode envidar em vez de responder. O truc espera que o envit acabe. Depois de aceito um truc, já não se pode envidar.
rules-envit-with-truc-waits-on-turn = Quando os adversários cantam truc, quem tem a vez pode envidar em vez de responder, se ainda não jogou, cantou nem respondeu. O truc espera que o envit acabe. Depois de aceito um truc, já não se pode envidar.
rules-envit-with-truc-after-accepted = Mesmo depois de aceito um truc pode-se envidar, na própria vez da primeira vaza; mas nunca como resposta a um truc.
rules-envit-with-truc-waits-and-after = Quando os adversários cantam truc ou o aumentam, quem ainda não jogou, cantou nem respondeu pode envidar em vez de responder, e o truc espera que o envit acabe. Mesmo depois de aceito um truc pode-se envidar, na própria vez da primeira vaza.
option-envit-rungs = Vozes do envit
rules-envit-rungs = Só os adversários de quem falou por último podem aceitar, recusar ou subir, e quem sobe aceita o que se tinha dito antes. Estas são as vozes, e o que valem quando ainda ninguém tem pedras:
rules-envit-rungs-line = { $rungs }.
rules-rung = { $say } ({ $gloss })
rules-rung-pays = { $say }: { $pays }
rules-pays-falta = o que falta
rules-pays-free = as que se disserem a mais
option-envit-skip = Saltar vozes
rules-envit-skip-none = As vozes vão uma a uma.
rules-envit-skip-last = Depois de envidar pode-se ir direto a { $call }; de resto, as vozes vão uma a uma.
rules-envit-skip-last-opens = Pode-se ir direto a { $call }, e também abrir com essa voz; de resto, as vozes vão uma a uma.
rules-envit-skip-any = Pode-se dizer qualquer voz mais alta, e também abrir com qualquer uma.
rules-common-free-raise = { $free } diz-se com um número: as pedras que se põem em cima do que se tinha envidado, uma no mínimo, e ao todo nunca mais do que valeria { $call }. Não abre o envit; pode vir depois de qualquer voz que não seja { $call }, e depois de outro { $free }, as vezes que se quiser. A seguir só pode vir { $free } ou { $call }.
option-envit-falta = Quanto vale a falta
rules-envit-falta-leader-need = { $call } vale o que falta a quem vai à frente para fechar a cama, ganhe quem ganhar.
rules-envit-falta-males-bones = Com os dois lados nas más, { $call } vale uma cama inteira. Se não, vale o que falta a quem vai à frente para fechar a cama.
rules-envit-falta-males-bones-own = { $call } vale o que falta a quem ganha o envit para fechar a cama, seja quem for.
rules-envit-falta-males-bones-trailer = Com quem vai atrás nas más, { $call } vale uma cama inteira. Se não, vale o que falta a quem vai à frente para fechar a cama.
rules-envit-falta-game-if-males = Com os dois lados nas más, { $call } vale todo o coto. Se não, vale o que falta a quem vai à frente para fechar a cama.
rules-envit-falta-table = Conta o placar que há quando se dão as cartas. Isto é o que se marca quando se aceita { $call }:
option-envit-falta-over = Falta mínima
rules-envit-falta-over =
    { $over ->
        [0] { $call } pode-se dizer valha o que valer.
        [one] { $call } só se pode dizer quando vale mais de { $over } pedra.
        [many] { $call } só se pode dizer quando vale mais de { $over } de pedras.
       *[other] { $call } só se pode dizer quando vale mais de { $over } pedras.
    }
option-envit-cap = Limite do envit
rules-envit-cap-none = Marca-se tudo o que o envit vale, mesmo que passe do fim da cama.
rules-envit-cap-own-need = Do envit não se marca mais do que falta a quem o ganha para fechar a cama.
rules-envit-cap-leader-need = Do envit não se marca mais do que falta a quem vai à frente para fechar a cama, ganhe quem ganhar{ rules-cap-but }.
rules-cap-but =
    { $whole ->
        [yes] ; mas { $call }, quando vale a cama inteira, não se corta
       *[no] { "" }
    }
rules-cap-example = Com { $score }, um envit que vale { $worth } dá { $behind } a quem vai atrás e { $ahead } a quem vai à frente.
option-envit-answers = Quem responde ao envit
rules-envit-answers-any = { rules-answers-any }
rules-envit-answers-next = { rules-answers-next }
rules-envit-answers-both-refuse = { rules-answers-both-refuse }
rules-envit-answers-strongest = { rules-answers-strongest }
rules-answers-any = Pode responder qualquer um desse lado, e vale a primeira resposta.
rules-answers-next = Só responde o primeiro desse lado à direita de quem falou.
rules-answers-both-refuse = Qualquer um desse lado pode aceitar ou subir; para recusar têm de recusar todos.
rules-answers-strongest = Respondem todos desse lado: subir vale mais que aceitar, e aceitar mais que recusar.
option-envit-reveal = Mostrar o envit
rules-envit-reveal-auto = A mesa compara as cartas; ninguém tem de as mostrar.
rules-envit-reveal-claim = Acabadas as vazas, pergunta-se a cada um na sua vez se quer mostrar as cartas; as que não se mostram não contam.
option-envit-declined = Quando se marca um envit recusado
rules-envit-declined-at-end = Um envit recusado marca-se no fim da mão.
rules-envit-declined-at-once = Um envit recusado marca-se na hora.
rules-common-envit-when = Um envit aceito compara-se quando acabam as vazas, com as cartas que se tinham dado.
rules-common-envit-when-covered = Um envit aceito compara-se quando acabam as vazas, com as cartas que se tinham dado, menos as cobertas.

# O truc.

rules-common-truc = O truc é uma aposta em quem ganha as vazas. Só pode responder ou subir o lado que não falou por último; depois de aceitar, a subida seguinte é dele. Quem sobe aceita o que se tinha dito antes. Um «no vull» acaba a mão.
option-truc-base = Uma mão sem truc
rules-truc-base =
    { $pedres ->
        [one] Uma mão em que ninguém canta { $opening } vale uma pedra.
        [many] Uma mão em que ninguém canta { $opening } vale { $pedres } de pedras.
       *[other] Uma mão em que ninguém canta { $opening } vale { $pedres } pedras.
    }
rules-truc-base-plain =
    { $pedres ->
        [one] Uma mão vale uma pedra.
        [many] Uma mão vale { $pedres } de pedras.
       *[other] Uma mão vale { $pedres } pedras.
    }
option-truc-rungs = Vozes do truc
rules-truc-rungs = Estas são as vozes, cada uma só depois da anterior:
rules-truc-rungs-none = Sobre as vazas não se canta nada.
rules-truc-rungs-line = { $rungs }.
option-truc-extra = Mais vozes de truc
rules-truc-extra-none = Não há mais vozes de truc do que as ditas.
rules-truc-extra-cinc-val = { rules-extra-after } Cinc val.
rules-truc-extra-sis-val = { rules-extra-after } Cinc val e Sis val.
rules-truc-extra-set-val = { rules-extra-after } Cinc val, Sis val e Set val.
rules-truc-extra-vuit-val = { rules-extra-after } Cinc val, Sis val, Set val e Vuit val.
rules-truc-extra-nou-val = { rules-extra-after } Cinc val, Sis val, Set val, Vuit val e Nou val.
rules-extra-after = Antes de { $call } há mais vozes, cada uma de uma pedra mais que a anterior:
rules-truc-extra-va-al-dotze = Antes de { $call } há mais uma voz: Va al dotze, que vale doze.
option-truc-when = Quando se canta truc
rules-truc-when-own-turn = { $opening } canta-se e sobe-se na própria vez, antes de jogar a carta, ou ao responder.
rules-truc-when-around-own-card = { $opening } canta-se e sobe-se na própria vez, antes de jogar a carta ou logo depois (até o seguinte fazer alguma coisa, e nunca depois da última carta da mão), ou ao responder.
rules-truc-when-any-time = Qualquer um que ainda esteja na mão pode cantar { $opening } ou subir quando quiser, enquanto não houver nada à espera de resposta.
rules-truc-when-ma-lead = Só o mão canta { $opening }, antes da primeira carta.
option-truc-answers = Quem responde ao truc
rules-truc-answers-any = { rules-answers-any }
rules-truc-answers-next = { rules-answers-next }
rules-truc-answers-both-refuse = { rules-answers-both-refuse }
rules-truc-answers-strongest = { rules-answers-strongest }
option-truc-jocfora = Quanto vale a última voz do truc
rules-truc-jocfora-coto = Se se aceita { $call }, quem ganha as vazas ganha todo o coto{ rules-whatever-envit }.
rules-truc-jocfora-cama = Se se aceita { $call }, quem ganha as vazas fecha a cama.
rules-truc-jocfora-coto-after-envit = Se se aceita { $call }, quem ganha as vazas ganha todo o coto, a não ser que o envit da mão o tenha acabado antes.
rules-whatever-envit =
    { $envit ->
        [yes] , aconteça o que acontecer com o envit
       *[no] { "" }
    }
option-truc-silent-accept = Aceitar jogando
rules-truc-silent-accept-yes = Jogar uma carta enquanto um truc espera resposta é aceitá-lo.
rules-truc-silent-accept-no = Ninguém joga enquanto há uma voz à espera de resposta.

# Sair da mão.

option-fold-scope = Sair da mão
rules-fold-scope-none = Ninguém sai de uma mão antes do fim.
rules-fold-scope-team =
    { $seats ->
        [2] Quem diz «Me’n vaig» sai da mão, e ganha-a o adversário.
       *[other] Quem diz «Me’n vaig» sai da mão com todo o seu lado, e ganham-na os adversários.
    }
rules-fold-scope-seat = Quem diz «Me’n vaig» larga as cartas e sai sozinho: já não canta nem responde, e os parceiros continuam. Se era a vez de abrir de quem saiu, abre o seguinte à direita que ainda lá está. Quando saem todos os de um lado, a mão é dos adversários.
rules-common-fold-envit = O envit que foi aceito compara-se igualmente, com todas as cartas que se tinham dado.
option-fold-when = Quando se pode sair
rules-fold-when-own-turn = Sai-se na própria vez, quando não há nada à espera de resposta.
rules-fold-when-any-time = Pode-se sair em qualquer momento.
rules-fold-when-before-first-card = Sai-se na própria vez, antes de jogar a primeira carta.
option-fold-pays = Quanto custa sair
rules-fold-pays-in-force =
    { $seats ->
        [2] O adversário marca o que o truc vale nesse momento.
       *[other] Os adversários marcam o que o truc vale nesse momento.
    }
rules-fold-pays-one =
    { $seats ->
        [2] O adversário marca uma pedra.
       *[other] Os adversários marcam uma pedra.
    }

# A contagem.

option-cama-target = Pedras da cama
rules-cama-target =
    { $pedres ->
        [one] Conta-se em pedras. A cama fecha-se com uma pedra.
        [many] Conta-se em pedras. A cama fecha-se com { $pedres } de pedras.
       *[other] Conta-se em pedras. A cama fecha-se com { $pedres } pedras.
    }
option-cama-middle = O meio da cama
rules-cama-middle-males = Até { $middle } está-se nas más; acima disso, nas boas.
rules-cama-middle-bones = Abaixo de { $middle } está-se nas más; daí em diante, nas boas.
option-cama-last-pedra = A uma pedra do fim
rules-cama-last-pedra-none = O lado a que falta uma pedra joga como qualquer outro.
rules-cama-last-pedra-decide = Se a um lado falta uma pedra, tem de dizer antes da primeira carta se joga («Juguem», «No juguem»; vale a primeira voz). Se não joga, os adversários marcam uma pedra; se joga, a mão vale três e não há apostas. Se falta aos dois, a mão joga-se sem apostas.
option-cama-marking = Com que se marca o placar
rules-cama-marking-stones = O placar marca-se com pedras, uma por cada tento.
rules-cama-marking-eight-and-nine = O placar marca-se com duas cartas que não se jogam: um lado tem o oito e o nove de ouros, o outro os de copas, à sorte. Contam os pontos que se veem, e de 13 em diante são mais doze; com as duas viradas para baixo, o placar é a maneira como estão postas.
rules-cama-marking-tanques = O placar marca-se com riscos, em quatro tanques de seis: as duas primeiras são as más, as outras duas as boas.
rules-lay-nothing = nenhuma carta
rules-lay-covering = o { $up } virado para cima; o { $down }, virado para baixo, deixa ver os pontos que são: de { $least } a { $most }
rules-lay-over = o { $up } virado para cima, com todos os pontos; o { $down } por baixo
rules-lay-crossed = as duas viradas para baixo, cruzadas
rules-lay-parallel = as duas viradas para baixo, lado a lado
rules-lay-stacked = as duas viradas para baixo, uma sobre a outra
option-coto-cames-to-win = Camas para ganhar o coto
rules-coto-cames-to-win =
    { $cames ->
        [one] Com uma cama ganha-se o coto, a partida inteira.
        [many] Ganha o coto, a partida inteira, o primeiro lado que fecha { $cames } de camas. Cada cama começa do zero.
       *[other] Ganha o coto, a partida inteira, o primeiro lado que fecha { $cames } camas. Cada cama começa do zero.
    }
rules-common-score-order = Acabada a mão, o envit escreve-se antes do truc. Se com ele a cama já fica fechada, esse truc não se escreve. Do truc não se marca mais do que falta a quem o ganha para fechar a cama.
rules-common-score-truc = No fim da mão não se marca mais do que falta a quem a ganha para fechar a cama.

# Sinais e expressões.

option-senyes-seen-by = Quem vê os sinais
rules-senyes-seen-by-none = Não se fazem sinais.
rules-senyes-seen-by-partner = Os parceiros dizem as cartas uns aos outros com sinais (senyes), gestos que só eles veem.
rules-senyes-seen-by-attention = Os parceiros dizem as cartas uns aos outros com sinais (senyes). Vê o sinal quem nesse momento olha para quem o faz, seja parceiro ou adversário, e mais ninguém.
rules-senyes-seen-by-all = Os parceiros dizem as cartas uns aos outros com sinais (senyes), e todos os veem.
option-senyes-truth = Sinais falsos
rules-senyes-truth-free = Um sinal pode ser falso.
rules-senyes-truth-true-only = Os sinais falsos estão proibidos.
option-senyes-map = Sinais
rules-senyes-map = Os sinais são estes:
rules-sign-none-of = nenhuma destas: { $listed }
rules-sign-envit-from = um envit de { $count } ou mais
rules-sign-envit-to = um envit de { $count } ou menos
rules-sign-envit-is = um envit de { $count }
option-senyes-expressions = Expressões
rules-senyes-expressions = Pode-se falar, e todos ouvem. Estas são palavras do jogo:
rules-senyes-expressions-none = Não há expressões fixas.
rules-senyes-expressions-line = { $expressions }.

# Quando alguém sai da mesa.

option-absence-rule = Quando alguém não volta
rules-absence-rule-bot = Se demora mais, um bot joga no seu lugar até que volte.
rules-absence-rule-cancel = Se alguém demora mais, o coto é anulado e ninguém o ganha.
option-absence-grace-s = Quanto espera um lugar
rules-absence-grace-s =
    { $seconds ->
        [one] O lugar de quem sai espera um segundo.
        [many] O lugar de quem sai espera { $seconds } de segundos.
       *[other] O lugar de quem sai espera { $seconds } segundos.
    }

# O que se pode escolher e as fontes.

rules-choices = Nisto não estão de acordo nem as mesas nem as fontes. A mesa pode escolher; primeiro vem o que diz o regulamento.
rules-sources = Cada regra tem a sua fonte. «inferred» é o que as fontes não dizem e este regulamento teve de decidir. As chaves explicam-se em docs/sources.md.

# Em que diferem dois regulamentos.

diff-heading = { $a } e { $b }
diff-same = { $a } e { $b } jogam-se da mesma maneira.
diff-intro = O que não se diz aqui é igual nos dois.
diff-value = Em { $ruleset }: { $sentence }
diff-only = Só em { $ruleset }: { $list }
diff-differs = { $what } – em { $a }: { $in_a }; em { $b }: { $in_b }
diff-fixed = nada a escolher
diff-order-more = As cartas que os dois têm guardam a mesma ordem.

# O que está mal no ficheiro de um regulamento.

problems-none = { $file }: tudo correto.
problems-count =
    { $problems ->
        [one] { $file }: um problema.
        [many] { $file }: { $problems } de problemas.
       *[other] { $file }: { $problems } problemas.
    }
