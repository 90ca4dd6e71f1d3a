/** Whether this browser starts in the room or above it: what was chosen last, else 3D where it runs on a graphics card. */
const KEY = "nightkeep.lobby";

export function startsIn3d(): boolean {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept) return kept === "3d";
  } catch {
    /* a browser that forbids storage still plays */
  }
  if (typeof WebGL2RenderingContext === "undefined") return false;
  const probe = document.createElement("canvas").getContext("webgl2", { failIfMajorPerformanceCaveat: true });
  const card = probe?.getExtension("WEBGL_debug_renderer_info");
  const name = probe && card ? String(probe.getParameter(card.UNMASKED_RENDERER_WEBGL)) : "";
  return probe !== null && !/swiftshader|llvmpipe|software|basic render/i.test(name);
}

export function keepView(deep: boolean): void {
  try {
    localStorage.setItem(KEY, deep ? "3d" : "2d");
  } catch {
    /* it is only not remembered */
  }
}
