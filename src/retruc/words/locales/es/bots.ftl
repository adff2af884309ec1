# Por qué ha hecho un bot lo que ha hecho: lo dice él mismo al compañero; y los números que lo han decidido.

bot-why-chance = al azar
bot-why-only-move = no podía hacer otra cosa
bot-why-cheapest-winner = la más baja que hacía la baza
bot-why-take-trick = para hacer la baza
bot-why-tie = con empardar bastaba
bot-why-partner-has-it = la baza ya la hacías tú
bot-why-leave-to-partner = te la dejaba a ti
bot-why-let-go = esa baza no valía lo que costaba
bot-why-lead-high = por salir fuerte
bot-why-lead-middle = por salir con una mediana
bot-why-lead-low = por salir flojo
bot-why-asked = me lo habías pedido
bot-why-stronger-on-top = la más fuerte va arriba
bot-why-worth-calling = me parecía que ganábamos
bot-why-not-worth-calling = no había para tanto
bot-why-worth-accepting = valía más querer que no querer
bot-why-not-worth-accepting = querer salía caro
bot-why-worth-raising = por sacar más
bot-why-bluff = era un farol
bot-why-worth-leaving = seguir podía costar más
bot-why-worth-playing = la podíamos ganar
bot-why-not-worth-playing = no la ganábamos
bot-why-show-envit = el envit podía ser nuestro
bot-why-hide-envit = no hacía falta enseñar nada
bot-why-learned = me ha salido mejor siempre que me he visto así
bot-why-custom = es costumbre

bot-explained = { $why } ({ $figures })

# Números: las probabilidades ya vienen escritas en tanto por ciento.
bot-figure-chance = probabilidad de ganarlo: { $number }
bot-figure-least = bastante: { $number }
bot-figure-calling = el coto, diciéndolo: { $number }
bot-figure-silence = el coto, callando: { $number }
bot-figure-accepting = el coto, queriendo: { $number }
bot-figure-refusing = el coto, no queriendo: { $number }
bot-figure-raising = el coto, subiendo: { $number }
bot-figure-staying = el coto, quedándonos: { $number }
bot-figure-leaving = el coto, yéndonos: { $number }
bot-figure-playing = el coto, jugando: { $number }
bot-figure-points = puntos para el envit: { $number }
bot-figure-shown = puntos a la vista: { $number }
bot-figure-power = fuerza de las cartas: { $number }
bot-figure-rate = cada cuánto lo hace: { $number }
bot-figure-choices = para elegir: { $number }
