"""Snapshots, and forks that share the lines of the game they come from"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "snapshot",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("stamp", sa.String(length=60), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_snapshot_table_id_game_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "line", name=op.f("pk_snapshot")),
    )
    # Forks that exist have lines of their own.
    op.add_column("game_table", sa.Column("roots", sa.JSON(), nullable=False, server_default="[]"))


def downgrade() -> None:
    """The lines that forks share are copied to them."""
    connection = op.get_bind()
    tables = sa.table("game_table", sa.column("id", sa.String), sa.column("roots", sa.JSON))
    copy = sa.text(
        "INSERT INTO line (table_id, number, text) SELECT :fork, number, text FROM line "
        "WHERE table_id = :root AND number >= :first AND number < :last"
    )
    for fork, roots in connection.execute(sa.select(tables.c.id, tables.c.roots)).all():
        first = 0
        for root, last in roots:
            connection.execute(copy, {"fork": fork, "root": root, "first": first, "last": last})
            first = last
    op.drop_column("game_table", "roots")
    op.drop_table("snapshot")
