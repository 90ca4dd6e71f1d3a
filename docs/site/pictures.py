"""Pictures of games: a position some decisions into a game, drawn as the page draws it."""

from __future__ import annotations

from collections.abc import Iterator

import nightkeep as nk

DECISIONS = 24  # far enough that something is to be seen
SEED = "a picture"


def position(name: str) -> nk.State:
    """Return a position in the middle of a game of random moves; the same for every build."""
    state = nk.game(name).start()
    mover = nk.AnyLegal(nk.Chance(SEED))
    decisions = 0
    for step in nk.drive(state, [mover] * state.game.players, nk.Chance(SEED)):
        decisions += step.actor != nk.CHANCE
        if decisions >= DECISIONS and state.actor != nk.CHANCE:
            break
    return state


def drawn() -> Iterator[tuple[str, str]]:
    """Yield a file's name and its SVG for each game, dark and light."""
    for name in nk.games():
        state = position(name)
        for mode in ("light", "dark"):
            yield f"assets/boards/{name}-{mode}.svg", state.board_svg(0, dark=mode == "dark")


def picture(name: str) -> str:
    """Return the board of a game as seat 1 sees it, light and dark; the palette shows one."""
    title = nk.game(name).spec.title
    return "\n".join(
        f"![{title}, as the first player sees it](../assets/boards/{name}-{mode}.svg){{ .board .{mode} loading=lazy }}"
        for mode in ("light", "dark")
    )


def gallery() -> str:
    """Return the boards of all games, each with a link to its page."""
    links = [f"[{picture(name)}\n{nk.game(name).spec.title}]({name}.md)" for name in nk.games()]
    return '<div class="gallery" markdown>\n\n' + "\n\n".join(links) + "\n\n</div>"
