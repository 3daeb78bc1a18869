"""Webhooks and browsers that tell of moves once a round"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("person", sa.Column("often", sa.String(8), nullable=False, server_default="each"))
    op.add_column("seat", sa.Column("hooked_round", sa.Integer(), nullable=False, server_default="-1"))
    op.add_column("seat", sa.Column("pushed_round", sa.Integer(), nullable=False, server_default="-1"))


def downgrade() -> None:
    op.drop_column("seat", "pushed_round")
    op.drop_column("seat", "hooked_round")
    op.drop_column("person", "often")
