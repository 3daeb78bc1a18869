"""Alembic's entrance. The server gives its own connection; `alembic` on a command line is not needed."""

from alembic import context

from ludarium.server.models import Base

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
context.run_migrations()
