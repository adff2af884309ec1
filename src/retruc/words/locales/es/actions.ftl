# Cómo se ofrece lo que se puede hacer: un botón, o una línea para elegir.

action-cover = Tapa { $card }
action-stack = { $top } encima de { $under }
action-with-worth = { $label }: { $worth }
action-with-cost = { $label }: { $worth } a los contrarios
action-look = Mira al { $who }
action-look-away = No mires a nadie
action-sign = { $meaning } ({ $gesture })
whole-cama = la cama
whole-coto = el coto
call-free = { $amount } { $say }

# Lo que alguien ha querido hacer y no puede, con el porqué.

attempt-play = echar { $card }
attempt-cover = tapar { $card }
attempt-stack = poner { $top } encima de { $under }
attempt-raise = decir { $call }
attempt-accept = querer
attempt-decline = no querer
attempt-fold = irse
attempt-pass = pasar
attempt-decide-yes = decidir que juega
attempt-decide-no = decidir que no juega
attempt-tap = tocar la baraja
attempt-dealone = dar una carta a cada uno
attempt-claim = reclamar el envit
attempt-look = mirar al { $at }
attempt-look-away = dejar de mirar
attempt-makesign = hacer esa seña
attempt-say = decir eso
refused = el { $who } no puede { $attempt }: { $reason }
refused-deal = no se pueden dar las cartas: { $reason }
