"""The server: tables that lose nothing, leak nothing and can be checked. It names no game."""
