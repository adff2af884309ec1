# What the arena says of a match between two bots.

arena-title = { $a } against { $b }
arena-played = Deals, each played from both sides: { $deals }. Cotos, likewise: { $cotos }. Seed: { $seed }.
arena-pedres = Pedres a round, as { $a } sees it
arena-cotos = Cotos that { $a } won
arena-of = { $part } of { $whole }
arena-large = Rounds won by { pedres } or more
arena-actions = Actions a round
arena-bounds = between { $low } and { $high } (95 %)
arena-call = Call
arena-made = made
arena-accepted = accepted
arena-declined = refused
arena-partial = Interrupted: deals { $deals } of { $allDeals }, cotos { $cotos } of { $allCotos }. What follows is of these alone.
arena-nothing = Interrupted before anything was played.
arena-left = { $time } left
