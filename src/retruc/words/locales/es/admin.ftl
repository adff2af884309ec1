# La orden `retruc admin`, para quien lleva un servidor.

cli-admin = para quien lleva un servidor: cuida de sus mesas
cli-admin-list = lista las mesas vivas
cli-admin-log = lista todo lo que se ha ordenado, quién lo hizo y cómo acabó
cli-admin-close = cierra una mesa; lo jugado queda en su acta
cli-admin-pardon = deja empezar de nuevo a una dirección que había pedido demasiado
cli-admin-table = el id de la mesa, como lo da `retruc admin list`, o su código
cli-admin-address = la dirección, como 192.0.2.7; no se guarda
cli-admin-json = escribe JSON, para programas
cli-admin-wait = segundos que espera a que el servidor lo haga (si no se dice: 10)
cli-metavar-table = MESA
admin-table =
    { $people ->
        [one] { $table }: hecha { $made }, última señal { $last }; se ha sentado una persona
        [many] { $table }: hecha { $made }, última señal { $last }; se han sentado { $people } de personas
       *[other] { $table }: hecha { $made }, última señal { $last }; se han sentado { $people } personas
    }
admin-no-tables = No hay ninguna mesa viva.
admin-order = { $when } { $who }: { $what }: { $outcome }
admin-no-orders = Nunca se ha ordenado nada.
admin-close = cierra la mesa { $target }
admin-pardon = perdona una dirección
admin-done = Hecho.
admin-no-table = La mesa ya había acabado.
admin-waiting = Aún no se ha hecho.
admin-left = Ningún servidor lo ha hecho aún. Lo hará el primero que use esta base de datos.

fault-older-database = se esperaba la versión { $known } de la base de datos, y hay { $found }: pon en marcha el servidor una vez
fault-no-live-table = no hay ninguna mesa viva { $found }
fault-bad-address = se esperaba una dirección como 192.0.2.7 o 2001:db8::1, y hay { $found }
