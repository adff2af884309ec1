# The server: the commands `retruc serve` and `retruc verify`, and what is refused over HTTP.

cli-serve = play in the browser: start a server
cli-serve-host = the address it listens at (default: 127.0.0.1, this machine alone)
cli-serve-port = the port; 0 takes any that is free (default: 8000)
cli-serve-lan = let phones in the same network join: listens everywhere and shows a QR
cli-serve-data = the folder where it keeps its tables (default: retruc-data)
cli-serve-database = another database in its place: postgresql://USER@HOST/NAME or sqlite:///FILE
cli-serve-origin = where people find the server, such as https://truc.example; may be repeated. Needed where it has a name of its own, as behind a proxy
cli-serve-proxies = addresses of proxies that are believed when they say who asks, with commas between; none: an empty text (default: 127.0.0.1)
cli-serve-workers = processes in which bots think (default: one for each processor but one)
cli-serve-keep = days that finished tables, and guests who do not come back, are kept (default: 90)
cli-serve-json = write the log as JSON, a line for each thing that happened
cli-serve-open = open the page in the browser
cli-serve-rate = multiplies how much one address may ask for (default: 1)
cli-metavar-address = ADDRESS
cli-metavar-folder = FOLDER
cli-metavar-url = URL
cli-metavar-addresses = ADDRESS,…
serve-at = The table is at { $address }
serve-lan = In this network: { $address }
serve-stop = Ctrl-C ends the server; the tables go on when it is started again.
serve-no-client = The page has not been built: make play builds it.

cli-verify = check the deals of a record
cli-verify-file = a record of a coto that is over; - is standard input
verify-round = Round { $number }: { $verdict }
verify-fair = the cards follow from the secrets of the server and of seats { $seats }
verify-server-alone = the cards follow from the secret of the server alone
verify-missing = { $verdict }; seats { $seats } gave nothing in time
verify-no-proof = there is no proof
verify-bad-proof = the proof cannot be read
verify-other-chain = the server’s secret is not the one that it had bound itself to
verify-other-link = a browser’s secret is not the one that it had bound itself to
verify-other-cards = the cards are not those that follow from the secrets
verify-good =
    { $rounds ->
        [one] One deal was checked, and it is right.
       *[other] { $rounds } deals were checked, and all are right.
    }
verify-wrong =
    { $wrong ->
        [one] One deal of { $rounds } is not proved.
       *[other] { $wrong } deals of { $rounds } are not proved.
    }
verify-renewed = { $verdict }; seats { $seats } began another chain
verify-part =
    { $rounds ->
        [one] Seat { $seat } took part in { $own } of 1 deal.
       *[other] Seat { $seat } took part in { $own } of { $rounds } deals.
    }
verify-alone =
    { $alone ->
        [one] In one deal no browser took part: there the server is bound by itself alone.
       *[other] In { $alone } deals no browser took part: there the server is bound by itself alone.
    }
verify-unknown = Whether the secret of a browser is the one that it gave cannot be seen in a record: that browser knows, and says so at the end of the coto.
verify-nothing = The record has no deals.

fault-bad-database = expected sqlite:///FILE or postgresql://USER@HOST/NAME, found { $found }
fault-no-database = cannot be opened: { $database }: { $why }
fault-no-driver = PostgreSQL needs the package psycopg: install retruc[postgres]
fault-database-in-use = another server uses { $database }
fault-newer-database = expected version { $known } of the database or older, found { $found }
fault-no-address = cannot listen at { $address }: { $why }
fault-no-such-reader = expected all, or a seat from 1 to { $seats }

http-too-fast = That was too much at once. Wait a little and try again.
http-too-large = That is too large.
http-other-origin = This was asked by another page.
http-other-host = This server is not known by that name. Whoever runs it can say it with --origin.
http-server = Something broke here. Try again.
http-bad-request = That cannot be understood: { $where }
http-not-found = There is no such page.
http-no-such-method = That cannot be done here.
http-guest = Guest { $number }
http-no-table = There is no table with that code.
http-no-coto = No coto has been begun at that table.
http-not-over = The coto is not over yet.
http-bad-device-code = That code is not good, or not good any more.
http-no-client = The page has not been built yet. In the folder of the project, type:
http-bot-random = Luck
http-bot-random-summary = Does anything that is allowed. Good for trying things out.
http-bot-threshold = By the book
http-bot-threshold-summary = Always does the same with the same cards.
http-bot-taverna = From the bar
http-bot-taverna-summary = Plays as people do: bluffs, watches its partner and makes senyes.
http-bot-penya = From the club
http-bot-penya-summary = Has played millions of rounds against itself. Hard to beat.
