"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "game_tables",
        sa.Column("table_id", sa.String(32)),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
        sa.Column("ended_ms", sa.BigInteger),
        sa.PrimaryKeyConstraint("table_id", name="pk_game_tables"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_game_tables_ended_ms", "game_tables", ["ended_ms"])
    op.create_table(
        "codes",
        sa.Column("code", sa.String(8)),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.PrimaryKeyConstraint("code", name="pk_codes"),
        _of_table("codes"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_codes_table_id", "codes", ["table_id"])
    op.create_table(
        "rows",
        sa.Column("table_id", sa.String(32)),
        sa.Column("seq", sa.Integer, autoincrement=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("note", sa.String(160), nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_rows"),
        sqlite_with_rowid=False,
    )
    is_round = sa.text("kind = 'round'")
    op.create_index(
        "ix_rows_rounds",
        "rows",
        ["table_id", "seq"],
        sqlite_where=is_round,
        postgresql_where=is_round,
    )
    op.create_table(
        "archive",
        sa.Column("table_id", sa.String(32)),
        sa.Column("log", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_archive"),
        _of_table("archive"),
    )
    op.create_table(
        "guests",
        sa.Column("guest_id", sa.String(32)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("face", sa.Integer, nullable=False),
        sa.Column("seen_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guest_id", name="pk_guests"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_guests_seen_ms", "guests", ["seen_ms"])
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.LargeBinary(32)),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_devices"),
        _of_guest("devices"),
    )
    op.create_index("ix_devices_guest_id", "devices", ["guest_id"])
    op.create_table(
        "sittings",
        sa.Column("guest_id", sa.String(32)),
        sa.Column("table_id", sa.String(32)),
        sa.PrimaryKeyConstraint("guest_id", "table_id", name="pk_sittings"),
        _of_guest("sittings"),
        _of_table("sittings"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_sittings_table_id", "sittings", ["table_id"])


def _of_table(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["table_id"], ["game_tables.table_id"], name=f"fk_{name}_table_id", ondelete="CASCADE"
    )


def _of_guest(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["guest_id"], ["guests.guest_id"], name=f"fk_{name}_guest_id", ondelete="CASCADE"
    )
