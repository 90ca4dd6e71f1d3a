"""The haunted gallery with its staircase and chambers, shared by the two games that are played in it."""
