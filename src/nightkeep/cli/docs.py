"""``nightkeep docs``: the documentation site in a browser, from this machine alone."""

from __future__ import annotations

import contextlib
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Annotated

import typer

from nightkeep.cli import show
from nightkeep.cli.serve import open_browser
from nightkeep.cli.show import told
from nightkeep.rules.errors import OptionError
from nightkeep.server.site import built_site


class QuietHandler(SimpleHTTPRequestHandler):
    """Serves the files of a folder and logs nothing."""

    def log_message(self, format: str, *args: object) -> None:  # the base class's own names
        """Log nothing."""


def docs(
    port: Annotated[int, typer.Option("--port", min=0, max=65535, metavar="metavar-n", help="parameter-port")] = 0,
    quiet: Annotated[bool, typer.Option("--no-open", help="parameter-no-open")] = False,
) -> None:
    """Serve the documentation to a browser of this machine, without the internet."""
    folder = built_site()
    if folder is None:
        raise OptionError(told("docs-missing"))
    try:
        server = ThreadingHTTPServer(("127.0.0.1", port), partial(QuietHandler, directory=str(folder)))
    except OSError as problem:
        raise OptionError(told("docs-port", port=port, reason=problem.strerror or "")) from None
    with server, contextlib.suppress(KeyboardInterrupt):
        address = f"http://127.0.0.1:{server.server_port}/"
        show.say(show.console(), told("docs-served", address=address))
        if not quiet:
            open_browser(address)
        server.serve_forever()
