# El que pot estar malament en un reglament: en el seu fitxer, o en una opció que s’hi posa.

fault-bad-id = s’esperaven lletres minúscules i xifres unides amb guionets, i hi ha { $found }
fault-bad-text = s’esperaven d’1 a { $most } caràcters que es puguin mostrar, i hi ha { $found }
fault-card-not-dealt = cap baralla d’aquest reglament té { $cards }
fault-card-without-tier = sense lloc en l’ordre: { $cards }
fault-deck-twice = deck.id ja anomena una baralla, amb les seves cartes i el seu ordre
fault-empty-range = envit-from { $least } és més que envit-to { $most }
fault-empty-sign = no diu res de les cartes ni de l’envit
fault-envit-without-rungs = es juga l’envit i no té cap veu
fault-extends-cycle = en cercle: { $rulesets }
fault-extra-misfit = { $extra } va entre una veu que val { $below } i una última que val jocfora
fault-falta-never = cap falta val més de { $over }: la cama és de { $target }
fault-file-too-large = té més de { $most } bytes
fault-flor-without-envit = es juga la flor i no l’envit
fault-fold-alone = un jugador tot sol només se’n va quan li toca, i fold.when diu any-time
fault-free-misplaced = { $free } va una vegada, darrere d’una quantitat fixa i just abans de la falta
fault-gesture-twice = { $gesture } és també el gest de { $other }
fault-half-deck = una baralla diu les cartes i el seu ordre, sempre totes dues coses
fault-id-taken = el catàleg ja té un reglament { $ruleset }
fault-impossible-choice = { $value } no es pot posar mai: { $why }
fault-missing-deck = no hi ha baralla: ni deck.id, ni les cartes amb el seu ordre
fault-missing-option = no s’hi diu res
fault-not-a-file = s’esperava el fitxer d’un reglament; { $ruleset } és un del catàleg: retruc rules show { $ruleset } el mostra
fault-not-settable = només es posa al fitxer d’un reglament
fault-not-toml = no és TOML: línia { $line }, columna { $column }
fault-not-toml-deep = no és TOML: hi ha massa coses l’una dins de l’altra
fault-not-toml-end = no és TOML: falta alguna cosa al final
fault-not-toml-number = no és TOML: un nombre o una data que no es pot desar
fault-not-toml-twice = no és TOML: línia { $line }, columna { $column }: ja s’ha dit abans
fault-not-toml-utf8 = no és text UTF-8: el byte { $byte } no és de cap caràcter
fault-odd-seats = cada equip ha de tenir els mateixos llocs, i n’hi ha { $found }
fault-other-pack =
    { $pack ->
        [english] no són de la baralla anglesa: { $cards }
       *[spanish] no són de la baralla espanyola: { $cards }
    }
fault-out-of-range = s’esperava de { $least } a { $most }, i hi ha { $found }
fault-own-value-not-offered = el valor del mateix reglament no hi és: { $own }
fault-own-value-not-offered-cards = el valor del mateix reglament no hi és: cartes pròpies
fault-pays-not-rising = { $rung } val { $pays }, no més que els { $above } d’abans
fault-repeated-card = { $card } ja s’ha anomenat abans
fault-repeated-option = es posa dues vegades
fault-repeated-value = un valor es repeteix
fault-rung-after-last = { $rung } va darrere de la veu que val { $last }
fault-rung-id-free = una quantitat lliure es diu { $free }, i cap altra cosa; hi ha { $found }
fault-rung-id-length = s’esperaven { $most } lletres com a molt, i hi ha { $found }
fault-rung-id-letters = s’esperaven lletres de la a a la z, i hi ha { $found }
fault-rung-reserved = { $rung } és una paraula de la notació
fault-rung-twice = l’identificador { $rung } es fa servir dues vegades entre l’envit i el truc
fault-seats-not-offered = s’esperava un d’aquests: { $known }; hi ha { $found }
fault-senyes-without-map = les senyes es veuen i no se’n diu cap
fault-too-few-cards = { $seats } llocs necessiten { $needed } cartes, i la baralla en té { $there }
fault-unknown-card-deck = la baralla no té la carta { $found }
fault-unknown-card-pack =
    { $pack ->
        [english] la baralla anglesa no té la carta { $found }
       *[spanish] la baralla espanyola no té la carta { $found }
    }
fault-unknown-key = no hi ha aquesta clau
fault-unknown-option = no hi ha aquesta opció
fault-unknown-option-or-table = no hi ha aquesta opció ni aquesta taula
fault-unknown-ruleset = s’esperava un d’aquests: { $known }; hi ha { $found }
fault-unknown-value = s’esperava un d’aquests: { $known }; hi ha { $found }
fault-unknown-version = s’esperava { $known }, i hi ha { $found }
fault-unreadable-file = no es pot llegir: { $why }
fault-wrong-pays = { $rung } val { $pays }; l’única paraula aquí és { $last }
fault-wrong-type-bool = s’esperava true o false, i hi ha { $found }
fault-wrong-type-card = s’esperava una carta entre cometes, i hi ha { $found }
fault-wrong-type-id = s’esperava un identificador entre cometes, i hi ha { $found }
fault-wrong-type-list = s’esperava una llista, i hi ha { $found }
fault-wrong-type-number = s’esperava un nombre enter, i hi ha { $found }
fault-wrong-type-table = s’esperava una taula, i hi ha { $found }
fault-wrong-type-text = s’esperava un text entre cometes, i hi ha { $found }
fault-wrong-type-word = s’esperava una paraula entre cometes, i hi ha { $found }

# El que pot estar malament en una acta.

fault-bad-utf8 = des d’aquí el text no és UTF-8
fault-bad-character = el caràcter { $code } no s’escriu a les actes
fault-long-token =
    { $what ->
        [tag] una etiqueta de més de { $most } caràcters
        [comment] un comentari de més de { $most } caràcters
       *[word] una paraula de més de { $most } caràcters
    }
fault-empty = no hi ha cap etiqueta ni cap mà
fault-bad-tag = una etiqueta s’escriu { $form }
fault-bad-tag-capitals = l’etiqueta s’escriu { $tag }
fault-duplicate-tag = l’etiqueta { $tag } es repeteix
fault-late-tag = les etiquetes van abans de la primera mà
fault-too-many-tags = més de { $most } etiquetes i comentaris al principi
fault-too-many-tags-among-hands = més de { $most } comentaris entre les cartes d’una mà
fault-bad-value-dealer = en una taula de { $seats } no hi ha lloc { $seat }
fault-bad-value-id = s’esperava un identificador com bar@1, i hi ha { $found }
fault-bad-value-names = un nom no porta punt i coma, ni espais als extrems
fault-bad-value-number = s’esperava un nombre de { $least } a { $most }, i hi ha { $found }
fault-bad-value-pair = s’esperaven dos nombres com 15-8, i hi ha { $found }
fault-bad-value-players = { $names } noms per a { $seats } llocs
fault-bad-value-result = un coto a { $most } que comença { $began } no pot acabar { $found }
fault-bad-value-unwritable =
    { $what ->
        [tag] l’etiqueta { $found } no es pot escriure: una etiqueta té com a molt { $most } caràcters, i cap de control
       *[comment] el comentari { $found } no es pot escriure: un comentari té com a molt { $most } caràcters, i cap de control
    }
fault-bad-score = s’esperava de 0 a { $most } cadascun, i hi ha { $found }
fault-bad-option-form = s’esperava camí=valor, i hi ha { $found }
fault-bad-option-seats = les opcions diuen { $seats } llocs
fault-bad-option-twice = { $path } es posa dues vegades
fault-other-ruleset = l’acta és de { $named }, i s’ha donat { $given }
fault-wrong-result = les mans acaben { $end }, i hi ha { $found }
fault-missing-round = s’esperava el número d’una mà, com 1., i hi ha { $found }
fault-bad-round-number = s’esperava la mà { $number }, i hi ha la { $found }
fault-round-not-finished = la mà { $number } no s’ha acabat
fault-missing-hands = s’esperaven { $seats } grups de cartes, i n’hi ha { $found }
fault-extra-hand = hi ha un grup de cartes on hauria d’anar una jugada
fault-bad-hand =
    { $pack ->
        [english] s’esperaven cartes de la baralla anglesa o { $unknown }, i hi ha { $found }
       *[spanish] s’esperaven cartes de la baralla espanyola o { $unknown }, i hi ha { $found }
    }
fault-bad-seat = s’esperava un lloc de l’1 al { $most }, i hi ha { $found }
fault-bad-card =
    { $pack ->
        [english] cap carta de la baralla anglesa s’escriu { $found }
       *[spanish] cap carta de la baralla espanyola s’escriu { $found }
    }
fault-bad-deal-card = la baralla no té { $card }
fault-bad-deal-count =
    { $each ->
        [one] s’esperava una carta per al lloc { $seat }, i n’hi ha { $found }
        [many] s’esperaven { $each } de cartes per al lloc { $seat }, i n’hi ha { $found }
       *[other] s’esperaven { $each } cartes per al lloc { $seat }, i n’hi ha { $found }
    }
fault-bad-deal-twice = { $card } s’ha donat dues vegades
fault-may-not-lay = el lloc { $seat } no pot tirar { $word }: { $why }
fault-unknown-word = { $found } no és cap jugada
fault-unknown-word-colon = una jugada s’escriu lloc:paraula, i hi ha { $found }
fault-unknown-cards = el lloc { $seat } tira una carta que se sap, i no diu quina és
fault-unknown-cards-hand = les cartes del lloc { $seat } no se saben

# Què més pot estar malament: el que s’ha demanat, els bots, els textos.

fault-bad-setting = s’esperava camí=valor, i hi ha { $found }
fault-unknown-bot = s’esperava un d’aquests: { $known }; hi ha { $found }
fault-no-deals = s’esperava un repartiment almenys, i n’hi ha { $found }
fault-no-workers = s’esperava un procés almenys, i n’hi ha { $found }
fault-no-rounds = s’esperava una mà almenys, i n’hi ha { $found }
fault-no-answer = { $bot }, al lloc { $seat }, ha de fer alguna cosa
fault-wrong-gestures = { $bot }, al lloc { $seat }, fa altres gestos que una mirada i una senya
fault-no-cotos = no hi pot haver menys de zero cotos, i n’hi ha { $found }
fault-no-cotos-ladder = s’esperava un coto almenys, i n’hi ha { $found }
fault-no-width = s’esperava una amplada de més de 0, i hi ha { $found }
fault-no-limit = s’esperava un mil·lisegon almenys, i n’hi ha { $found }
fault-one-bot = s’esperaven dos bots o més, i n’hi ha { $found }
fault-deals-only = una escala juga cotos: les rotacions i l’interval són dels repartiments
fault-extra-missing = falta { $package }: instal·leu retruc[{ $extra }]
fault-bad-figure = s’esperava un nom que acabi en { $known }, i hi ha { $found }
fault-bot-not-started = no es pot engegar { $command }: { $why }
fault-bot-not-started-command = { $command } no és cap ordre
fault-bot-garbled = s’esperava la resposta al missatge { $number }, i hi ha { $found }
fault-bot-late = cap resposta en { $limit } ms
fault-bot-died = ha acabat amb l’estat { $status }
fault-bot-died-closed = ha tancat la sortida
fault-bot-silent = havia de fer alguna cosa i ha callat
fault-bot-illegal = { $found } no és cap de les paraules permeses
fault-bot-no-greeting-protocol = s’esperava una salutació en el protocol { $known }, i hi ha { $found }
fault-bot-no-greeting-name = s’esperaven un nom i una versió en lletres minúscules i xifres, i hi ha { $found }
fault-unknown-language = no hi ha textos en { $found }; n’hi ha en { $known }
fault-unknown-message = falta el missatge { $message } en { $language }
fault-missing-argument = al missatge { $message } li falta { $argument }

# Arguments de l’ordre que no van bé.

fault-wrong-usage-missing = falten aquests arguments: { $names }
fault-wrong-usage-unknown = aquest argument no existeix: { $found }
fault-wrong-usage-choice = { $argument }: s’esperava un d’aquests: { $known }; hi ha { $found }
fault-wrong-usage-number = { $argument }: s’esperava un nombre enter, i hi ha { $found }
fault-wrong-usage-decimal = { $argument }: s’esperava un nombre, i hi ha { $found }
fault-wrong-usage-together = { $argument } no va juntament amb { $other }
fault-wrong-usage-value = { $argument }: falta un valor
fault-wrong-usage-no-value = { $argument } no porta cap valor, i hi ha { $found }
fault-wrong-usage-ambiguous = { $found } pot ser { $known }
fault-wrong-usage = els arguments no s’entenen

# Com s’anomena el que s’ha trobat quan no es mostra, i el que acaba una frase.

found-list = una llista
found-table = una taula
found-digits = un nombre de moltes xifres
fault-did-you-mean = { $fault }; volies dir { $close }?

# Per què el sistema operatiu no deixa fer alguna cosa.

system-enoent = no hi ha aquest fitxer ni aquesta carpeta
system-eacces = no hi ha permís
system-eperm = no està permès
system-eisdir = és una carpeta
system-enotdir = no és una carpeta
system-eexist = el fitxer ja hi és
system-enospc = no queda espai al disc
system-edquot = a aquest usuari no li queda espai
system-efbig = el fitxer seria massa gran
system-erofs = el disc és només de lectura
system-eio = el disc o l’aparell falla
system-ebadf = l’entrada o la sortida està tancada
system-emfile = hi ha massa fitxers oberts
system-enametoolong = el nom és massa llarg
system-eloop = els enllaços donen voltes en cercle
system-eaddrinuse = l’adreça ja es fa servir
system-other = error { $number } del sistema

# In bulk

fault-not-in-bulk = { $what } és { $found }, i a l’engròs és com a molt { $most }
fault-rung-not-in-bulk = { $rung } no és cap envit ni cap truc del catàleg, i a l’engròs no té número
fault-bulk-missing = falta numba: instal·leu retruc[fast]
fault-server-missing = el servidor necessita el paquet { $package }: instal·leu retruc[server]

# Resoldre

fault-not-solvable = { $ruleset } té més que cartes a la vista i un truc entre dos llocs
fault-round-not-solvable = { $ruleset } té més que cartes a la vista, un envit de veus fixes i un truc que es diu quan toca, entre dos llocs
fault-round-too-large = { $ruleset } té cartes de { $tiers } forces diferents: massa per resoldre’n la mà sencera
fault-not-finite = el que s’ha après no val cap número: continueu des d’un punt de represa anterior, o torneu a començar
fault-wrong-solution = a { $file } no hi ha cap solució
fault-wrong-checkpoint = { $file } no és cap punt de represa d’aquest joc
fault-wrong-score = s’esperaven dos números per sota de { $most }, com ara 23-10, i s’ha trobat { $found }
fault-not-replayable = una mà no es pot jugar així amb tots els tanteigs

# Entrenar

fault-no-model = penya no està entrenat per a { $ruleset } tal com es juga aquí: només per a { $known }
fault-not-trainable = { $ruleset } no té quatre llocs, o té cartes tapades o envits de quant es vulgui
fault-wrong-training = { $file } no és cap punt de represa d’aquest entrenament
