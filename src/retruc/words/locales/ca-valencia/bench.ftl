# El que escriu `retruc bench`.

bench-title = Milions per segon en un procés d’esta màquina
bench-ruleset = reglament
bench-rounds = rondes
bench-decisions = decisions
bench-steps = passos del lot
bench-name = { $ruleset }, { $seats } llocs
