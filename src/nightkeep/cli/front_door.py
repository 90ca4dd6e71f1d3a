"""``nightkeep`` without a command: the hall in the browser where that is possible, else the menu at the terminal."""

from __future__ import annotations

import json
import socket
import urllib.request
import webbrowser

import typer

from nightkeep.cli import show
from nightkeep.cli.menu import menu
from nightkeep.cli.serve import PORT, has_screen, serve
from nightkeep.cli.show import say, told
from nightkeep.rules.extras import install_command, missing_modules

LOCAL = "127.0.0.1"
ADDRESS = f"http://localhost:{PORT}/"
HEALTH_TIMEOUT = 2.0  # seconds


def front_door(ctx: typer.Context) -> None:
    """Open the hall or show the menu; where no person reads and types, print the help."""
    out = show.console()
    if not show.at_terminal(out):
        typer.echo(ctx.get_help())
    elif can_serve_page() and has_screen():
        open_hall()
    else:
        raise typer.Exit(menu(out, "nightkeep serve" if can_serve_page() else install_command("server")))


def can_serve_page() -> bool:
    """Return whether the extra ``server`` is installed and the page is built."""
    if missing_modules("server"):
        return False
    from nightkeep.server.page import built

    return built(None) is not None


def open_hall() -> None:
    """Open the hall of the server that runs on this machine already, or start one."""
    if is_served():
        say(show.console(), told("hall-open", address=ADDRESS), wrap=False)
        webbrowser.open(ADDRESS)
    else:
        serve(port=PORT if _is_free(PORT) else 0, show=True)


def is_served() -> bool:
    """Return whether a Nightkeep server answers at the usual address."""
    try:
        with urllib.request.urlopen(f"http://{LOCAL}:{PORT}/api/health", timeout=HEALTH_TIMEOUT) as answer:
            health = json.load(answer)
    except (OSError, ValueError):
        return False
    return isinstance(health, dict) and {"status", "version"} <= health.keys()


def _is_free(port: int) -> bool:
    try:
        socket.create_server((LOCAL, port)).close()
    except OSError:
        return False
    return True
