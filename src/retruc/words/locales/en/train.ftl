# What `retruc train` writes.

train-begins = { $ruleset }: begins with { $passes } passes made
train-progress = { $passes } passes, { $elapsed_s } s: { $keys } situations; of the rounds that it plays with itself, { $large_pots } are for the cama
train-measured = against { $against }: { $value } pedres a round, between { $low } and { $high }
train-written = { $file }: { $keys } situations, { $bytes } bytes
