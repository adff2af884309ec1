# L’ordre `retruc admin`, per a qui porta un servidor.

cli-admin = per a qui porta un servidor: mira per les seves taules
cli-admin-list = llista les taules vives
cli-admin-log = llista tot el que s’ha ordenat, qui ho ha fet i com ha acabat
cli-admin-close = tanca una taula; el que s’hi ha jugat queda a l’acta
cli-admin-pardon = deixa tornar a començar una adreça que havia demanat massa
cli-admin-table = l’id de la taula, tal com el dóna `retruc admin list`, o el seu codi
cli-admin-address = l’adreça, com 192.0.2.7; no es desa
cli-admin-json = escriu JSON, per a programes
cli-admin-wait = segons que espera que el servidor ho faci (si no es diu: 10)
cli-metavar-table = TAULA
admin-table =
    { $people ->
        [one] { $table }: feta { $made }, últim senyal { $last }; s’hi ha assegut una persona
        [many] { $table }: feta { $made }, últim senyal { $last }; s’hi han assegut { $people } de persones
       *[other] { $table }: feta { $made }, últim senyal { $last }; s’hi han assegut { $people } persones
    }
admin-no-tables = No hi ha cap taula viva.
admin-order = { $when } { $who }: { $what }: { $outcome }
admin-no-orders = No s’ha ordenat mai res.
admin-close = tanca la taula { $target }
admin-pardon = perdona una adreça
admin-done = Fet.
admin-no-table = La taula ja s’havia acabat.
admin-waiting = Encara no s’ha fet.
admin-left = Cap servidor no ho ha fet encara. Ho farà el primer que faci servir aquesta base de dades.

fault-older-database = s’esperava la versió { $known } de la base de dades, i hi ha { $found }: engega el servidor una vegada
fault-no-live-table = no hi ha cap taula viva { $found }
fault-bad-address = s’esperava una adreça com 192.0.2.7 o 2001:db8::1, i hi ha { $found }
