# O que escreve `retruc train`.

train-begins = { $ruleset }: começa com { $passes } passagens feitas
train-progress = { $passes } passagens, { $elapsed_s } s: { $keys } situações; das mãos que joga contra si mesmo, em { $large_pots } joga-se a cama
train-measured = contra { $against }: { $value } pedras por mão, entre { $low } e { $high }
train-written = { $file }: { $keys } situações, { $bytes } octetos
