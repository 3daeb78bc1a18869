"""Several open decisions at once: who is asked, and the answers that are sealed until all are in"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sealed",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_sealed_table_id_game_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", "number", name=op.f("pk_sealed")),
    )
    op.add_column("game_table", sa.Column("asked", sa.Integer(), nullable=False, server_default="0"))
    op.execute("UPDATE game_table SET asked = (1 << turn) WHERE turn >= 0")


def downgrade() -> None:
    """Answers that are not all in are lost: the seats are asked again."""
    op.drop_column("game_table", "asked")
    op.drop_table("sealed")
