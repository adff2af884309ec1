# El servidor: las órdenes `retruc serve` y `retruc verify`, y lo que se niega por HTTP.

cli-serve = juega en el navegador: pone en marcha un servidor
cli-serve-host = la dirección en la que escucha (si no se dice: 127.0.0.1, solo esta máquina)
cli-serve-port = el puerto; 0 toma cualquiera que esté libre (si no se dice: 8000)
cli-serve-lan = deja entrar a móviles de la misma red: escucha en todas partes y muestra un QR
cli-serve-data = la carpeta donde guarda las mesas (si no se dice: retruc-data)
cli-serve-database = otra base de datos en su lugar: postgresql://USUARIO@MÁQUINA/NOMBRE o sqlite:///FICHERO
cli-serve-origin = dónde se encuentra el servidor, como https://truc.example; se puede repetir. Hace falta cuando tiene un nombre propio, como detrás de un intermediario
cli-serve-proxies = direcciones de intermediarios a los que se cree cuando dicen quién pide, separadas por comas; ninguna: un texto vacío (si no se dice: 127.0.0.1)
cli-serve-workers = procesos en los que piensan los bots (si no se dice: uno por procesador menos uno)
cli-serve-keep = días que se guardan las mesas acabadas y quien no vuelve (si no se dice: 90)
cli-serve-json = escribe el registro en JSON, una línea por cada cosa que pasa
cli-serve-open = abre la página en el navegador
cli-serve-rate = multiplica cuánto puede pedir una dirección (si no se dice: 1)
cli-metavar-address = DIRECCIÓN
cli-metavar-folder = CARPETA
cli-metavar-url = URL
cli-metavar-addresses = DIRECCIÓN,…
serve-at = La mesa está en { $address }
serve-lan = En esta red: { $address }
serve-stop = Con Ctrl-C se acaba el servidor; las mesas siguen cuando vuelve a empezar.
serve-no-client = La página no está hecha: la hace make play.

cli-verify = comprueba los repartos de un acta
cli-verify-file = el acta de un coto acabado; - es la entrada estándar
verify-round = Mano { $number }: { $verdict }
verify-fair = las cartas salen de los secretos del servidor y de los asientos { $seats }
verify-server-alone = las cartas salen solo del secreto del servidor
verify-missing = { $verdict }; los asientos { $seats } no dieron nada a tiempo
verify-no-proof = no hay prueba
verify-bad-proof = la prueba no se puede leer
verify-other-chain = el secreto del servidor no es el que había comprometido
verify-other-link = el secreto de un navegador no es el que había comprometido
verify-other-cards = las cartas no son las que salen de los secretos
verify-good =
    { $rounds ->
        [one] Se ha comprobado un reparto, y está bien.
        [many] Se han comprobado { $rounds } repartos, y todos están bien.
       *[other] Se han comprobado { $rounds } repartos, y todos están bien.
    }
verify-wrong =
    { $wrong ->
        [one] Un reparto de { $rounds } no está probado.
        [many] { $wrong } repartos de { $rounds } no están probados.
       *[other] { $wrong } repartos de { $rounds } no están probados.
    }
verify-renewed = { $verdict }; los asientos { $seats } empezaron otra cadena
verify-part =
    { $rounds ->
        [one] El asiento { $seat } tomó parte en { $own } de 1 reparto.
        [many] El asiento { $seat } tomó parte en { $own } de { $rounds } repartos.
       *[other] El asiento { $seat } tomó parte en { $own } de { $rounds } repartos.
    }
verify-alone =
    { $alone ->
        [one] En un reparto no tomó parte ningún navegador: ahí el servidor solo está atado por sí mismo.
        [many] En { $alone } repartos no tomó parte ningún navegador: ahí el servidor solo está atado por sí mismo.
       *[other] En { $alone } repartos no tomó parte ningún navegador: ahí el servidor solo está atado por sí mismo.
    }
verify-unknown = En un acta no se puede ver si el secreto de un navegador es el que dio: ese navegador lo sabe, y lo dice al final del coto.
verify-nothing = El acta no tiene repartos.

fault-bad-database = se esperaba sqlite:///FICHERO o postgresql://USUARIO@MÁQUINA/NOMBRE, y hay { $found }
fault-no-database = no se puede abrir: { $database }: { $why }
fault-no-driver = PostgreSQL necesita el paquete psycopg: instala retruc[postgres]
fault-database-in-use = otro servidor usa { $database }
fault-newer-database = se esperaba la versión { $known } de la base de datos o anterior, y hay { $found }
fault-no-address = no se puede escuchar en { $address }: { $why }
fault-no-such-reader = se esperaba all, o un asiento del 1 al { $seats }

http-too-fast = Eso era demasiado de golpe. Espera un poco y vuelve a probar.
http-too-large = Eso es demasiado grande.
http-other-origin = Eso lo ha pedido otra página.
http-other-host = Este servidor no se conoce por ese nombre. Quien lo lleva puede decirlo con --origin.
http-server = Aquí se ha roto algo. Vuelve a probar.
http-bad-request = Eso no se entiende: { $where }
http-not-found = No hay tal página.
http-no-such-method = Eso no se puede hacer aquí.
http-guest = Invitado { $number }
http-no-table = No hay ninguna mesa con ese código.
http-no-coto = En esa mesa no se ha empezado ningún coto.
http-not-over = El coto todavía no se ha acabado.
http-bad-device-code = Ese código no vale, o ya no vale.
http-no-client = La página todavía no está hecha. En la carpeta del proyecto, escribe:
http-bot-random = La suerte
http-bot-random-summary = Hace cualquier cosa que esté permitida. Va bien para probar.
http-bot-threshold = De manual
http-bot-threshold-summary = Con las mismas cartas hace siempre lo mismo.
http-bot-taverna = De taberna
http-bot-taverna-summary = Juega como la gente: engaña, mira a su pareja y hace señas.
http-bot-penya = De peña
http-bot-penya-summary = Ha jugado millones de manos contra sí mismo. Cuesta ganarle.
