# The room of a table in the browser, before play, and the guided first round.

new-title = A table for friends
new-make = Make the table
table-rules = Rules of the table
table-settings = Clock and bots
change = Change

ruleset = Ruleset
options = Options
options-changed =
    { $options ->
        [one] Options: { $options } changed
       *[other] Options: { $options } changed
    }
options-reset = Back to the ruleset’s own
options-more = All other options
options-more-note = No place that we know plays these otherwise; try what you like.
option-changed = changed
option-own = (the ruleset’s own)
rules-link = Copy a link with these rules
link-in-address = The link is in the address bar: copy it from there.
village = Rules of your own
village-load = Load your village’s rules
village-note = A TOML file in the form of the catalogue. It may extend a ruleset and say only what you play otherwise.
village-file = Choose a file
village-text = Or paste it here
village-use = Check and use
village-drop = Play a ruleset of the catalogue
village-differs = Otherwise than the ruleset it extends:
village-same = It plays as the ruleset it extends.
village-wrong =
    { $problems ->
        [one] { $problems } thing is wrong:
       *[other] { $problems } things are wrong:
    }
village-too-long = The file is longer than { $kilobytes } kB.

clock = Time for one’s turn
clock-none = None
seconds-short = { $count } s
minutes-short = { $count } min
grace = Away before a bot sits in
strength = Strength of the bots
pace = Pace of the bots
pace-0 = Quick
pace-1 = As people
pace-2 = Slow
undo = Undo a misclick
undo-note = A card may be taken back until the next one acts.
proof = Deals that can be checked
proof-note = At the end all hands of the coto are shown, also those that nobody saw.
listed = In the list of open tables
listed-note = Anybody may find it and sit down.
all-hands = Who watches sees all hands
all-hands-note = Not before the round is over.

room-title = Table { $code }
room-cancelled = The coto was given up. All are in the room again.
connection-lost = Connection lost. Coming back…
goodbye-no-table = There is no table with this link.
goodbye-table-over = This table’s coto is over.
goodbye-old-link = This link does not work any more. Ask for the new one.
goodbye-other-protocol = This page is older than the table. Load it anew.
goodbye-forgotten = You were forgotten here, as you asked.
goodbye-closed = Whoever runs the server has closed this table.
goodbye-broken = Something broke at this table, and it cannot go on.
goodbye-see = See it again
goodbye-reload = Load anew
goodbye-other = This table is closed.
seats = Seats
seats-choose = Tap a seat to sit down
seats-partners = Your partner sits opposite
seat-empty = Free
seat-label = Seat { $seat }, team { $team }
seat-title = Seat { $seat }: { $name }
seat-you = you
seat-host = host
seat-bot = bot
seat-away = away
seat-muted = not heard
seat-sit = Sit here
seat-stand = Stand up
seat-manage = Change
seat-bots = Put a bot here
seat-bot-away = Take the bot away
seat-swap = Exchange with
seat-kick = Out of the seat
seat-mute = Hear no phrases
seat-unmute = Hear phrases again
your-name = Your name
your-name-hint = What shall they call you?
your-face = Your face
face-choose = Choose another face
face-number = Face { $number }
guest = Guest
watchers =
    { $watchers ->
        [one] { $watchers } watches: { $names }
       *[other] { $watchers } watch: { $names }
    }

invite = Call your friends
invite-code = Code: { $code }
copy-link = Copy the link
copy-by-hand = The browser does not copy here: select the link and copy it.
share = Share
share-text = A game of truc?
qr = QR
tv-link = Show the table on a television
new-link = Make a new link; the old one stops working

coto-line = Coto: { cames } of { pedres }.
differs-here = Otherwise than the ruleset “{ $ruleset }”:
differs-not = Everything as the ruleset “{ $ruleset }” says.
line-clock = Each turn lasts { seconds } at most.
line-no-clock = Nobody runs: there is no clock.
line-grace = After { seconds } away a bot sits in, until you are back.
line-undo = A misclick on a card can be undone.
line-no-undo = A card laid is played.
line-listed = It stands in the list of open tables.
line-all-hands = Who watches sees all hands once the round is over.
proof-on = Your browsers shuffle together with the server, and at the end everyone can check every deal. For that, all hands are shown then, also those that nobody saw.
proof-off = The server alone shuffles at this table. Nothing is shown at the end.
start = Begin
start-with-bots =
    { $seats ->
        [one] A bot takes the free seat.
       *[other] Bots take the { $seats } free seats.
    }
start-host = { $name } begins when all are here.
start-nobody = Waiting for a host.

guide = Guide
guide-understood = Got it
guide-leave = Leave the guide
guide-end = Let me play
guide-cards = These three cards are yours. Your partner sits opposite: what one wins, both win. Nobody runs.
guide-turn = It is your turn. Tap a card to lift it, and once more to play it. The strongest card takes the trick; two tricks of three take the round.
guide-bet = Before your card you may bet. The buttons are all that can be said now, each with what it brings.
guide-answer = The others have called. You may want it, refuse it, or raise it. Under each word it says what it brings or costs.
guide-trick = A trick is over. Who won it leads to the next. If the best cards of both teams are equal, it is tied.
guide-sheet = The round is over. The sheet says what each bet paid and why; then cards are dealt anew.
guide-look = Tap a face to look at it. Who is looking at you sees your senyes; look at your partner, and wait until the rivals look elsewhere.
guide-done = That is all it takes. The menu has the rules and the senyes whenever you want them.
