# Les regles d’un reglament, escrites a partir de les seues opcions.

# Títols i capçaleres de taules.

rules-heading-table = Llocs i cartes
rules-heading-order = Quina carta pot més
rules-heading-deal = Donar cartes
rules-heading-tricks = Les { -bases } i les pardes
rules-heading-envit = L’envit
rules-heading-envit-points = Com es compten els punts
rules-heading-envit-opening = Qui envida, i quan
rules-heading-envit-calls = Les veus
rules-heading-truc = El truc
rules-heading-fold = Anar-se’n
rules-heading-score = El compte
rules-heading-senyes = Les senyes
rules-heading-expressions = El que es diu en veu alta
rules-heading-absence = Quan algú se’n va de la taula
rules-heading-absent = El que aquí no es fa
rules-heading-choices = El que pot triar la taula
rules-heading-sources = D’on surten les regles

rules-column-place = Lloc
rules-column-cards = Cartes
rules-column-name = Nom
rules-column-hand = Cartes
rules-column-counts = Punts
rules-column-why = Per què
rules-column-wins = Qui guanya la mà
rules-column-pedres = Pedres
rules-column-lie = Com estan les cartes
rules-column-calls = El que s’ha dit
rules-column-accepted = Vull
rules-column-refused = No vull
rules-column-score = Marcador
rules-column-ahead = Si guanya qui va davant
rules-column-behind = Si guanya qui va darrere
rules-column-sign = Què diu
rules-column-gesture = El gest
rules-column-truth = És veritat si es té
rules-column-said = Es diu
rules-column-gloss = Vol dir
rules-column-source = Font
rules-column-about = De què parla
rules-column-played = Es juga
rules-column-ruleset = Reglament
rules-column-seats = Llocs
rules-column-deck = Baralla

# El cap de la pàgina i la línia d’una llista.

rules-index = Les regles de cada lloc
rules-id = Reglament { $id }, versió { $version }.
rules-id-extends = Reglament { $id }, versió { $version }. Part de { $base } i diu en què se n’aparta.
rules-changed = En aquesta taula, diferent del reglament: { $changed }.
rules-summary-envit = a { $target }, amb envit; { $truc }
rules-summary-no-truc = a les { -bases } no es canta res
rules-summary-plain = a { $target }, sense envit; { $truc }

# Llocs i cartes.

option-seats = Llocs
rules-seats =
    { $seats ->
        [2] Juguen dos, l’un contra l’altre.
        [4] Juguen quatre, dos contra dos. Els companys seuen cara a cara.
        [6] Juguen sis, tres contra tres. Companys i contraris seuen alternats.
       *[8] Juguen vuit, quatre contra quatre. Companys i contraris seuen alternats.
    }
rules-common-turns = Tot va cap a la dreta: donar, tirar i parlar.
option-deck-id = Baralla
rules-deck-id =
    { $cards ->
        [one] La baralla té una carta ({ $deck }).
        [many] La baralla té { $cards } de cartes ({ $deck }).
       *[other] La baralla té { $cards } cartes ({ $deck }).
    }
rules-deck-id-own =
    { $cards ->
        [one] La baralla és pròpia d’aquest reglament i té una carta.
        [many] La baralla és pròpia d’aquest reglament i té { $cards } de cartes.
       *[other] La baralla és pròpia d’aquest reglament i té { $cards } cartes.
    }
rules-deck-use-v34 = Els vuits i els nous són per a taules de vuit.
option-deck-pack = Joc de cartes
rules-deck-pack-spanish = És de la baralla espanyola, amb els pals d’ors, copes, espases i bastos.
rules-deck-pack-english = És de la baralla anglesa.
option-deck-cards = Cartes
rules-deck-cards = Les cartes són: { $listed }.

option-order-tiers = Ordre de les cartes
rules-order-tiers = De la més forta a la més fluixa. Les cartes d’un mateix lloc són iguals; el pal només compta en les que la taula anomena d’una en una.
rules-order-tiers-line = De la més forta a la més fluixa: { $tiers }.
option-order-fives-on-top = Els cincs dalt de tot
rules-order-fives-on-top-never = Els cincs no van damunt de les altres.
rules-order-fives-on-top-over-four = Amb més de quatre llocs, els cincs van dalt de tot, iguals entre ells.
rules-order-fives-on-top-always = Els cincs van dalt de tot, iguals entre ells.

# Donar.

option-dealer-first = Qui dona primer
rules-dealer-first-random = Qui serà mà la primera vegada ho diu la sort, entre tots els llocs.
rules-dealer-first-host = A la primera mà dona qui ha fet la taula, que seu al lloc 1.
rules-dealer-first-suit-draw = Per saber qui dona primer, cadascun dels quatre primers llocs té un pal, i es gira una carta.
rules-common-deal = Qui dona reparteix tres cartes a cadascú, i després no es roba. Qui seu a la dreta de qui dona és el mà: parla primer, surt a la primera { -basa } i, a cartes iguals, va davant. Cada mà dona el següent de la dreta.
option-deal-one-card = Mans d’una carta
rules-deal-one-card-yes = Mentre cap equip tingui més de { $limit }, qui ha de tallar pot tocar la baralla. Llavors qui dona pot repartir una carta a cadascú, i una sola { -basa } decideix la mà.
rules-deal-one-card-no = No hi ha mans d’una carta.

# Bases i pardes.

rules-common-tricks = A cada { -basa } tira una carta cadascú, i no cal seguir el pal. La guanya la carta que més pot, i qui l’ha tirada surt a la següent.
rules-common-partners-tie = Si les millors cartes són iguals i dels dos equips, la { -basa } va parda i no és de ningú. Si totes són de companys, la { -basa } és seva, i surt qui d’ells ha tirat abans.
rules-common-tie = Si les millors cartes són iguals, la { -basa } va parda i no és de ningú.
rules-common-settled = La mà s’acaba quan ja està decidida; les cartes que queden no es tiren.
option-ties-first = Quan una { -basa } va parda
rules-ties-first-classic = Amb dues { -bases } es guanya la mà. Si una va parda, guanya qui en fa una altra. Amb una { -basa } cadascú i la tercera parda, guanya qui ha fet la primera.
rules-ties-first-stack = Amb dues { -bases } es guanya la mà. Si va parda la primera, tots posen alhora les dues cartes que els queden, amb la que més pot damunt: la millor de dalt guanya la mà. Si les de dalt empaten entre els dos equips, qui té dret a pujar el truc encara pot fer-ho, i després decideixen les de sota. Amb la segona parda, o amb una { -basa } cadascú i la tercera parda, guanya qui ha fet la primera.
rules-ties-first-put = La mà es guanya amb dues { -bases }, o amb l’única que no va parda: fins llavors es juguen les tres. Una { -basa } cadascú i una parda fan taules, i la mà no val res.
option-ties-opener = Qui surt després d’una parda
rules-ties-opener-same = Després d’una parda torna a sortir qui ja havia sortit.
rules-ties-opener-ma = Després d’una parda surt el mà.
rules-ties-opener-tied-first = Després d’una parda surt el primer que ha tirat de tots els que han empatat.
rules-ties-opener-tied-last = Després d’una parda surt l’últim que ha tirat de tots els que han empatat.
option-ties-all = Totes pardes
rules-ties-all-ma-team = Si van pardes totes, guanya l’equip del mà.
rules-ties-all-nearest-tied = Si van pardes totes, guanya el més pròxim al mà de tots els que han empatat en l’última.
rules-ties-all-draw = Si van pardes totes, no guanya ningú.
rules-rounds-classic = Mà a mà, amb la carta del mà davant: > és { -basa } del mà, < de l’altre, = parda.
rules-rounds-stack = Mà a mà, amb la carta del mà davant: > és { -basa } del mà, < de l’altre, = parda. De les dues que es tiren alhora, davant de la barra va la de dalt.
rules-rounds-won-ma = el mà
rules-rounds-won-other = l’altre
rules-rounds-won-nobody = ningú
option-covered-mode = Cartes tapades
rules-covered-mode-none = Les cartes no es tapen.
rules-covered-mode-free = Qualsevol carta es pot tirar tapada. Perd contra totes i no s’ensenya mai; una { -basa } de cartes tapades va parda.
rules-covered-mode-all-following = Es pot tirar una carta tapada, i qui en tapa una tapa també les que li queden. Una carta tapada perd contra totes i no s’ensenya mai; una { -basa } de cartes tapades va parda.
option-covered-envit = Cartes tapades i envit
rules-covered-envit-kept = Per a l’envit, una carta tapada compta igual.
rules-covered-envit-lost = Per a l’envit, una carta tapada ja no compta.

# L’envit.

option-envit-on = Envit
rules-envit-on-yes = Amb l’envit s’aposta a qui té més punts en la mà que li han donat; les { -bases } no hi fan res. El guanya l’equip de qui més en té; a punts iguals, el més pròxim al mà.
rules-envit-on-no = No es juga a l’envit.
rules-common-envit-points = Dues cartes d’un mateix pal compten els dos números i vint més. Si n’hi ha tres, compten les dues millors. Sense dues del mateix pal, compta només el número més alt.
rules-common-envit-figures = Les sotes, els cavalls i els reis no compten res, però tenen pal.
option-envit-wild = Cartes que lliguen amb totes
rules-envit-wild = { $wild } per si soles, i lliguen amb qualsevol altra carta: se’ls suma el número.
rules-envit-wild-card = { $card } compta { $count }
rules-envit-wild-none = Cap carta lliga amb les d’un altre pal.
option-flor-on = Flor
rules-flor-on-yes = Tres cartes d’un mateix pal són flor: compten els tres números i vint més, i guanyen a qui no en té.
rules-flor-on-no = No hi ha flor.
rules-why-flor = flor
rules-why-wild = { $card } lliga amb qualsevol carta
rules-why-three = tres del mateix pal: les dues millors
rules-why-two = dues del mateix pal
rules-why-figure = dues del mateix pal; una figura no suma res
rules-why-none = cap pal repetit: el número més alt
rules-why-best = no n’hi ha més

option-envit-openers = Qui obre l’envit
rules-envit-openers-any = Pot envidar qualsevol: a la primera { -basa }, al seu torn i abans de tirar.
rules-envit-openers-last-two = Només pot envidar l’últim lloc de cada equip: a la primera { -basa }, al seu torn i abans de tirar.
option-envit-with-truc = Envit després del truc
rules-envit-with-truc-closed = Quan algú ja ha cantat truc, no es pot envidar.
rules-envit-with-truc-waits = Quan els contraris canten truc, qui encara no ha tirat, cantat ni contestat pot envidar en lloc de contestar. El truc espera que s’acabi l’envit. Quan s’ha volgut un truc, ja no es pot envidar.
rules-envit-with-truc-waits-on-turn = Quan els contraris canten truc, qui té el torn pot envidar en lloc de contestar, si encara no ha tirat, cantat ni contestat. El truc espera que s’acabi l’envit. Quan s’ha volgut un truc, ja no es pot envidar.
rules-envit-with-truc-after-accepted = Encara que ja s’hagi volgut un truc es pot envidar, en el torn propi de la primera { -basa }; però mai per contestar a un truc.
rules-envit-with-truc-waits-and-after = Quan els contraris canten truc o l’apugen, qui encara no ha tirat, cantat ni contestat pot envidar en lloc de contestar, i el truc espera que s’acabi l’envit. Encara que ja s’hagi volgut un truc es pot envidar, en el torn propi de la primera { -basa }.
option-envit-rungs = Veus de l’envit
rules-envit-rungs = Només els contraris de qui ha parlat l’últim poden voler, no voler o pujar, i qui puja vol el que s’havia dit abans. Aquestes són les veus, i el que valen quan encara ningú no té pedres:
rules-envit-rungs-line = { $rungs }.
rules-rung = { $say } ({ $gloss })
rules-rung-pays = { $say }: { $pays }
rules-pays-falta = el que falta
rules-pays-free = les que es diguin de més
option-envit-skip = Saltar-se veus
rules-envit-skip-none = Les veus van d’una en una.
rules-envit-skip-last = Quan ja s’ha envidat es pot anar directament a { $call }; si no, les veus van d’una en una.
rules-envit-skip-last-opens = Es pot anar directament a { $call }, i també obrir amb aquesta veu; si no, les veus van d’una en una.
rules-envit-skip-any = Es pot dir qualsevol veu més alta, i també obrir amb qualsevol.
rules-common-free-raise = { $free } es diu amb un número: les pedres que es posen damunt del que s’havia envidat, una com a mínim, i en total mai més del que valdria { $call }. No obre l’envit; pot anar darrere de qualsevol veu que no sigui { $call }, i darrere d’un altre { $free }, tantes vegades com es vulgui. Després només pot venir { $free } o { $call }.
option-envit-falta = Què val la falta
rules-envit-falta-leader-need = { $call } val el que li falta a qui va davant per fer cama, guanyi qui guanyi.
rules-envit-falta-males-bones = Amb els dos equips a males, { $call } val una cama sencera. Si no, val el que li falta a qui va davant per fer cama.
rules-envit-falta-males-bones-own = { $call } val el que li falta a qui guanya l’envit per fer cama, sigui qui sigui.
rules-envit-falta-males-bones-trailer = Amb qui va darrere a males, { $call } val una cama sencera. Si no, val el que li falta a qui va davant per fer cama.
rules-envit-falta-game-if-males = Amb els dos equips a males, { $call } val tot el coto. Si no, val el que li falta a qui va davant per fer cama.
rules-envit-falta-table = Compta el marcador que hi ha quan es donen les cartes. Això és el que s’apunta quan es vol { $call }:
option-envit-falta-over = Falta mínima
rules-envit-falta-over =
    { $over ->
        [0] { $call } es pot dir valgui el que valgui.
        [one] { $call } només es pot dir quan val més d’{ $over } pedra.
        [many] { $call } només es pot dir quan val més de { $over } de pedres.
       *[other] { $call } només es pot dir quan val més de { $over } pedres.
    }
option-envit-cap = Límit de l’envit
rules-envit-cap-none = S’apunta tot el que val l’envit, encara que passi del final de la cama.
rules-envit-cap-own-need = De l’envit no s’apunta més del que li falta a qui el guanya per fer cama.
rules-envit-cap-leader-need = De l’envit no s’apunta més del que li falta a qui va davant per fer cama, guanyi qui guanyi{ rules-cap-but }.
rules-cap-but =
    { $whole ->
        [yes] ; però { $call }, quan val la cama sencera, no es retalla
       *[no] { "" }
    }
rules-cap-example = A { $score }, un envit que val { $worth } dona { $behind } a qui va darrere i { $ahead } a qui va davant.
option-envit-answers = Qui contesta a l’envit
rules-envit-answers-any = { rules-answers-any }
rules-envit-answers-next = { rules-answers-next }
rules-envit-answers-both-refuse = { rules-answers-both-refuse }
rules-envit-answers-strongest = { rules-answers-strongest }
rules-answers-any = Pot contestar qualsevol de l’equip, i val la primera resposta.
rules-answers-next = Només contesta el primer de l’equip a la dreta de qui ha parlat.
rules-answers-both-refuse = Qualsevol de l’equip pot voler o pujar; per no voler han de dir que no tots.
rules-answers-strongest = Contesten tots els de l’equip: pujar val més que voler, i voler més que no voler.
option-envit-reveal = Mostrar l’envit
rules-envit-reveal-auto = La taula compara les cartes; no cal que ningú les ensenye.
rules-envit-reveal-claim = Acabades les { -bases }, es pregunta a cadascú pel seu torn si vol ensenyar les cartes; les que no s’ensenyen no compten.
option-envit-declined = Quan s’apunta un envit no volgut
rules-envit-declined-at-end = Un envit no volgut s’apunta al final de la mà.
rules-envit-declined-at-once = Un envit no volgut s’apunta de seguida.
rules-common-envit-when = Un envit volgut es mira quan s’han acabat les { -bases }, amb les cartes que s’havien donat.
rules-common-envit-when-covered = Un envit volgut es mira quan s’han acabat les { -bases }, amb les cartes que s’havien donat, llevat de les tapades.

# El truc.

rules-common-truc = El truc és una aposta a qui guanya les { -bases }. Només pot contestar o pujar l’equip que no ha parlat l’últim; quan ha volgut, la pujada següent és seva. Qui puja vol el que s’havia dit abans. Un «no vull» acaba la mà.
option-truc-base = Una mà sense truc
rules-truc-base =
    { $pedres ->
        [one] Una mà en què ningú canta { $opening } val una pedra.
        [many] Una mà en què ningú canta { $opening } val { $pedres } de pedres.
       *[other] Una mà en què ningú canta { $opening } val { $pedres } pedres.
    }
rules-truc-base-plain =
    { $pedres ->
        [one] Una mà val una pedra.
        [many] Una mà val { $pedres } de pedres.
       *[other] Una mà val { $pedres } pedres.
    }
option-truc-rungs = Veus del truc
rules-truc-rungs = Aquestes són les veus, cadascuna només darrere de l’anterior:
rules-truc-rungs-none = A les { -bases } no es canta res.
rules-truc-rungs-line = { $rungs }.
option-truc-extra = Més veus de truc
rules-truc-extra-none = No hi ha més veus de truc que les dites.
rules-truc-extra-cinc-val = { rules-extra-after } Cinc val.
rules-truc-extra-sis-val = { rules-extra-after } Cinc val i Sis val.
rules-truc-extra-set-val = { rules-extra-after } Cinc val, Sis val i Set val.
rules-truc-extra-vuit-val = { rules-extra-after } Cinc val, Sis val, Set val i Vuit val.
rules-truc-extra-nou-val = { rules-extra-after } Cinc val, Sis val, Set val, Vuit val i Nou val.
rules-extra-after = Abans de { $call } hi ha més veus, cadascuna d’una pedra més que l’anterior:
rules-truc-extra-va-al-dotze = Abans de { $call } hi ha una veu més: Va al dotze, que val dotze.
option-truc-when = Quan es canta truc
rules-truc-when-own-turn = { $opening } es canta i es puja en el torn propi, abans de tirar, o en contestar.
rules-truc-when-around-own-card = { $opening } es canta i es puja en el torn propi, abans de tirar o just després (fins que fa alguna cosa el següent, i mai darrere de l’última carta de la mà), o en contestar.
rules-truc-when-any-time = Qualsevol que encara continuï a la mà pot cantar { $opening } o pujar quan vulgui, mentre no hi hagi res que esperi resposta.
rules-truc-when-ma-lead = Només canta { $opening } el mà, abans de la primera carta.
option-truc-answers = Qui contesta al truc
rules-truc-answers-any = { rules-answers-any }
rules-truc-answers-next = { rules-answers-next }
rules-truc-answers-both-refuse = { rules-answers-both-refuse }
rules-truc-answers-strongest = { rules-answers-strongest }
option-truc-jocfora = Què val l’última veu del truc
rules-truc-jocfora-coto = Si es vol { $call }, qui guanya les { -bases } guanya tot el coto{ rules-whatever-envit }.
rules-truc-jocfora-cama = Si es vol { $call }, qui guanya les { -bases } fa cama.
rules-truc-jocfora-coto-after-envit = Si es vol { $call }, qui guanya les { -bases } guanya tot el coto, llevat que l’envit de la mà l’hagi acabat abans.
rules-whatever-envit =
    { $envit ->
        [yes] , passi el que passi amb l’envit
       *[no] { "" }
    }
option-truc-silent-accept = Voler tirant
rules-truc-silent-accept-yes = Tirar una carta mentre un truc espera resposta és voler-lo.
rules-truc-silent-accept-no = Ningú tira mentre hi ha una veu que espera resposta.

# Anar-se’n.

option-fold-scope = Anar-se’n
rules-fold-scope-none = Ningú se’n va d’una mà abans que s’acabi.
rules-fold-scope-team =
    { $seats ->
        [2] Qui diu «Me’n vaig» se’n va de la mà, i la guanya el contrari.
       *[other] Qui diu «Me’n vaig» se’n va de la mà amb tot l’equip, i la guanyen els contraris.
    }
rules-fold-scope-seat = Qui diu «Me’n vaig» deixa les cartes i se’n va tot sol: ja no canta ni contesta, i els companys continuen. Si havia de sortir qui se n’ha anat, surt el següent de la dreta que encara hi és. Quan se n’han anat tots els d’un equip, la mà és dels contraris.
rules-common-fold-envit = L’envit que s’ha volgut es mira igual, amb totes les cartes que s’havien donat.
option-fold-when = Quan se’n pot anar un
rules-fold-when-own-turn = Un se’n va al seu torn, quan no hi ha res que esperi resposta.
rules-fold-when-any-time = Un se’n pot anar en qualsevol moment.
rules-fold-when-before-first-card = Un se’n va al seu torn, abans de tirar la primera carta.
option-fold-pays = Què costa anar-se’n
rules-fold-pays-in-force =
    { $seats ->
        [2] El contrari s’apunta el que val llavors el truc.
       *[other] Els contraris s’apunten el que val llavors el truc.
    }
rules-fold-pays-one =
    { $seats ->
        [2] El contrari s’apunta una pedra.
       *[other] Els contraris s’apunten una pedra.
    }

# El compte.

option-cama-target = Pedres de la cama
rules-cama-target =
    { $pedres ->
        [one] Es compta en pedres. La cama es fa amb una pedra.
        [many] Es compta en pedres. La cama es fa amb { $pedres } de pedres.
       *[other] Es compta en pedres. La cama es fa amb { $pedres } pedres.
    }
option-cama-middle = La meitat de la cama
rules-cama-middle-males = Fins a { $middle } s’està a males; de més, a bones.
rules-cama-middle-bones = Per sota de { $middle } s’està a males; d’aquí en amunt, a bones.
option-cama-last-pedra = A una pedra del final
rules-cama-last-pedra-none = L’equip a qui falta una pedra juga com qualsevol altre.
rules-cama-last-pedra-decide = Si a un equip li falta una pedra, ha de dir abans de la primera carta si juga («Juguem», «No juguem»; val la primera veu). Si no juga, els contraris s’apunten una pedra; si juga, la mà en val tres i no hi ha apostes. Si els falta als dos, la mà es juga sense apostes.
option-cama-marking = Com es marca el compte
rules-cama-marking-stones = El compte es marca amb pedres, una per cada tanto.
rules-cama-marking-eight-and-nine = El compte es marca amb dues cartes que no es juguen: un equip té el vuit i el nou d’ors, l’altre els de copes, com caigui a sorts. Compten els punts que es veuen, i de 13 en amunt són dotze més; amb totes dues tapades, el compte és com estan posades.
rules-cama-marking-tanques = El compte es marca amb ratlles, en quatre tanques de sis: les dues primeres són les dolentes, les altres dues les bones.
rules-lay-nothing = cap carta
rules-lay-covering = el { $up } destapat; el { $down }, tapat, en deixa veure els punts que són: de { $least } a { $most }
rules-lay-over = el { $up } destapat, amb tots els punts; el { $down }, a sota
rules-lay-crossed = totes dues tapades, creuades
rules-lay-parallel = totes dues tapades, de costat
rules-lay-stacked = totes dues tapades, una damunt de l’altra
option-coto-cames-to-win = Cames per guanyar el coto
rules-coto-cames-to-win =
    { $cames ->
        [one] Amb una cama es guanya el coto, la partida sencera.
        [many] Guanya el coto, la partida sencera, el primer equip que fa { $cames } de cames. Cada cama comença de zero.
       *[other] Guanya el coto, la partida sencera, el primer equip que fa { $cames } cames. Cada cama comença de zero.
    }
rules-common-score-order = Quan s’acaba la mà, l’envit s’escriu abans que el truc. Si amb ell ja es fa cama, aquell truc no s’escriu. Del truc no s’apunta més del que li falta a qui el guanya per fer cama.
rules-common-score-truc = Al final de la mà no s’apunta més del que li falta a qui la guanya per fer cama.

# Senyes i expressions.

option-senyes-seen-by = Qui veu les senyes
rules-senyes-seen-by-none = No es fan senyes.
rules-senyes-seen-by-partner = Els companys es diuen les cartes amb senyes, gestos que només veuen ells.
rules-senyes-seen-by-attention = Els companys es diuen les cartes amb senyes. La veu qui en aquest moment mira qui la fa, sigui company o contrari, i ningú més.
rules-senyes-seen-by-all = Els companys es diuen les cartes amb senyes, i les veuen tots.
option-senyes-truth = Senyes falses
rules-senyes-truth-free = Una senya pot ser falsa.
rules-senyes-truth-true-only = Les senyes falses estan prohibides.
option-senyes-map = Senyes
rules-senyes-map = Les senyes són aquestes:
rules-sign-none-of = cap d’aquestes: { $listed }
rules-sign-envit-from = un envit de { $count } o més
rules-sign-envit-to = un envit de { $count } o menys
rules-sign-envit-is = un envit de { $count }
option-senyes-expressions = Expressions
rules-senyes-expressions = Es pot parlar, i ho sent tothom. Aquestes són paraules del joc:
rules-senyes-expressions-none = No hi ha expressions fixades.
rules-senyes-expressions-line = { $expressions }.

# Quan algú se’n va de la taula.

option-absence-rule = Quan algú no torna
rules-absence-rule-bot = Si triga més, juga un bot al seu lloc fins que torna.
rules-absence-rule-cancel = Si algú triga més, el coto s’anul·la i no el guanya ningú.
option-absence-grace-s = Quant s’espera un lloc
rules-absence-grace-s =
    { $seconds ->
        [one] El lloc de qui se’n va l’espera un segon.
        [many] El lloc de qui se’n va l’espera { $seconds } de segons.
       *[other] El lloc de qui se’n va l’espera { $seconds } segons.
    }

# El que es pot triar i les fonts.

rules-choices = En això no es posen d’acord ni les taules ni les fonts. La taula pot triar; primer va el que diu el reglament.
rules-sources = Cada regla té la seva font. «inferred» és el que les fonts no diuen i aquest reglament ha hagut de decidir. Les claus s’expliquen en docs/sources.md.

# En què es diferencien dos reglaments.

diff-heading = { $a } i { $b }
diff-same = { $a } i { $b } es juguen igual.
diff-intro = El que no es diu aquí és igual en els dos.
diff-value = En { $ruleset }: { $sentence }
diff-only = Només en { $ruleset }: { $list }
diff-differs = { $what } – en { $a }: { $in_a }; en { $b }: { $in_b }
diff-fixed = no hi ha res a triar
diff-order-more = Les cartes que tenen els dos guarden el mateix ordre.

# El que està mal al fitxer d’un reglament.

problems-none = { $file }: tot correcte.
problems-count =
    { $problems ->
        [one] { $file }: un problema.
        [many] { $file }: { $problems } de problemes.
       *[other] { $file }: { $problems } problemes.
    }
