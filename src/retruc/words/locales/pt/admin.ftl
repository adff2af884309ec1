# O comando `retruc admin`, para quem tem um servidor.

cli-admin = para quem tem um servidor: cuida das suas mesas
cli-admin-list = lista as mesas vivas
cli-admin-log = lista tudo o que se ordenou, quem o fez e como acabou
cli-admin-close = fecha uma mesa; o que se jogou fica na sua ata
cli-admin-pardon = deixa recomeçar um endereço que tinha pedido demasiado
cli-admin-table = o id da mesa, como o dá `retruc admin list`, ou o seu código
cli-admin-address = o endereço, como 192.0.2.7; não se guarda
cli-admin-json = escreve JSON, para programas
cli-admin-wait = segundos que espera que o servidor o faça (se não se diz: 10)
cli-metavar-table = MESA
admin-table =
    { $people ->
        [one] { $table }: feita { $made }, último sinal { $last }; sentou-se lá uma pessoa
        [many] { $table }: feita { $made }, último sinal { $last }; sentaram-se lá { $people } de pessoas
       *[other] { $table }: feita { $made }, último sinal { $last }; sentaram-se lá { $people } pessoas
    }
admin-no-tables = Não há nenhuma mesa viva.
admin-order = { $when } { $who }: { $what }: { $outcome }
admin-no-orders = Nunca se ordenou nada.
admin-close = fecha a mesa { $target }
admin-pardon = perdoa um endereço
admin-done = Feito.
admin-no-table = A mesa já tinha acabado.
admin-waiting = Ainda não se fez.
admin-left = Nenhum servidor o fez ainda. Fá-lo-á o primeiro que use esta base de dados.

fault-older-database = esperava-se a versão { $known } da base de dados, e há { $found }: põe o servidor a funcionar uma vez
fault-no-live-table = não há nenhuma mesa viva { $found }
fault-bad-address = esperava-se um endereço como 192.0.2.7 ou 2001:db8::1, e há { $found }
