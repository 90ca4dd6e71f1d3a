/** Marks elements whose sentence had to be said in English on a page of another language, for screen readers. */
const english = new Set<string>();
/** A sentence as elements may have it: alone, or with a capital and a full stop. */
const bare = (text: string) => (text.charAt(0).toLowerCase() + text.slice(1)).replace(/\.$/, "");
const SPOKEN = ["aria-label", "title", "placeholder"];

function look(element: Element): void {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent?.trim() ?? "");
  texts.push(...SPOKEN.map((name) => element.getAttribute(name) ?? ""));
  if (texts.some((text) => text && english.has(bare(text)))) element.setAttribute("lang", (element as HTMLElement).dataset.marked = "en");
  else if ((element as HTMLElement).dataset?.marked) ["lang", "data-marked"].forEach((name) => element.removeAttribute(name));
}
function watch(): void {
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes]) {
        const element = node instanceof Element ? node : node.parentElement;
        if (element) [element, ...(node === target ? [] : element.querySelectorAll("*"))].forEach(look);
      }
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: SPOKEN });
}

export function mark(text: string): void {
  if (english.has(bare(text))) return;
  if (!english.size) watch();
  english.add(bare(text));
  document.body.querySelectorAll("*").forEach(look);
}
