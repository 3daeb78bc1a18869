"""Standing answers, and which questions without a choice are answered for a person"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "standing",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.String(length=40), nullable=False),
        sa.Column("decision", sa.String(length=60), nullable=False),
        sa.Column("args", sa.JSON(), nullable=False),
        sa.Column("option", sa.String(length=300), nullable=False),
        sa.Column("until", sa.String(length=8), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_standing_table_id_game_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_standing")),
    )
    op.create_index(op.f("ix_standing_table_id"), "standing", ["table_id"])
    op.add_column("person", sa.Column("forced", sa.String(length=8), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("person", "forced")
    op.drop_index(op.f("ix_standing_table_id"), "standing")
    op.drop_table("standing")
