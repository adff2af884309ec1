# O que escreve `retruc bench`.

bench-title = Milhões por segundo num processo desta máquina
bench-ruleset = regulamento
bench-rounds = rondas
bench-decisions = decisões
bench-steps = passos do lote
bench-name = { $ruleset }, { $seats } lugares
