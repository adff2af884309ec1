# What may be wrong with a ruleset: in its file, or in an option given for one.

fault-bad-id = expected lower-case letters and digits joined by hyphens, found { $found }
fault-bad-text = expected 1 to { $most } printable characters, found { $found }
fault-card-not-dealt = no deck of this ruleset has { $cards }
fault-card-without-tier = in no tier: { $cards }
fault-deck-twice = deck.id names a deck with its cards and its order
fault-empty-range = envit-from { $least } is more than envit-to { $most }
fault-empty-sign = it says nothing of the cards or of the envit
fault-envit-without-rungs = the envit is on and has no rungs
fault-extends-cycle = in a circle: { $rulesets }
fault-extra-misfit = { $extra } goes between a rung that pays { $below } and a last one that pays jocfora
fault-falta-never = no falta is worth more than { $over }: a cama is of { $target }
fault-file-too-large = more than { $most } bytes
fault-flor-without-envit = the flor is on and the envit is off
fault-fold-alone = one seat alone leaves on its own turn only, and fold.when says any-time
fault-free-misplaced = { $free } comes once, after a fixed amount and directly before the falta
fault-gesture-twice = { $gesture } is the gesture of { $other } as well
fault-half-deck = a deck states its cards and its tiers, always both
fault-id-taken = the catalogue has a ruleset { $ruleset }
fault-impossible-choice = { $value } can never be set: { $why }
fault-missing-deck = no deck is stated: neither deck.id, nor cards and their tiers
fault-missing-option = nothing is stated
fault-not-a-file = expected the file of a ruleset; { $ruleset } is one of the catalogue: retruc rules show { $ruleset } writes it
fault-not-settable = set in the file of a ruleset only
fault-not-toml = not TOML: line { $line }, column { $column }
fault-not-toml-deep = not TOML: nested too deeply
fault-not-toml-end = not TOML: something is missing at the end
fault-not-toml-number = not TOML: a number or a date that cannot be held
fault-not-toml-twice = not TOML: line { $line }, column { $column }: it is stated before
fault-not-toml-utf8 = no UTF-8 text: byte { $byte } is not of any character
fault-odd-seats = expected as many seats in each team, found { $found }
fault-other-pack =
    { $pack ->
        [english] not of the english pack: { $cards }
       *[spanish] not of the spanish pack: { $cards }
    }
fault-out-of-range = expected { $least } to { $most }, found { $found }
fault-own-value-not-offered = the ruleset’s own value is not among them: { $own }
fault-own-value-not-offered-cards = the ruleset’s own value is not among them: cards of its own
fault-pays-not-rising = { $rung } pays { $pays }, no more than the { $above } before it
fault-repeated-card = { $card } is named before
fault-repeated-option = it is set twice
fault-repeated-value = a value is listed twice
fault-rung-after-last = { $rung } comes after the rung that pays { $last }
fault-rung-id-free = a free amount is called { $free }, and nothing else; found { $found }
fault-rung-id-length = expected at most { $most } letters, found { $found }
fault-rung-id-letters = expected letters from a to z, found { $found }
fault-rung-reserved = { $rung } is a word of the notation
fault-rung-twice = the id { $rung } is used twice on the two ladders
fault-seats-not-offered = expected one of { $known }, found { $found }
fault-senyes-without-map = senyes are seen and none is stated
fault-too-few-cards = { $seats } seats need { $needed } cards, and the deck has { $there }
fault-unknown-card-deck = the deck has no card { $found }
fault-unknown-card-pack =
    { $pack ->
        [english] the english pack has no card { $found }
       *[spanish] the spanish pack has no card { $found }
    }
fault-unknown-key = no such key
fault-unknown-option = no such option
fault-unknown-option-or-table = no such option or table
fault-unknown-ruleset = expected one of { $known }, found { $found }
fault-unknown-value = expected one of { $known }, found { $found }
fault-unknown-version = expected { $known }, found { $found }
fault-unreadable-file = cannot be read: { $why }
fault-wrong-pays = { $rung } pays { $pays }; the only word here is { $last }
fault-wrong-type-bool = expected true or false, found { $found }
fault-wrong-type-card = expected a card in quotes, found { $found }
fault-wrong-type-id = expected an id in quotes, found { $found }
fault-wrong-type-list = expected a list, found { $found }
fault-wrong-type-number = expected a whole number, found { $found }
fault-wrong-type-table = expected a table, found { $found }
fault-wrong-type-text = expected a text in quotes, found { $found }
fault-wrong-type-word = expected a word in quotes, found { $found }

# What may be wrong with a record.

fault-bad-utf8 = the text is no UTF-8 from here on
fault-bad-character = the character { $code } is not written in records
fault-long-token =
    { $what ->
        [tag] a tag of more than { $most } characters
        [comment] a comment of more than { $most } characters
       *[word] a word of more than { $most } characters
    }
fault-empty = there is neither a tag nor a round
fault-bad-tag = a tag is written { $form }
fault-bad-tag-capitals = the tag is written { $tag }
fault-duplicate-tag = the tag { $tag } stands twice
fault-late-tag = tags stand before the first round
fault-too-many-tags = more than { $most } tags and comments at the beginning
fault-too-many-tags-among-hands = more than { $most } comments among the hands of a round
fault-bad-value-dealer = no seat { $seat } at a table of { $seats }
fault-bad-value-id = expected an id such as bar@1, found { $found }
fault-bad-value-names = a name has no semicolon, and no space at its ends
fault-bad-value-number = expected a number from { $least } to { $most }, found { $found }
fault-bad-value-pair = expected two numbers such as 15-8, found { $found }
fault-bad-value-players = { $names } names for { $seats } seats
fault-bad-value-result = a coto to { $most } that began { $began } cannot end { $found }
fault-bad-value-unwritable =
    { $what ->
        [tag] the tag { $found } cannot be written: a tag has at most { $most } characters, none of them a control character
       *[comment] the comment { $found } cannot be written: a comment has at most { $most } characters, none of them a control character
    }
fault-bad-score = expected 0 to { $most } each, found { $found }
fault-bad-option-form = expected path=value, found { $found }
fault-bad-option-seats = the options say { $seats } seats
fault-bad-option-twice = { $path } is set twice
fault-other-ruleset = the record is of { $named }, and { $given } was given
fault-wrong-result = the rounds end { $end }, found { $found }
fault-missing-round = expected the number of a round, such as 1., found { $found }
fault-bad-round-number = expected round { $number }, found { $found }
fault-round-not-finished = round { $number } is not finished
fault-missing-hands = expected { $seats } groups of cards, found { $found }
fault-extra-hand = a group of cards stands where an action should
fault-bad-hand =
    { $pack ->
        [english] expected cards of the english pack or { $unknown }, found { $found }
       *[spanish] expected cards of the spanish pack or { $unknown }, found { $found }
    }
fault-bad-seat = expected a seat from 1 to { $most }, found { $found }
fault-bad-card =
    { $pack ->
        [english] no card of the english pack is written { $found }
       *[spanish] no card of the spanish pack is written { $found }
    }
fault-bad-deal-card = the deck has no { $card }
fault-bad-deal-count =
    { $each ->
        [one] expected one card for seat { $seat }, found { $found }
       *[other] expected { $each } cards for seat { $seat }, found { $found }
    }
fault-bad-deal-twice = { $card } was dealt twice
fault-may-not-lay = seat { $seat } may not lay { $word }: { $why }
fault-unknown-word = { $found } is no action
fault-unknown-word-colon = an action is written seat:word, found { $found }
fault-unknown-cards = seat { $seat } lays a card that is known, and does not name it
fault-unknown-cards-hand = the hand of seat { $seat } is not known

# What else may be wrong: what was asked for, bots, texts.

fault-bad-setting = expected path=value, found { $found }
fault-unknown-bot = expected one of { $known }, found { $found }
fault-no-deals = expected at least one deal, found { $found }
fault-no-workers = expected at least one process, found { $found }
fault-no-rounds = expected at least one round, found { $found }
fault-no-answer = { $bot } at seat { $seat } must act
fault-wrong-gestures = { $bot } at seat { $seat } makes other gestures than one look and one senya
fault-no-cotos = expected no coto or more, found { $found }
fault-no-cotos-ladder = expected one coto or more, found { $found }
fault-no-width = expected a width over 0, found { $found }
fault-no-limit = expected at least one millisecond, found { $found }
fault-one-bot = expected two bots or more, found { $found }
fault-deals-only = a ladder plays cotos: rotations and an interval are of deals
fault-extra-missing = { $package } is missing: install retruc[{ $extra }]
fault-bad-figure = expected a name that ends in { $known }, found { $found }
fault-bot-not-started = { $command } cannot be started: { $why }
fault-bot-not-started-command = { $command } is no command
fault-bot-garbled = expected an answer to message { $number }, found { $found }
fault-bot-late = no answer within { $limit } ms
fault-bot-died = it ended with status { $status }
fault-bot-died-closed = it closed its output
fault-bot-silent = it must act and was silent
fault-bot-illegal = { $found } is not among the legal words
fault-bot-no-greeting-protocol = expected a greeting in protocol { $known }, found { $found }
fault-bot-no-greeting-name = expected a name and a version in small letters and digits, found { $found }
fault-unknown-language = no texts in { $found }; there are { $known }
fault-unknown-message = no message { $message } in { $language }
fault-missing-argument = message { $message } lacks { $argument }

# Wrong arguments of the command.

fault-wrong-usage-missing = these arguments are missing: { $names }
fault-wrong-usage-unknown = no such argument: { $found }
fault-wrong-usage-choice = { $argument }: expected one of { $known }, found { $found }
fault-wrong-usage-number = { $argument }: expected a whole number, found { $found }
fault-wrong-usage-decimal = { $argument }: expected a number, found { $found }
fault-wrong-usage-together = { $argument } does not go together with { $other }
fault-wrong-usage-value = { $argument }: a value is missing
fault-wrong-usage-no-value = { $argument } takes no value, found { $found }
fault-wrong-usage-ambiguous = { $found } may be { $known }
fault-wrong-usage = the arguments cannot be understood

# How what was found is named where it is not shown, and the rest of a sentence.

found-list = a list
found-table = a table
found-digits = a number of many digits
fault-did-you-mean = { $fault }; did you mean { $close }?

# Why the operating system refuses something.

system-enoent = no such file or directory
system-eacces = permission denied
system-eperm = it is not allowed
system-eisdir = it is a directory
system-enotdir = it is no directory
system-eexist = the file is there already
system-enospc = no space left on the disk
system-edquot = no space left for this user
system-efbig = the file would be too large
system-erofs = the disk is read only
system-eio = the disk or the device fails
system-ebadf = the stream is closed
system-emfile = too many files are open
system-enametoolong = the name is too long
system-eloop = the links go round in a circle
system-eaddrinuse = the address is in use
system-other = error { $number } of the system

# In bulk

fault-not-in-bulk = { $what } is { $found }, and in bulk it is at most { $most }
fault-rung-not-in-bulk = { $rung } is no rung of the catalogue, and has no number in bulk
fault-bulk-missing = numba is missing: install retruc[fast]
fault-server-missing = the server needs the package { $package }: install retruc[server]

# Solving

fault-not-solvable = { $ruleset } has more than cards laid open and a truc between two seats
fault-round-not-solvable = { $ruleset } has more than cards laid open, an envit by its rungs and a truc on one’s turn between two seats
fault-round-too-large = { $ruleset } has { $tiers } tiers: too many to solve its whole round
fault-not-finite = what was learned is worth no number: go on from an earlier checkpoint, or begin anew
fault-wrong-solution = { $file } holds no solution
fault-wrong-checkpoint = { $file } is no checkpoint of this game
fault-wrong-score = expected two numbers below { $most }, such as 23-10, found { $found }
fault-not-replayable = a round cannot be played so at every score

# Training

fault-no-model = penya has not been trained for { $ruleset } as it is played here: only for { $known }
fault-not-trainable = { $ruleset } has other than four seats, covered cards or free raises
fault-wrong-training = { $file } is no checkpoint of this training
