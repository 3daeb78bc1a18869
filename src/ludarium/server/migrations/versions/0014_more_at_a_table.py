"""Tournaments with more than two at a table"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

WHOLE = 120  # parts of a point
_pairing = sa.table(
    "pairing",
    sa.column("tournament_id"),
    sa.column("round"),
    sa.column("number"),
    sa.column("first"),
    sa.column("second"),
    sa.column("points"),
    sa.column("entrants", sa.JSON()),
    sa.column("shares", sa.JSON(none_as_null=True)),
)


def upgrade() -> None:
    op.add_column("tournament", sa.Column("seats", sa.Integer(), nullable=False, server_default="2"))
    op.add_column("pairing", sa.Column("entrants", sa.JSON(), nullable=False, server_default=sa.text("'[]'")))
    op.add_column("pairing", sa.Column("shares", sa.JSON(), nullable=True))
    bind = op.get_bind()
    for row in bind.execute(sa.select(_pairing)).mappings().all():
        both = [row["first"], row["second"]]
        shares = None if row["points"] is None else [row["points"] * WHOLE // 2, WHOLE - row["points"] * WHOLE // 2]
        count = 1 if row["second"] < 0 else 2
        _change(row, entrants=both[:count], shares=shares and shares[:count])
    for name in ("first", "second", "points"):
        op.drop_column("pairing", name)


def downgrade() -> None:
    """Tables of more than two cannot be told in pairs: their first two stay."""
    op.add_column("pairing", sa.Column("first", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("pairing", sa.Column("second", sa.Integer(), nullable=False, server_default="-1"))
    op.add_column("pairing", sa.Column("points", sa.Integer(), nullable=True))
    bind = op.get_bind()
    for row in bind.execute(sa.select(_pairing)).mappings().all():
        first, second = [*row["entrants"], -1][:2]
        _change(row, first=first, second=second, points=row["shares"] and row["shares"][0] * 2 // WHOLE)
    op.drop_column("pairing", "shares")
    op.drop_column("pairing", "entrants")
    op.drop_column("tournament", "seats")


def _change(row: sa.RowMapping, **values: object) -> None:
    key = sa.and_(*(_pairing.c[name] == row[name] for name in ("tournament_id", "round", "number")))
    op.get_bind().execute(sa.update(_pairing).where(key).values(**values))
