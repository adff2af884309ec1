# Páginas do navegador para ler: regulamentos, sinais, como se joga, outro aparelho, privacidade.

rules-title = As regras de cada lugar
rules-senyes =
    { $signs ->
        [one] O seu sinal, com a cara que o faz
        [many] Os seus { $signs } de sinais, com a cara que os faz
       *[other] Os seus { $signs } sinais, com a cara que os faz
    }
compare = O que muda
compare-first = Primeiro regulamento
compare-second = Segundo regulamento
compare-do = Comparar
differs-title = O que muda
table-rules-title = Regras da mesa { $code }
table-rules-differ = Diferente de { $ruleset }

senyes-title = Sinais
senyes-intro = Os parceiros dizem as cartas um ao outro com gestos (senyes). Quem olha, vê-os: olha para o parceiro, e espera que os adversários olhem para outro lado.
senyes-where = Como se fazem em
senyes-none = Em { $ruleset } não se fazem sinais.
senyes-true = Verdadeiro com { $truth }
expressions-title = Em voz alta
expressions-intro = Isto toda a gente ouve.
practice = Praticar
practice-intro = Uma cara faz um sinal por um momento, como à mesa. Sabes lê-lo?
practice-pace = Quanto dura
practice-slow = Um bocado
practice-usual = Como à mesa
practice-quick = Um piscar de olhos
practice-what = O que disse?
practice-right = É isso! Seguidos: { $row }.
practice-wrong = Não. Era: { $meaning }.
practice-again = Outra vez
practice-next = O seguinte
practice-tally = { $right } lidos de { $asked }
practice-stop = Deixar a prática

how-title = Como se joga
how-aim = Dois contra dois, os parceiros frente a frente. Quem ganha a cama, uma conta de 24 pedras, fica mais perto do coto. As pedras vêm de duas apostas: o envit, no que contam as tuas cartas, e o truc, em quem faz as vazas.
how-play = Jogar uma mão com guia
how-play-note = Três minutos, com três bots e uma dica quando faz falta.
how-cards = As cartas
how-cards-text = Três para cada um. Da mais forte à mais fraca; as que estão juntas são iguais:
how-tricks = Uma vaza é uma carta de cada um. Não é preciso seguir o naipe: a mais forte leva-a. Duas vazas de três fazem a mão. Se as melhores forem iguais, a vaza fica empatada, e então decide a primeira que se ganhou.
how-envit = O envit
how-envit-hand = Sete de ouros, seis de ouros, três de copas
how-envit-text = Duas do mesmo naipe somam os seus números e mais vinte: sete e seis de ouros fazem 33. O envit abre-se antes de jogar a primeira carta. Os outros querem, não querem ou sobem.
how-truc = O truc
how-truc-text = Uma mão vale uma pedra. «Truc» põe-na em duas, e a palavra seguinte só os outros a podem dizer: «retruc», três; «quatre val», quatro; e depois, tudo. Quem não quer paga o que valia antes.
how-senyes = Os sinais
how-senyes-text = O parceiro pode dizer-te o que tem piscando um olho, mordendo o lábio, levantando as sobrancelhas. Pode ser mentira, e os adversários podem estar a olhar.
how-senyes-more = Ver todos e praticar
how-more = Tudo o resto
how-more-text = Cada lugar tem as suas regras; este é o truc dos bares de València e arredores.

device-title = Outro aparelho
device-from = A partir deste aparelho
device-from-text = Os teus lugares e o teu nome vão contigo. O código serve uma vez, durante cinco minutos.
device-make = Fazer um código
device-left = Serve durante mais { $clock }.
device-to = Neste aparelho
device-to-text = Escreve o código que vês no outro.
device-code = Código
device-use = Continuar aqui
device-moved = Já estás aqui. Os teus lugares esperam por ti.

about-title = Jogo limpo e privacidade
about-what = O jogo do truc, como se joga em terras de València, na Catalunha, nas ilhas e mais além. Sem anúncios, sem contas, sem vender nada.
about-licence = Software livre com a licença Apache 2.0, cartas e caras incluídas.
about-deals = Distribuições que se podem verificar
about-deals-text = Antes de cada mão o servidor compromete-se com o seu segredo, e cada navegador da mesa junta acaso próprio; o baralho sai de tudo junto. No fim publicam-se os segredos, e o teu navegador verifica cada distribuição.
about-deals-limits = Assim ninguém pode ter escolhido as cartas, a não ser que se tenham combinado todos os que juntaram acaso. O servidor, esse, vê as cartas quando as dá.
about-kept = O que se guarda de ti
about-kept-1 = Um número ao acaso num cookie, para que o teu lugar continue teu se voltares a carregar a página. O servidor só guarda a sua impressão digital.
about-kept-2 = O nome que te dás.
about-kept-3 = As partidas que jogaste: cartas, vozes, sinais e quem se sentava onde.
about-kept-4 =
    { $days ->
        [one] Tudo isto, { $days } dia desde que vieste pela última vez ou acabou a partida.
        [many] Tudo isto, { $days } de dias desde que vieste pela última vez ou acabou a partida.
       *[other] Tudo isto, { $days } dias desde que vieste pela última vez ou acabou a partida.
    }
about-not-kept = O que escolhes nas preferências fica neste navegador. A mais ninguém se diz nada.
about-delete = Apagar-me
about-delete-sure = O teu nome e os teus lugares desaparecem, também nas partidas que não acabaram. As atas das partidas ficam, sem o teu nome.
about-delete-yes = Apagar tudo
about-deleted = Feito: de ti não se guarda nada.

stronger-which = Que carta ganha?
stronger-right = É isso! Até agora, { $right }.
stronger-wrong = Ganha a outra.
stronger-next = Outro par
