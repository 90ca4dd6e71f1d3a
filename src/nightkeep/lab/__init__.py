"""Studies for designers: sweep options, play many games, and look at what came of it."""
