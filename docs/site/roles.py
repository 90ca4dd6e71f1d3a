"""A griffe extension: docstrings of the code use Sphinx's roles and name pages; they become Markdown and links."""

from __future__ import annotations

import re

import griffe

ROLE = re.compile(r":(?:func|class|meth|mod|attr|data|exc):`~?([^`]+)`")
PAGE = re.compile(r"\bdocs/([\w/-]+)\.md\b")  # all pages with docstrings stand in docs/reference


class Roles(griffe.Extension):
    """Replaces roles in all docstrings."""

    def on_object(self, *, obj: griffe.Object, **_: object) -> None:
        """Change the docstring of an object, if it has one."""
        if obj.docstring is not None:
            obj.docstring.value = PAGE.sub(r"[\1](../\1.md)", ROLE.sub(r"`\1`", obj.docstring.value))
