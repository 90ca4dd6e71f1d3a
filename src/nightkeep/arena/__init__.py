"""Matches and ladders between bots."""
