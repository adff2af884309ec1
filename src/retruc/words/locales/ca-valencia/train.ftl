# El que escriu `retruc train`.

train-begins = { $ruleset }: comença amb { $passes } passades fetes
train-progress = { $passes } passades, { $elapsed_s } s: { $keys } situacions; de les mans que juga contra ell mateix, en { $large_pots } s’hi juga la cama
train-measured = contra { $against }: { $value } pedres per mà, entre { $low } i { $high }
train-written = { $file }: { $keys } situacions, { $bytes } octets
