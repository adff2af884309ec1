# The command `retruc`: its help. What may be wrong with its arguments is among the faults.

cli-about = Truc, the card game, with the rules of each place.
cli-status = Exit status: 0 all is well; 1 what was judged is wrong; 2 wrong usage, or a file that cannot be read or written.
cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-commands = commands
cli-actions = actions
cli-help = show this help and leave
cli-version = show the version and leave
cli-lang = language: ca-valencia, ca, es, pt or en (default: yours)
cli-option = set an option of the rules otherwise, such as seats=2; may be repeated, once for each option

# Playing.

cli-play = play in this terminal
cli-play-ruleset = what is played (default: bar, or the record’s own)
cli-play-seats = who sits where, seat 1 first: human, bot, or the name of a bot (default: a human in seat 1, bots elsewhere)
cli-play-bot = the bot that fills seats
cli-play-seed = where the shuffling starts
cli-play-fast = let bots act without a pause
cli-play-record = where the coto is written down
cli-play-resume = go on with the coto of this record

# The referee.

cli-referee = judge records: what the table owes after each round
cli-referee-file = a record; - is standard input
cli-referee-json = write one JSON object for each file, a line each
cli-referee-show = write sentences and tables for people (the default)
cli-referee-legal = add what each seat may say or play at the end of an unfinished record
cli-referee-ruleset = the records’ ruleset, if the catalogue has it not

# The rules.

cli-rules = read the rules of a place, or check a file of your own
cli-rules-list = list the rulesets of the catalogue
cli-rules-show = write the rules of one ruleset
cli-rules-diff = write what two rulesets play differently
cli-rules-check = say what is wrong in a ruleset’s file
cli-rules-ruleset = a ruleset of the catalogue, or a file
cli-rules-other = the other one
cli-rules-markdown = write Markdown
cli-rules-file = a ruleset’s file

# The arena.

cli-arena = let bots play a match, a round robin or a ladder
cli-arena-bots = a bot, a team of bots such as taverna+random, or exec: and the command of a program of yours; at least two
cli-arena-ruleset = what is played (default: bar)
cli-arena-deals = deals, each played from both sides (default: 1000)
cli-arena-seed = where all randomness starts (default: 1)
cli-arena-workers = processes that play (default: 1)
cli-arena-cotos = pairs of cotos, each played from both sides (default: one for every 40 deals; of a ladder at most 200)
cli-arena-rotations = play each deal with its hands in every place
cli-arena-within = play no more deals once the interval is this wide on each side, in pedres a round
cli-arena-ladder = let them climb a ladder by cotos, rated by openskill
cli-arena-limit = milliseconds that a program has for an answer (default: 1000)
cli-arena-figure = draw a picture into this file: .png, .svg or .pdf
cli-arena-json = write a JSON object

# The corpus.

cli-corpus = let bots write a corpus of records, or make a table of records
cli-corpus-write = let bots play, and write each coto as a record
cli-corpus-export = write records as a Parquet table
cli-corpus-folder = where the records go, a folder in it for each ruleset
cli-corpus-ruleset = what is played; may be repeated (default: all of the catalogue)
cli-corpus-bot = who plays, as in the arena; may be repeated, and then every two play in turn (default: taverna)
cli-corpus-rounds = rounds of each ruleset, at least (default: 100000)
cli-corpus-file = the Parquet file
cli-corpus-record = a record, or a folder of records
cli-corpus-rows = what a row is: something that was done (the default), or a round

# retruc bench

cli-bench = measure how fast the rules run in bulk
cli-bench-ruleset = a ruleset (default: all of the catalogue)
cli-bench-runs = runs of which the median counts (default: 7)
cli-bench-json = write a JSON object for each ruleset, a line each

# retruc solve

cli-solve = solve truc between two, with proof of how near
cli-solve-truc = solve the truc alone, without envit, and write the solution
cli-solve-round = solve the whole round with its envit, and tell how near it is
cli-solve-ruleset = what is played (default: bar)
cli-solve-minutes = how long to go on (default: 60)
cli-solve-iterations = after how many iterations in all to stop
cli-solve-goal = at which exploitability to stop, in pedres a round (default: 0.005)
cli-solve-checkpoint = where what was learned is kept; a file that is there is gone on with
cli-solve-workers = threads that work (default: 1)
cli-solve-out = where the solution is written
cli-solve-json = write JSON objects, a line each
cli-solve-coto = say what a score is worth, and who should accept a falta at it
cli-solve-score = pedres of seats 1 and 2 (default: 0-0)
cli-solve-cames = cames of seats 1 and 2 (default: 0-0)
cli-solve-bot = the bot that plays the rounds (default: taverna)
cli-solve-rounds = how many rounds it plays (default: 1000)
cli-solve-seed = where all randomness starts (default: 1)

# retruc train

cli-train = train a bot by letting it play against itself
cli-train-penya = train penya for a ruleset, and write its model
cli-train-ruleset = what is played (default: bar)
cli-train-minutes = how long to go on (default: 60)
cli-train-passes = after how many passes in all to stop
cli-train-threads = threads that work; only one gives the same each time (default: 1)
cli-train-seed = where all randomness starts (default: 1)
cli-train-checkpoint = where what was learned is kept; a file that is there is gone on with
cli-train-out = where the model is written
cli-train-measure = how many deals it plays afterwards against taverna; the model says what came out (default: none)
cli-train-json = write JSON objects, a line each

# What stands for a value.

cli-metavar-command = COMMAND
cli-metavar-action = ACTION
cli-metavar-code = CODE
cli-metavar-setting = PATH=VALUE
cli-metavar-ruleset = ID|FILE
cli-metavar-file = FILE
cli-metavar-seats = WHO,WHO,…
cli-metavar-name = NAME
cli-metavar-number = N
cli-metavar-pedres = PEDRES
cli-metavar-ms = MS
