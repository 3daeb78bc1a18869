"""Sessions that can be listed, webhooks that rest, and whose a chat line is"""

from datetime import UTC, datetime

import sqlalchemy as sa
from advanced_alchemy.types import DateTimeUTC
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("person", sa.Column("hook_failures", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("person", sa.Column("hook_rests", DateTimeUTC(timezone=True), nullable=True))
    op.add_column("person", sa.Column("webhook_off", sa.String(length=500), nullable=False, server_default=""))
    # When older sessions began is not known; they count from now on.
    begun = datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S.000000")
    if op.get_bind().dialect.name == "postgresql":
        begun += "+00"
    for name in ("created", "seen"):
        op.add_column(
            "session", sa.Column(name, DateTimeUTC(timezone=True), nullable=False, server_default=sa.text(f"'{begun}'"))
        )
    op.add_column("session", sa.Column("agent", sa.String(length=60), nullable=False, server_default=""))
    op.add_column("session", sa.Column("bearer", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("person_id", sa.String(length=40), nullable=True))
    op.create_index(op.f("ix_chat_person_id"), "chat", ["person_id"])
    op.execute(
        "UPDATE chat SET person_id = (SELECT seat.person_id FROM seat "
        "WHERE seat.table_id = chat.table_id AND seat.seat = chat.seat AND seat.name = chat.name)"
    )


def downgrade() -> None:
    op.drop_index(op.f("ix_chat_person_id"), "chat")
    op.drop_column("chat", "person_id")
    for name in ("bearer", "agent", "seen", "created"):
        op.drop_column("session", name)
    for name in ("webhook_off", "hook_rests", "hook_failures"):
        op.drop_column("person", name)
