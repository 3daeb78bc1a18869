"""Guided first games, and what a person has learned"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("guided", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "learned",
        sa.Column("person_id", sa.String(length=40), nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("mark", sa.String(length=100), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["person.id"], name=op.f("fk_learned_person_id_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", "title", "mark", name=op.f("pk_learned")),
    )


def downgrade() -> None:
    op.drop_table("learned")
    op.drop_column("game_table", "guided")
