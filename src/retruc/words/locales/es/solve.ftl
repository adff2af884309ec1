# Lo que escribe `retruc solve`.

solve-game = { $ruleset }: { $nodes } nodos, { $cells } celdas
solve-measure = { $iterations } iteraciones, { $elapsed_s } s: el mano gana { $value }, su mejor respuesta { $best_ma }, la del rival { $best_rival }; explotabilidad { $exploitability } piedras por mano
solve-written = escrito tras { $iterations } iteraciones, redondeado: el mano gana { $value }, su mejor respuesta { $best_ma }, la del rival { $best_rival }; explotabilidad { $exploitability } piedras por mano
solve-rounds = { $ruleset }: { $rounds } manos que { $bot } ha jugado contra sí mismo a 0–0
solve-score = A { $score }, con el asiento { $ma } de mano, el asiento 1 gana el coto con { $chance }.
solve-falta = El asiento { $asks } dice falta: el asiento { $answers } gana el coto con { $refused } si no quiere, { $won } si quiere y gana el envite, { $lost } si quiere y lo pierde. Debe querer si gana el envite con { $needed } o más.
