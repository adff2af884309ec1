"""The tables of the database. A change here needs a migration; a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    true,
)

VERSION = "0002"
"""The newest migration: what `alembic_version` holds where nothing is to be done."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

alembic_version = Table(
    "alembic_version", MetaData(), Column("version_num", String(32), primary_key=True)
)
"""Where the library of the migrations keeps the version. It makes the table itself."""

game_tables = Table(
    "game_tables",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("made_ms", BigInteger, nullable=False),
    Column("ended_ms", BigInteger, index=True),
    sqlite_with_rowid=False,
)
"""Every table there is. *ended_ms* is null while it is alive: its log is in `rows`, and a restart
replays it. Afterwards its log is one blob of `archive`."""

codes = Table(
    "codes",
    metadata,
    Column("code", String(8), primary_key=True),
    Column(
        "table_id",
        String(32),
        ForeignKey("game_tables.table_id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("is_open", Boolean, nullable=False, server_default=true()),
    sqlite_with_rowid=False,
)
"""The codes by which a table is found. One that is not open lets in only who is at the table."""

rows = Table(
    "rows",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("kind", String(32), nullable=False),
    Column("body", Text, nullable=False),
    Column("note", String(160), nullable=False, server_default=""),
    sqlite_with_rowid=False,
)
"""The log of each table that is alive."""

Index(
    "ix_rows_rounds",
    rows.c.table_id,
    rows.c.seq,
    sqlite_where=rows.c.kind == "round",
    postgresql_where=rows.c.kind == "round",
)
"""Where the rounds of a table begin: a replay begins with the last but one."""

archive = Table(
    "archive",
    metadata,
    Column(
        "table_id",
        String(32),
        ForeignKey("game_tables.table_id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("log", LargeBinary, nullable=False),
)
"""The log of each table that has ended, compressed."""

guests = Table(
    "guests",
    metadata,
    Column("guest_id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("face", Integer, nullable=False),
    Column("seen_ms", BigInteger, nullable=False, index=True),
    sqlite_with_rowid=False,
)
"""Who plays. *seen_ms* is exact to the day."""

devices = Table(
    "devices",
    metadata,
    Column("token_hash", LargeBinary(32), primary_key=True),
    Column(
        "guest_id",
        String(32),
        ForeignKey("guests.guest_id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
)
"""The browsers of a guest: SHA-256 of the token that its cookie holds."""

sittings = Table(
    "sittings",
    metadata,
    Column(
        "guest_id",
        String(32),
        ForeignKey("guests.guest_id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column(
        "table_id",
        String(32),
        ForeignKey("game_tables.table_id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Index("ix_sittings_table_id", "table_id"),
    sqlite_with_rowid=False,
)
"""Who has sat at which table, so that it can be listed, and forgotten."""

orders = Table(
    "orders",
    metadata,
    Column("order_id", Integer, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
    Column("who", String(64), nullable=False),
    Column("what", String(16), nullable=False),
    Column("target", String(64), nullable=False),
    Column("done_ms", BigInteger),
    Column("outcome", String(16), nullable=False, server_default=""),
)
"""What whoever runs the server has told it, with `retruc admin`. It does what is not done yet;
nothing here is ever deleted. In *target* an address stands only until the order is done."""
