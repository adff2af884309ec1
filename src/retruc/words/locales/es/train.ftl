# Lo que escribe `retruc train`.

train-begins = { $ruleset }: empieza con { $passes } pasadas hechas
train-progress = { $passes } pasadas, { $elapsed_s } s: { $keys } situaciones; de las manos que juega contra sí mismo, en { $large_pots } se juega la cama
train-measured = contra { $against }: { $value } piedras por mano, entre { $low } y { $high }
train-written = { $file }: { $keys } situaciones, { $bytes } octetos
