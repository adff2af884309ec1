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

cli-arena = let two bots play a match
cli-arena-bot = a bot
cli-arena-rival = its rival, a bot as well
cli-arena-ruleset = what is played (default: bar)
cli-arena-deals = deals, each played from both sides (default: 1000)
cli-arena-seed = where all randomness starts (default: 1)
cli-arena-workers = processes that play (default: 1)
cli-arena-json = write a JSON object

# retruc bench

cli-bench = measure how fast the rules run in bulk
cli-bench-ruleset = a ruleset (default: all of the catalogue)
cli-bench-runs = runs of which the median counts (default: 7)
cli-bench-json = write a JSON object for each ruleset, a line each

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
