"""A game under way: positions, history, chance, records, the one loop, and the canvas that terminals are drawn on.

Nothing in this room knows a game, a bot or a server.
"""
