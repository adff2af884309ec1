# Why a bot did what it did: in its own words, to its partner; and the figures that decided.

bot-why-chance = by chance
bot-why-only-move = nothing else could be done
bot-why-cheapest-winner = the lowest that took the trick
bot-why-take-trick = to take the trick
bot-why-tie = a tie was good enough
bot-why-partner-has-it = you had the trick already
bot-why-leave-to-partner = it was left to you
bot-why-let-go = the trick was not worth its price
bot-why-lead-high = to lead high
bot-why-lead-middle = to lead with a middling one
bot-why-lead-low = to lead low
bot-why-asked = you had asked for it
bot-why-stronger-on-top = the stronger goes on top
bot-why-worth-calling = we seemed to be winning
bot-why-not-worth-calling = it was not good enough
bot-why-worth-accepting = accepting promised more than refusing
bot-why-not-worth-accepting = accepting would have cost more
bot-why-worth-raising = to win more
bot-why-bluff = it was a bluff
bot-why-worth-leaving = going on could have cost more
bot-why-worth-playing = we could win it
bot-why-not-worth-playing = we could not win it
bot-why-show-envit = the envit could be ours
bot-why-hide-envit = there was no need to show
bot-why-learned = it is what has worked best whenever I was in this spot
bot-why-custom = it is the custom

bot-explained = { $why } ({ $figures })

# Figures: chances and shares are already written as percentages.
bot-figure-chance = chance to win it: { $number }
bot-figure-least = enough: { $number }
bot-figure-calling = the coto if called: { $number }
bot-figure-silence = the coto in silence: { $number }
bot-figure-accepting = the coto if accepted: { $number }
bot-figure-refusing = the coto if refused: { $number }
bot-figure-raising = the coto if raised: { $number }
bot-figure-staying = the coto if we stayed: { $number }
bot-figure-leaving = the coto if we left: { $number }
bot-figure-playing = the coto if we played: { $number }
bot-figure-points = points for the envit: { $number }
bot-figure-shown = points on show: { $number }
bot-figure-power = strength of the cards: { $number }
bot-figure-rate = how often it does so: { $number }
bot-figure-choices = to choose from: { $number }
