# Per què ha fet un bot el que ha fet: ho diu ell mateix al company; i els números que ho han decidit.

bot-why-chance = a la sort
bot-why-only-move = no podia fer una altra cosa
bot-why-cheapest-winner = la més baixa que feia la { -basa }
bot-why-take-trick = per fer la { -basa }
bot-why-tie = amb empardar en teníem prou
bot-why-partner-has-it = la { -basa } ja la feies tu
bot-why-leave-to-partner = te la deixava a tu
bot-why-let-go = aquella { -basa } no valia el que costava
bot-why-lead-high = per sortir fort
bot-why-lead-middle = per sortir amb una de mitjana
bot-why-lead-low = per sortir fluix
bot-why-asked = m’ho havies demanat
bot-why-stronger-on-top = la més forta va a dalt
bot-why-worth-calling = em semblava que guanyàvem
bot-why-not-worth-calling = no n’hi havia per a tant
bot-why-worth-accepting = valia més voler que no voler
bot-why-not-worth-accepting = voler ens sortia car
bot-why-worth-raising = per treure’n més
bot-why-bluff = era mentida
bot-why-worth-leaving = seguir ens podia costar més
bot-why-worth-playing = la podíem guanyar
bot-why-not-worth-playing = no la guanyàvem
bot-why-show-envit = l’envit podia ser nostre
bot-why-hide-envit = no calia ensenyar res
bot-why-learned = és el que m’ha sortit millor sempre que m’hi he trobat
bot-why-custom = és costum

bot-explained = { $why } ({ $figures })

# Números: les probabilitats ja venen escrites en tant per cent.
bot-figure-chance = probabilitat de guanyar-ho: { $number }
bot-figure-least = prou: { $number }
bot-figure-calling = el coto, dient-ho: { $number }
bot-figure-silence = el coto, callant: { $number }
bot-figure-accepting = el coto, volent: { $number }
bot-figure-refusing = el coto, no volent: { $number }
bot-figure-raising = el coto, pujant: { $number }
bot-figure-staying = el coto, quedant-nos: { $number }
bot-figure-leaving = el coto, anant-nos-en: { $number }
bot-figure-playing = el coto, jugant: { $number }
bot-figure-points = punts per a l’envit: { $number }
bot-figure-shown = punts a la vista: { $number }
bot-figure-power = força de les cartes: { $number }
bot-figure-rate = cada quant ho fa: { $number }
bot-figure-choices = per triar: { $number }
