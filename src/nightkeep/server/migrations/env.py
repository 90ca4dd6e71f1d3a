"""How Alembic reaches the database: over the connection the server gives it."""

from __future__ import annotations

from alembic import context

from nightkeep.server.schema import metadata

connection = context.config.attributes.get("connection")
if connection is None:
    raise SystemExit("migrations are run by the server itself: nightkeep serve")
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
