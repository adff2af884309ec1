# What `retruc solve` writes.

solve-game = { $ruleset }: { $nodes } nodes, { $cells } cells
solve-measure = { $iterations } iterations, { $elapsed_s } s: the mà gains { $value }, its best answer { $best_ma }, the rival’s { $best_rival }; exploitability { $exploitability } pedres a round
solve-written = written after { $iterations } iterations, made coarse: the mà gains { $value }, its best answer { $best_ma }, the rival’s { $best_rival }; exploitability { $exploitability } pedres a round
solve-rounds = { $ruleset }: { $rounds } rounds that { $bot } played with itself at 0–0
solve-score = At { $score }, seat { $ma } being mà, seat 1 wins the coto with { $chance }.
solve-falta = Seat { $asks } says falta: seat { $answers } wins the coto with { $refused } if it refuses, { $won } if it accepts and wins the envit, { $lost } if it accepts and loses it. It should accept if it wins the envit with { $needed } or more.
