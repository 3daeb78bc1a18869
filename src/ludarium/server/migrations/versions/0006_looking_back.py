"""How far somebody has looked, notes about places, and notices once a round"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seat", sa.Column("looked", sa.Integer(), nullable=False, server_default="-1"))
    op.add_column("seat", sa.Column("mailed_round", sa.Integer(), nullable=False, server_default="-1"))
    op.create_table(
        "place_note",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("person_id", sa.String(length=40), nullable=False),
        sa.Column("place", sa.String(length=80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_place_note_table_id_game_table"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["person.id"], name=op.f("fk_place_note_person_id_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "person_id", "place", name=op.f("pk_place_note")),
    )


def downgrade() -> None:
    op.drop_table("place_note")
    op.drop_column("seat", "mailed_round")
    op.drop_column("seat", "looked")
