"""Figures of the lobby in 3D: compressed bytes loaded for it, and frames a second without a graphics card."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.conftest import BUILT, CHROMIUM, Served, Visitor
from tests.web.play import be_called, new_table, sit_at
from tests.web.test_run_ghost_run import BOT, ME, SOFTWARE

SECONDS = 4
RUNS = 5
# Turns the camera all the time and counts the frames in which the room was drawn; the first second settles the number
# of pixels.
TURN = """
async seconds => {
  const room = document.querySelector('.room');
  const how = {clientY: 300, pointerId: 1, bubbles: true};
  const point = (kind, x) => room.dispatchEvent(new PointerEvent(kind, {...how, clientX: x}));
  room.setPointerCapture = () => {};
  let drawn = 0;
  for (const name of ['drawArrays', 'drawElements']) {
    const real = WebGL2RenderingContext.prototype[name].__real ?? WebGL2RenderingContext.prototype[name];
    const count = function (...how) { drawn++; return real.apply(this, how); };
    WebGL2RenderingContext.prototype[name] = Object.assign(count, {__real: real});
  }
  point('pointerdown', 400);
  const times = [];
  const start = performance.now();
  let steps = 0;
  let before = 0;
  await new Promise(done => {
    const step = now => {
      if (drawn > before) times.push(now);
      before = drawn;
      point('pointermove', 400 + 3 * ++steps);
      if (now - start < 1000 * (seconds + 1)) requestAnimationFrame(step); else done();
    };
    requestAnimationFrame(step);
  });
  point('pointercancel', 0);
  const canvas = room.querySelector('canvas');
  const counted = times.filter(at => at - start > 1000);
  return {frames: counted.length / seconds, calls: drawn / times.length, pixels: `${canvas.width}x${canvas.height}`};
}
"""


def main() -> None:
    size = sum(path.stat().st_size for path in (BUILT.parent / "assets").glob("scene3d-*.js.gz"))
    print(f"3D: {size / 1000:.1f} KB compressed, loaded only there")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(Path(folder) / "data")
        path = str(CHROMIUM) if CHROMIUM.exists() else None
        browser = playwright.chromium.launch(executable_path=path, args=SOFTWARE)
        person = Visitor(browser, server, 1280, 720)
        person.context.add_init_script("localStorage.setItem('nightkeep.lobby', '3d')")
        be_called(person, "Rosa")
        table, _ = new_table(person, "run-ghost-run", [ME, BOT], players=2)
        page = sit_at(person, table)
        page.locator(".room canvas").wait_for()
        page.wait_for_timeout(3000)
        for run in range(RUNS):
            found = page.evaluate(TURN, SECONDS)
            how = f"{found['calls']:.0f} things drawn, {found['pixels']} pixels in motion"
            print(f"3D, turning: {found['frames']:.0f} frames/s at 1280x720 ({how}; run {run + 1} of {RUNS})")
            page.wait_for_timeout(2000)  # it comes to rest: the next turn is a motion of its own
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
