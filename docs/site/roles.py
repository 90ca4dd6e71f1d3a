"""Docstrings of the code use Sphinx's roles (``:func:`drive```); this griffe extension writes them as Markdown."""

from __future__ import annotations

import re

import griffe

ROLE = re.compile(r":(?:func|class|meth|mod|attr|data|exc):`~?([^`]+)`")


class Roles(griffe.Extension):
    """Replaces roles in all docstrings."""

    def on_object(self, *, obj: griffe.Object, **_: object) -> None:
        """Change the docstring of an object, if it has one."""
        if obj.docstring is not None:
            obj.docstring.value = ROLE.sub(r"`\1`", obj.docstring.value)
