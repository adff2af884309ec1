# Lo que escribe `retruc bench`.

bench-title = Millones por segundo en un proceso de esta máquina
bench-ruleset = reglamento
bench-rounds = rondas
bench-decisions = decisiones
bench-steps = pasos del lote
bench-name = { $ruleset }, { $seats } asientos
