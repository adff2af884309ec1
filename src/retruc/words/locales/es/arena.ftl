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
arena-partial = Interrumpido: repartos { $deals } de { $allDeals }, cotos { $cotos } de { $allCotos }. Lo que sigue es solo de eso.
arena-nothing = Interrumpido antes de jugar nada.
arena-left = faltan { $time }
