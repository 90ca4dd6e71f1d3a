"""The command line and the table at the terminal. No game is named here."""
