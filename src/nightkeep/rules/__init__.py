"""What a game is: records, options, rule lists, actions, events, messages, lessons, and the list of games.

Nothing in this room plays a game or compiles one; it imports no other room.
"""
