# The command `retruc admin`, for whoever runs a server.

cli-admin = for whoever runs a server: look after its tables
cli-admin-list = list the tables that are alive
cli-admin-log = list all that was ordered, by whom, and what came of it
cli-admin-close = close a table; what was played stays in its record
cli-admin-pardon = let an address begin anew that asked for too much
cli-admin-table = the id of the table, as `retruc admin list` gives it, or its code
cli-admin-address = the address, such as 192.0.2.7; it is not kept
cli-admin-json = write JSON, for programs
cli-admin-wait = seconds to wait for the server to do it (default: 10)
cli-metavar-table = TABLE
admin-table =
    { $people ->
        [one] { $table }: made { $made }, last heard of { $last }; one person has sat there
       *[other] { $table }: made { $made }, last heard of { $last }; { $people } people have sat there
    }
admin-no-tables = No table is alive.
admin-order = { $when } { $who }: { $what }: { $outcome }
admin-no-orders = Nothing was ever ordered.
admin-close = close the table { $target }
admin-pardon = pardon an address
admin-done = Done.
admin-no-table = The table had ended already.
admin-waiting = Not done yet.
admin-left = No server has done it yet. The first that uses this database will.

fault-older-database = expected version { $known } of the database, found { $found }: start the server once
fault-no-live-table = there is no table { $found } that is alive
fault-bad-address = expected an address such as 192.0.2.7 or 2001:db8::1, found { $found }
