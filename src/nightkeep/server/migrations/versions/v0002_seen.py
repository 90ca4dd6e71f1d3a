"""When a guest was last there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column."""
    op.add_column("guests", sa.Column("seen_at", sa.Float(53), nullable=False, server_default="0"))
    op.execute("update guests set seen_at = created_at")


def downgrade() -> None:
    """Remove the column."""
    op.drop_column("guests", "seen_at")
