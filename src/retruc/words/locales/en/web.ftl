# The table in the browser: the first page, and what all pages share.

app-name = Retruc
no-script = This table needs JavaScript.
back = Back
close = Close
cancel = Cancel
again = Try again
home = First page
skip = Skip to the page
waiting = One moment…
language = Language
settings = Settings
offline = There is no network. What is open stays open.
copied = Copied.
qr-label = QR code of the link
read-rules = Read the rules

error-no-answer = The table does not answer. Look whether there is a network, and try again.
error-offline = There is no network. Try again when it is back.
error-too-fast = That was too fast. Wait a moment and try again.
error-not-found = There is nothing here any more.
error-server = Something went wrong at the table’s end. Try again in a while.
error-page = This page did not arrive. Try again.
error-language = That language did not arrive. Try again.
page-lost = There is no such page.

home-line = Valencian truc, as in the bar
home-play = Play
home-starting = Dealing…
home-play-note = At once, with three bots. Nothing to install, nobody to sign up with.
home-friends = With friends
home-friends-note = You choose the rules and send a link. Bots fill the empty seats.
home-new = Make a table
home-code = Have you been given a code?
home-code-short = A code has { $length } letters.
home-join = Join
home-yours = Your tables
home-go-back = Back to it
home-open = Open tables
home-open-none = No open tables right now. Make one, and let it be listed.
home-more = More
home-how = How to play
home-rules = Rules of each place
home-senyes = Senyes: the signs
home-replay = See a game again
home-device = Continue on another device
home-about = Fair deals and privacy
open-seats = { $taken } of { $seats } seats taken
open-host = { $name }’s table
open-differences =
    { $differences ->
        [one] { $differences } change
       *[other] { $differences } changes
    }
phase-room = In the room, not begun
phase-playing = Being played
phase-paused = Paused
phase-over = Over
phase-cancelled = Given up: back in the room

setting-theme = Light
setting-theme-auto = As the device
setting-theme-light = Light
setting-theme-dark = Dark
setting-deck = Cards
setting-deck-classic = Classic
setting-deck-contrast = Big figures
setting-cloth = Cloth
setting-cloth-green = Green
setting-cloth-wine = Wine
setting-sound = Sounds
setting-sound-note = Cards and calls. At the table, the M key turns them off and on.
setting-voice = A voice says the calls
setting-voice-note = Where the device has a voice for your language.
setting-instant = No movement
setting-instant-note = Cards are in place at once.
setting-left-handed = Left-handed
setting-left-handed-note = Buttons lie under the left thumb.
setting-vibrate = Vibrate on my turn
setting-vibrate-note = A short shake, on phones.
setting-notify = Notify me of my turn
setting-notify-note = While another page is in front. It says nothing about the cards.
setting-notify-refused = The browser does not allow notifications for this page.
