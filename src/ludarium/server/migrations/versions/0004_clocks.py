"""Clocks, and the holidays on which they stand still"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("clock", sa.JSON(), nullable=True))
    op.add_column("game_table", sa.Column("times", sa.JSON(), nullable=True))
    op.add_column("game_table", sa.Column("wake", sa.Float(), nullable=True))
    op.create_index(op.f("ix_game_table_wake"), "game_table", ["wake"])
    op.add_column("person", sa.Column("holidays", sa.JSON(), nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("person", "holidays")
    op.drop_index(op.f("ix_game_table_wake"), "game_table")
    for name in ("wake", "times", "clock"):
        op.drop_column("game_table", name)
