"""What whoever runs the server tells it to do."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "orders",
        sa.Column("order_id", sa.Integer),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("done_ms", sa.BigInteger),
        sa.Column("outcome", sa.String(16), nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("order_id", name="pk_orders"),
    )
