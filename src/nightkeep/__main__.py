"""``python -m nightkeep``: the command line."""

from nightkeep.cli.main import app

if __name__ == "__main__":
    app(prog_name="nightkeep")
