# What each rung means; what is said for it is in the ruleset.

rung-envit-gloss = to open the envit
rung-torne-gloss = to raise the envit
rung-falta-gloss = to bet on the envit what is lacking for the cama
rung-joenvit-gloss = to raise the envit for the first time
rung-dosmes-gloss = to raise the envit by two
rung-tots-gloss = to bet all on the envit
rung-free-gloss = to raise the envit by as much as is said
rung-truc-gloss = to bet on the tricks
rung-retruc-gloss = to raise the truc
rung-quatreval-gloss = to raise the truc to four
rung-cincval-gloss = to raise the truc to five
rung-sisval-gloss = to raise the truc to six
rung-setval-gloss = to raise the truc to seven
rung-vuitval-gloss = to raise the truc to eight
rung-nouval-gloss = to raise the truc to nine
rung-valnou-gloss = to raise the truc to nine
rung-valdotze-gloss = to raise the truc to twelve
rung-jocfora-gloss = to raise the truc as far as it goes
rung-put-gloss = to bet on the tricks

# Other words of the table, as they are said in every language, and what they mean.

word-vull = Vull
word-vull-gloss = to accept what was called
word-novull = No vull
word-novull-gloss = to refuse what was called
word-mevaig = Me’n vaig
word-mevaig-gloss = to leave the round
word-passe = Passe
word-passe-gloss = to let the chance go by
word-juguem = Juguem
word-juguem-gloss = to play this round
word-nojuguem = No juguem
word-nojuguem-gloss = to give this round up
word-toca = Toca
word-toca-gloss = to tap the deck instead of cutting it
word-una = Una
word-una-gloss = to deal one card each
word-mostra = Mostra
word-mostra-gloss = to show one’s cards for the envit
