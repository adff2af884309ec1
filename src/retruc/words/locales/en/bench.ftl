# What `retruc bench` writes.

bench-title = Millions a second in one process of this machine
bench-ruleset = ruleset
bench-rounds = rounds
bench-decisions = decisions
bench-steps = steps of the batch
bench-name = { $ruleset }, { $seats } seats
