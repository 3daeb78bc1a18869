"""Friends"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "friend",
        sa.Column("person_id", sa.String(length=40), nullable=False),
        sa.Column("friend_id", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["person.id"], name=op.f("fk_friend_person_id_person"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["friend_id"], ["person.id"], name=op.f("fk_friend_friend_id_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", "friend_id", name=op.f("pk_friend")),
    )
    op.create_table(
        "friend_request",
        sa.Column("person_id", sa.String(length=40), nullable=False),
        sa.Column("account", sa.String(length=60), nullable=False),
        sa.Column("name", sa.String(length=30), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["person.id"], name=op.f("fk_friend_request_person_id_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", "account", name=op.f("pk_friend_request")),
    )
    op.create_index(op.f("ix_friend_request_account"), "friend_request", ["account"])


def downgrade() -> None:
    op.drop_index(op.f("ix_friend_request_account"), "friend_request")
    op.drop_table("friend_request")
    op.drop_table("friend")
