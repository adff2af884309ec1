# Como se oferece o que se pode fazer: um botão, ou uma linha para escolher.

action-cover = Cobre { $card }
action-stack = { $top } por cima de { $under }
action-with-worth = { $label }: { $worth }
action-with-cost = { $label }: { $worth } aos adversários
action-look = Olha para o { $who }
action-look-away = Não olhes para ninguém
action-sign = { $meaning } ({ $gesture })
whole-cama = a cama
whole-coto = o coto
call-free = { $amount } { $say }

# O que alguém quis fazer e não pode, com o porquê.

attempt-play = jogar { $card }
attempt-cover = cobrir { $card }
attempt-stack = pôr { $top } por cima de { $under }
attempt-raise = dizer { $call }
attempt-accept = aceitar
attempt-decline = recusar
attempt-fold = sair da mão
attempt-pass = passar
attempt-decide-yes = decidir que joga
attempt-decide-no = decidir que não joga
attempt-tap = tocar no baralho
attempt-dealone = dar uma carta a cada um
attempt-claim = reclamar o envit
attempt-look = olhar para o { $at }
attempt-look-away = deixar de olhar
attempt-makesign = fazer esse sinal
attempt-say = dizer isso
refused = o { $who } não pode { $attempt }: { $reason }
refused-deal = não se podem dar as cartas: { $reason }
