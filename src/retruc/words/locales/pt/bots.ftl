# Porque fez um bot o que fez: di-lo ele próprio ao parceiro; e os números que o decidiram.

bot-why-chance = à sorte
bot-why-only-move = não podia fazer outra coisa
bot-why-cheapest-winner = a mais baixa que fazia a vaza
bot-why-take-trick = para fazer a vaza
bot-why-tie = empatar bastava
bot-why-partner-has-it = a vaza já era tua
bot-why-leave-to-partner = deixava-a para ti
bot-why-let-go = essa vaza não valia o que custava
bot-why-lead-high = para sair forte
bot-why-lead-middle = para sair com uma média
bot-why-lead-low = para sair baixo
bot-why-asked = tinhas-mo pedido
bot-why-stronger-on-top = a mais forte vai por cima
bot-why-worth-calling = parecia-me que ganhávamos
bot-why-not-worth-calling = não era para tanto
bot-why-worth-accepting = valia mais aceitar do que recusar
bot-why-not-worth-accepting = aceitar saía caro
bot-why-worth-raising = para tirar mais
bot-why-bluff = era mentira
bot-why-worth-leaving = seguir podia custar mais
bot-why-worth-playing = podíamos ganhá-la
bot-why-not-worth-playing = não a ganhávamos
bot-why-show-envit = o envit podia ser nosso
bot-why-hide-envit = não era preciso mostrar nada
bot-why-learned = é o que me saiu melhor sempre que me vi nesta
bot-why-custom = é costume

bot-explained = { $why } ({ $figures })

# Números: as probabilidades já vêm escritas em percentagem.
bot-figure-chance = probabilidade de ganhar: { $number }
bot-figure-least = bastante: { $number }
bot-figure-calling = o coto, se o dissesse: { $number }
bot-figure-silence = o coto, calado: { $number }
bot-figure-accepting = o coto, aceitando: { $number }
bot-figure-refusing = o coto, recusando: { $number }
bot-figure-raising = o coto, subindo: { $number }
bot-figure-staying = o coto, ficando: { $number }
bot-figure-leaving = o coto, saindo: { $number }
bot-figure-playing = o coto, jogando: { $number }
bot-figure-points = pontos para o envit: { $number }
bot-figure-shown = pontos à vista: { $number }
bot-figure-power = força das cartas: { $number }
bot-figure-rate = quantas vezes o faz: { $number }
bot-figure-choices = para escolher: { $number }
