# O que escreve `retruc solve`.

solve-game = { $ruleset }: { $nodes } nós, { $cells } células
solve-measure = { $iterations } iterações, { $elapsed_s } s: o mão ganha { $value }, a sua melhor resposta { $best_ma }, a do rival { $best_rival }; explorabilidade { $exploitability } pedras por mão
solve-written = escrito depois de { $iterations } iterações, arredondado: o mão ganha { $value }, a sua melhor resposta { $best_ma }, a do rival { $best_rival }; explorabilidade { $exploitability } pedras por mão
solve-rounds = { $ruleset }: { $rounds } mãos que { $bot } jogou contra si mesmo a 0–0
solve-score = Com { $score }, sendo mão o lugar { $ma }, o lugar 1 ganha o coto com { $chance }.
solve-falta = O lugar { $asks } diz falta: o lugar { $answers } ganha o coto com { $refused } se não quer, { $won } se quer e ganha o envite, { $lost } se quer e o perde. Deve querer se ganha o envite com { $needed } ou mais.
