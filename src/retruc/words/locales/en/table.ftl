# The table in the browser. $who, $dealer, $ma and $bot are names; $team is one name, or several
# joined: no verb follows it. $worth is “2 pedres” or “the cama”.

table-dealt = Round { $number }: { $dealer } deals, { $ma } is the mà.
table-hand = Your cards: { $hand }.
table-plays = { $who } plays { $card }.
table-covers = { $who } covers { $card }.
table-covers-unseen = { $who } plays a card face down.
table-stacks = { $who } lays { $top } over { $under }.
table-stacks-covered = { $who } lays { $top } over { $under }, both face down.
table-stacks-unseen = { $who } lays both cards face down.
table-turns-up = { $who } turns up { $card }.
table-trick-won =
    { $trick ->
        [1] First trick: { $who }.
        [2] Second trick: { $who }.
       *[3] Third trick: { $who }.
    }
table-says = { $who } says { $call }.
table-says-worth = { $who } says { $call }: { $worth }.
table-would-accept = { $who } would accept { $bet }; the partner is still to answer.
table-would-decline = { $who } would refuse { $bet }; the partner is still to answer.
table-accepts = { $who } accepts { $bet }.
table-declines = { $who } refuses { $bet }.
table-leaves = { $who } leaves the round.
table-leaves-team = { $who } leaves the round with the whole team.
table-passes = { $who } passes.
table-decides-yes = { $who } decides to play the round.
table-decides-no = { $who } decides not to play the round.
table-taps = { $who } taps the deck instead of cutting.
table-one-card = { $who } will deal one card each.
table-shows = { $who } shows { $hand } for the envit.
table-writes-envit = Envit: { $worth } for { $team }.
table-writes-truc = Truc: { $worth } for { $team }.
table-cama = A cama for { $team }. Cames { $won }.
table-round-over = Round { $number } is over. { $team_a }: { $score_a }. { $team_b }: { $score_b }.
table-coto = The coto goes to { $team }, { $won }.
table-sign = { $who } makes a senya: { $gesture }, { $meaning }.

# People and bots.
table-back = { $who } is back.
table-away = { $who } is away.
table-idle = { $who } let the time run out three times, and counts as away.
table-bot-in = A bot ({ $bot }) plays for { $who }.
table-took-back = { $who } plays again.
table-bot-did = In your place a bot ({ $bot }) did this: { $list }.
table-sits = { $who } sits down.
table-stands = { $who } stands up.
table-kicked = The host takes the seat from { $who }.
table-host = The host is now { $who }.
table-renamed = { $before } is now called { $who }.
table-bot-sits = { $bot } takes a seat.
table-configured = The host changed the rules or the settings.
table-started = The coto begins.
table-started-proof = The coto begins. Its deals can be checked: when it is over, every hand can be seen by all.
table-clock = The time of { $who } is over.
table-undone = { $who } takes the card back.
table-wants-pause = { $who } asks for a pause.
table-paused = Pause.
table-resumed = The game goes on.
table-cancelled = { $who } was away for too long: the coto is cancelled.

# Why something was not done.
table-refused-stale = The table has gone on in the meantime.
table-refused-paused = The game is paused.
table-refused-not-seated = You have no seat at this table.
table-refused-not-playing = No coto is being played.
table-refused-playing = That cannot be done while a coto is played.
table-refused-not-over = The coto is not over.
table-refused-not-host = Only the host may do that.
table-refused-seat-taken = Somebody sits there.
table-refused-no-such-seat = There is no such seat.
table-refused-no-person = There is nobody in that seat.
table-refused-kicked = The host does not want you in a seat here.
table-refused-unknown-word = That is nothing that can be done here.
table-refused-unknown-bot = There is no bot of that name.
table-refused-bad-name = A name has from 1 to 24 characters.
table-refused-bad-settings = A setting has a value that it cannot have.
table-refused-nobody-seated = Somebody has to sit down first.
table-refused-no-undo = At this table no card is taken back.
table-refused-nothing-to-undo = There is no card of yours to take back any more.
table-refused-not-asked = You are not the one who is asked.
table-refused-closed = This table is closed.
table-refused-unknown-language = There are no texts in that language.
