"""Tournaments"""

import sqlalchemy as sa
from advanced_alchemy.types import DateTimeUTC
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournament",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=30), nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("variants", sa.JSON(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(length=40), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=True),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("created", DateTimeUTC(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournament")),
    )
    op.create_index(op.f("ix_tournament_host"), "tournament", ["host"])
    op.create_index("ix_tournament_listed", "tournament", ["public", "state", "created"])
    op.create_table(
        "entrant",
        sa.Column("tournament_id", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.String(length=40), nullable=True),
        sa.Column("name", sa.String(length=30), nullable=False),
        sa.Column("level", sa.String(length=20), nullable=False),
        sa.Column("out", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournament.id"], name=op.f("fk_entrant_tournament_id_tournament"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("tournament_id", "number", name=op.f("pk_entrant")),
    )
    op.create_index(op.f("ix_entrant_person_id"), "entrant", ["person_id"])
    op.create_table(
        "pairing",
        sa.Column("tournament_id", sa.String(length=40), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("second", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournament.id"], name=op.f("fk_pairing_tournament_id_tournament"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("tournament_id", "round", "number", name=op.f("pk_pairing")),
    )


def downgrade() -> None:
    op.drop_table("pairing")
    op.drop_index(op.f("ix_entrant_person_id"), "entrant")
    op.drop_table("entrant")
    op.drop_index("ix_tournament_listed", "tournament")
    op.drop_index(op.f("ix_tournament_host"), "tournament")
    op.drop_table("tournament")
