# El que escriu `retruc solve`.

solve-game = { $ruleset }: { $nodes } nodes, { $cells } cel·les
solve-measure = { $iterations } iteracions, { $elapsed_s } s: el mà guanya { $value }, la seua millor resposta { $best_ma }, la del rival { $best_rival }; explotabilitat { $exploitability } pedres per mà
solve-written = escrit després de { $iterations } iteracions, arredonit: el mà guanya { $value }, la seua millor resposta { $best_ma }, la del rival { $best_rival }; explotabilitat { $exploitability } pedres per mà
solve-rounds = { $ruleset }: { $rounds } mans que { $bot } ha jugat contra ell mateix a 0–0
solve-score = A { $score }, amb el lloc { $ma } de mà, el lloc 1 guanya el coto amb { $chance }.
solve-falta = El lloc { $asks } diu falta: el lloc { $answers } guanya el coto amb { $refused } si no vol, { $won } si vol i guanya l’envit, { $lost } si vol i el perd. Ha de voler si guanya l’envit amb { $needed } o més.
