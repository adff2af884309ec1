# El servidor: les ordres `retruc serve` i `retruc verify`, i el que es nega per HTTP.

cli-serve = juga al navegador: posa en marxa un servidor
cli-serve-host = l’adreça on escolta (si no es diu: 127.0.0.1, només aquesta màquina)
cli-serve-port = el port; 0 agafa qualsevol que estigui lliure (si no es diu: 8000)
cli-serve-lan = deixa entrar mòbils de la mateixa xarxa: escolta pertot i mostra un QR
cli-serve-data = la carpeta on desa les taules (si no es diu: retruc-data)
cli-serve-database = una altra base de dades al seu lloc: postgresql://USUARI@MÀQUINA/NOM o sqlite:///FITXER
cli-serve-origin = on es troba el servidor, com https://truc.example; es pot repetir. Cal quan té un nom propi, com darrere d’un intermediari
cli-serve-proxies = adreces d’intermediaris que es creuen quan diuen qui demana, separades per comes; cap: un text buit (si no es diu: 127.0.0.1)
cli-serve-workers = processos on pensen els bots (si no es diu: un per processador menys un)
cli-serve-keep = dies que es desen les taules acabades i qui no torna (si no es diu: 90)
cli-serve-json = escriu el registre en JSON, una línia per cada cosa que passa
cli-serve-open = obre la pàgina al navegador
cli-serve-rate = multiplica quant pot demanar una adreça (si no es diu: 1)
cli-metavar-address = ADREÇA
cli-metavar-folder = CARPETA
cli-metavar-url = URL
cli-metavar-addresses = ADREÇA,…
serve-at = La taula és a { $address }
serve-lan = En aquesta xarxa: { $address }
serve-stop = Amb Ctrl-C s’acaba el servidor; les taules continuen quan torna a començar.
serve-no-client = La pàgina no està feta: la fa make play.

cli-verify = comprova els repartiments d’una acta
cli-verify-file = l’acta d’un coto acabat; - és l’entrada estàndard
verify-round = Mà { $number }: { $verdict }
verify-fair = les cartes surten dels secrets del servidor i dels llocs { $seats }
verify-server-alone = les cartes surten només del secret del servidor
verify-missing = { $verdict }; els llocs { $seats } no van donar res a temps
verify-no-proof = no hi ha prova
verify-bad-proof = la prova no es pot llegir
verify-other-chain = el secret del servidor no és el que havia compromès
verify-other-link = el secret d’un navegador no és el que havia compromès
verify-other-cards = les cartes no són les que surten dels secrets
verify-good =
    { $rounds ->
        [one] S’ha comprovat un repartiment, i està bé.
        [many] S’han comprovat { $rounds } repartiments, i tots estan bé.
       *[other] S’han comprovat { $rounds } repartiments, i tots estan bé.
    }
verify-wrong =
    { $wrong ->
        [one] Un repartiment de { $rounds } no està provat.
        [many] { $wrong } repartiments de { $rounds } no estan provats.
       *[other] { $wrong } repartiments de { $rounds } no estan provats.
    }
verify-renewed = { $verdict }; els llocs { $seats } van començar una altra cadena
verify-part =
    { $rounds ->
        [one] El lloc { $seat } va prendre part en { $own } d’1 repartiment.
        [many] El lloc { $seat } va prendre part en { $own } de { $rounds } repartiments.
       *[other] El lloc { $seat } va prendre part en { $own } de { $rounds } repartiments.
    }
verify-alone =
    { $alone ->
        [one] En un repartiment no va prendre part cap navegador: allà el servidor només està lligat per si mateix.
        [many] En { $alone } repartiments no va prendre part cap navegador: allà el servidor només està lligat per si mateix.
       *[other] En { $alone } repartiments no va prendre part cap navegador: allà el servidor només està lligat per si mateix.
    }
verify-unknown = En una acta no es pot veure si el secret d’un navegador és el que va donar: aquell navegador ho sap, i ho diu al final del coto.
verify-nothing = L’acta no té repartiments.

fault-bad-database = s’esperava sqlite:///FITXER o postgresql://USUARI@MÀQUINA/NOM, i hi ha { $found }
fault-no-database = no es pot obrir: { $database }: { $why }
fault-no-driver = PostgreSQL necessita el paquet psycopg: instal·la retruc[postgres]
fault-database-in-use = un altre servidor fa servir { $database }
fault-newer-database = s’esperava la versió { $known } de la base de dades o anterior, i hi ha { $found }
fault-no-address = no es pot escoltar a { $address }: { $why }
fault-no-such-reader = s’esperava all, o un lloc de l’1 al { $seats }

http-too-fast = Això era massa de cop. Espera una mica i torna-ho a provar.
http-too-large = Això és massa gran.
http-other-origin = Això ho ha demanat una altra pàgina.
http-other-host = Aquest servidor no es coneix per aquest nom. Qui el fa anar el pot dir amb --origin.
http-server = Aquí s’ha trencat alguna cosa. Torna-ho a provar.
http-bad-request = Això no s’entén: { $where }
http-not-found = Aquesta pàgina no hi és.
http-no-such-method = Això no es pot fer aquí.
http-guest = Convidat { $number }
http-no-table = No hi ha cap taula amb aquest codi.
http-no-coto = En aquesta taula no s’ha començat cap coto.
http-not-over = El coto encara no s’ha acabat.
http-bad-device-code = Aquest codi no val, o ja no val.
http-no-client = La pàgina encara no està feta. A la carpeta del projecte, escriu:
http-bot-random = La sort
http-bot-random-summary = Fa qualsevol cosa que estigui permesa. Va bé per provar.
http-bot-threshold = De manual
http-bot-threshold-summary = Amb les mateixes cartes fa sempre el mateix.
http-bot-taverna = De taverna
http-bot-taverna-summary = Juga com la gent: enganya, mira la parella i fa senyes.
http-bot-penya = De penya
http-bot-penya-summary = Ha jugat milions de mans contra ell mateix. Costa de guanyar.
