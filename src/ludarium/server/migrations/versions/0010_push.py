"""Browsers that get web push"""

import sqlalchemy as sa
from advanced_alchemy.types import DateTimeUTC
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "subscription",
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=40), nullable=False),
        sa.Column("endpoint", sa.String(length=500), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("rests", DateTimeUTC(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["session"], ["session.token"], name=op.f("fk_subscription_session_session"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("session", name=op.f("pk_subscription")),
        sa.UniqueConstraint("endpoint", name=op.f("uq_subscription_endpoint")),
    )
    op.create_index(op.f("ix_subscription_person_id"), "subscription", ["person_id"])
    op.add_column("seat", sa.Column("pushed", sa.Integer(), nullable=False, server_default="-1"))


def downgrade() -> None:
    op.drop_column("seat", "pushed")
    op.drop_index(op.f("ix_subscription_person_id"), "subscription")
    op.drop_table("subscription")
