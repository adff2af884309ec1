# O que a arena diz de um confronto entre dois bots.

arena-title = { $a } contra { $b }
arena-played = Distribuições, cada uma jogada dos dois lados: { $deals }. Cotos, do mesmo modo: { $cotos }. Semente: { $seed }.
arena-pedres = Pedras por mão, vistas por { $a }
arena-cotos = Cotos que { $a } ganhou
arena-of = { $part } de { $whole }
arena-large = Mãos ganhas por { pedres } ou mais
arena-actions = Ações por mão
arena-bounds = entre { $low } e { $high } (95 %)
arena-call = Voz
arena-made = ditas
arena-accepted = aceitos
arena-declined = recusadas
arena-partial = Interrompido: distribuições { $deals } de { $allDeals }, cotos { $cotos } de { $allCotos }. O que se segue é só disso.
arena-nothing = Interrompido antes de se jogar alguma coisa.
arena-left = faltam { $time }
