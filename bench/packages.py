"""How large an installation is, for the base and for each extra: ``python -m bench.packages [EXTRA...]``.

A wheel is built from a clean copy of the checkout, and installed by pip into a fresh environment for each line. Unless
extras are named, the table is written into docs/howto/install.md.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import Counter
from pathlib import Path

from tests.packages import ROOT, Environment, build

EXTRAS = ("server", "envs", "lab", "notebook", "ray", "cuda")
PAGE = ROOT / "docs/howto/install.md"
BEGIN, END = "<!-- sizes -->\n", "<!-- end of sizes -->\n"
MEGABYTE = 1_000_000


def megabytes(folder: Path) -> float:
    """The size of the files in a folder; what Python compiles on its own is left out, as it is when pip unpacks."""
    files = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return sum(path.lstat().st_size for path in files) / MEGABYTE


def largest(site: Path, most: int = 5) -> str:
    """The largest packages, with their sizes; libraries beside a package count as its own."""
    sizes: Counter[str] = Counter()
    for path in site.iterdir():
        if path.is_dir():
            sizes[path.name.removesuffix(".libs")] += round(megabytes(path))
    return ", ".join(f"{name} {size}" for name, size in sizes.most_common(most))


def line(home: Path, wheel: Path, extra: str) -> str:
    """Install, measure, and return the line of the table."""
    home.mkdir()
    found = Environment(home)
    found.install("--no-compile", f"{wheel}[{extra}]" if extra else wheel)
    title = f"`nightkeep[{extra}]`" if extra else "`nightkeep`"
    return f"| {title} | {megabytes(found.site):.0f} | {largest(found.site)} |\n"


def main(extras: list[str]) -> None:
    """Print the table, and write it into the docs if it is complete."""
    table = "| install | MB | the largest parts |\n| --- | --- | --- |\n"
    with tempfile.TemporaryDirectory() as home:
        wheel = build(Path(home)).wheel
        for extra in ["", *(extras or EXTRAS)]:
            table += line(Path(home) / f"of-{extra}", wheel, extra)
        size = wheel.stat().st_size / MEGABYTE
    print(f"wheel: {size:.1f} MB\n\n{table}")
    if not extras:
        before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
        _, after = rest.split(END)
        PAGE.write_text(f"{before}{BEGIN}\n{table}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("extras", nargs="*", metavar="EXTRA", help=f"any of {', '.join(EXTRAS)}; all, if none is named")
    wanted = reader.parse_args().extras
    if unknown := sorted(set(wanted) - set(EXTRAS)):
        reader.error(f"there is no extra {', '.join(unknown)}; the extras measured are {', '.join(EXTRAS)}")
    main(wanted)
