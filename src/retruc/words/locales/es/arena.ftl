# Lo que dice la arena de un enfrentamiento entre dos bots.

arena-title = { $a } contra { $b }
arena-played = Repartos, cada uno jugado desde los dos lados: { $deals }. Cotos, igual: { $cotos }. Semilla: { $seed }.
arena-pedres = Piedras por mano, vistas por { $a }
arena-cotos = Cotos que ha ganado { $a }
arena-of = { $part } de { $whole }
arena-large = Manos ganadas por { pedres } o más
arena-actions = Acciones por mano
arena-bounds = entre { $low } y { $high } (95 %)
arena-call = Voz
arena-made = dichas
arena-accepted = queridas
arena-declined = no queridas
