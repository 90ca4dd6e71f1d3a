"""Digests of rows and of requests; marks of old tables and guests."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("log", sa.Column("request", sa.String(32), nullable=True))
    op.add_column("log", sa.Column("chain", sa.String(16), nullable=True))
    op.add_column("tables", sa.Column("old_at", sa.Float(53), nullable=True))
    op.add_column("guests", sa.Column("old_at", sa.Float(53), nullable=True))


def downgrade() -> None:
    """Remove the columns."""
    op.drop_column("guests", "old_at")
    op.drop_column("tables", "old_at")
    op.drop_column("log", "chain")
    op.drop_column("log", "request")
