"""Guests, tables, their log, who holds which seat, and links."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("nickname", sa.String(80), nullable=False),
        sa.Column("created_at", sa.Float(53), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("previous", sa.String(32), nullable=True, unique=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("actor", sa.Integer, nullable=True),
        sa.Column("due_at", sa.Float(53), nullable=True),
        sa.Column("created_at", sa.Float(53), nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
    )
    op.create_index("tables_in_hall", "tables", ["listed", "status", "created_at"])
    op.create_index("tables_due", "tables", ["status", "due_at"])
    op.create_index("tables_of_host", "tables", ["host", "status"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.String(100), nullable=True),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("entries", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "key", name="log_key_once"),
    )
    op.create_table(
        "holders",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seen_at", sa.Float(53), nullable=False, server_default="0"),
    )
    op.create_index("holders_of_guest", "holders", ["guest_id"])
    op.create_table(
        "links",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created_at", sa.Float(53), nullable=False),
    )
    op.create_index("links_of_table", "links", ["table_id"])


def downgrade() -> None:
    """Remove the tables."""
    for name in ("links", "holders", "log", "tables", "guests"):
        op.drop_table(name)
