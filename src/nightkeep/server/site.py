"""Where the documentation site is, if it was built: in a wheel beside the code, in a checkout in ``build/site``."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).parents[1]
PACKAGED = PACKAGE / "site"
CHECKOUT = PACKAGE.parents[1]


def built_site() -> Path | None:
    """Return the folder of the built site, if there is one."""
    found = CHECKOUT / "build" / "site" if (CHECKOUT / "mkdocs.yml").is_file() else PACKAGED
    return found if (found / "index.html").is_file() else None
