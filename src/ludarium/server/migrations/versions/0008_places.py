"""Where each seat came in"""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seat", sa.Column("place", sa.Integer(), nullable=True))
    bind = op.get_bind()
    table = sa.table("game_table", sa.column("id"), sa.column("state"), sa.column("reason"), sa.column("standings"))
    seat = sa.table(
        "seat", sa.column("table_id"), sa.column("seat"), sa.column("resigned", sa.Boolean()), sa.column("place")
    )
    over = sa.select(table.c.id, table.c.standings).where(
        table.c.state == "over", table.c.reason.in_(["played", "resigned", "imported"])
    )
    for id, standings in bind.execute(over).all():
        _place(bind, seat, id, json.loads(standings) if isinstance(standings, str) else standings)


def _place(bind: sa.Connection, seat: sa.TableClause, id: str, standings: dict[str, Any] | None) -> None:
    """As `ratings.place` does it when a game ends: whoever has resigned is behind all others."""
    seats = bind.execute(sa.select(seat.c.seat, seat.c.resigned).where(seat.c.table_id == id)).all()
    found = {each["seat"]: each["place"] for each in standings["rows"]} if standings else {}
    if not standings and not any(resigned for _, resigned in seats):
        return
    last = max(2, len(seats))
    for number, resigned in seats:
        came = last if resigned else found.get(number, 1)
        bind.execute(seat.update().where(seat.c.table_id == id, seat.c.seat == number).values(place=min(came, last)))


def downgrade() -> None:
    op.drop_column("seat", "place")
