# Com s’ofereix el que es pot fer: un botó, o una línia per triar.

action-cover = Tapa { $card }
action-stack = { $top } damunt de { $under }
action-with-worth = { $label }: { $worth }
action-with-cost = { $label }: { $worth } als contraris
action-look = Mira el { $who }
action-look-away = No miris ningú
action-sign = { $meaning } ({ $gesture })
whole-cama = la cama
whole-coto = el coto
call-free = { $amount } { $say }

# El que algú ha volgut fer i no pot, amb el perquè.

attempt-play = tirar { $card }
attempt-cover = tapar { $card }
attempt-stack = posar { $top } damunt de { $under }
attempt-raise = dir { $call }
attempt-accept = voler
attempt-decline = no voler
attempt-fold = anar-se’n
attempt-pass = passar
attempt-decide-yes = decidir que juga
attempt-decide-no = decidir que no juga
attempt-tap = tocar la baralla
attempt-dealone = donar una carta a cadascú
attempt-claim = reclamar l’envit
attempt-look = mirar el { $at }
attempt-look-away = deixar de mirar
attempt-makesign = fer aquesta senya
attempt-say = dir això
refused = el { $who } no pot { $attempt }: { $reason }
refused-deal = no es poden donar les cartes: { $reason }
