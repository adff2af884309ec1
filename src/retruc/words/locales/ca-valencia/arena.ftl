# El que diu l’arena d’una partida entre dos bots.

arena-title = { $a } contra { $b }
arena-played = Repartiments, cada un jugat des dels dos costats: { $deals }. Cotos, igual: { $cotos }. Llavor: { $seed }.
arena-pedres = Pedres per mà, vistes per { $a }
arena-cotos = Cotos que ha guanyat { $a }
arena-of = { $part } de { $whole }
arena-large = Mans guanyades per { pedres } o més
arena-actions = Accions per mà
arena-bounds = entre { $low } i { $high } (95 %)
arena-call = Veu
arena-made = dites
arena-accepted = volgudes
arena-declined = no volgudes
arena-partial = Interrompuda: repartiments { $deals } de { $allDeals }, cotos { $cotos } de { $allCotos }. El que seguix és només d’això.
arena-nothing = Interrompuda abans de jugar res.
arena-left = falten { $time }
