"""The database's tables. Alembic's migrations build the same; a test compares them."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("nickname", sa.String(80), nullable=False),
    sa.Column("created_at", sa.Float(53), nullable=False),
    sa.Column("seen_at", sa.Float(53), nullable=False, server_default="0"),  # to the day
    sa.Column("old_at", sa.Float(53), nullable=True),  # when a server found that this guest may be forgotten
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(80), nullable=False),
    sa.Column("facts", sa.Text, nullable=False),  # tables.Facts as JSON
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("previous", sa.String(32), nullable=True, unique=True),  # one rematch for a table
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("actor", sa.Integer, nullable=True),
    sa.Column("due_at", sa.Float(53), nullable=True),  # when the server itself has something to do there
    sa.Column("created_at", sa.Float(53), nullable=False),
    sa.Column("seats", sa.Text, nullable=False),  # list of messages.SeatInfo as JSON, for lists of tables
    sa.Column("old_at", sa.Float(53), nullable=True),  # when a server found that it may be closed or removed
    sa.Index("tables_in_hall", "listed", "status", "created_at"),
    sa.Index("tables_due", "status", "due_at"),
    sa.Index("tables_of_host", "host", "status"),
)

log = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("key", sa.String(100), nullable=True),
    sa.Column("at", sa.Float(53), nullable=False),
    sa.Column("entries", sa.Text, nullable=False),
    sa.Column("request", sa.String(32), nullable=True),  # a digest of what was asked for under the key
    sa.Column("chain", sa.String(16), nullable=True),  # a digest of the table's log up to this row
    sa.UniqueConstraint("table_id", "key", name="log_key_once"),
)

holders = sa.Table(
    "holders",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("guest_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),  # -1: invited, on no seat
    sa.Column("seen_at", sa.Float(53), nullable=False, server_default="0"),
    sa.Index("holders_of_guest", "guest_id"),
)

links = sa.Table(
    "links",
    metadata,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),  # -1: an invitation
    sa.Column("created_at", sa.Float(53), nullable=False),
    sa.Index("links_of_table", "table_id"),
)
