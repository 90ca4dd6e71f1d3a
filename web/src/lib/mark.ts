/** Marks elements whose sentence had to be said in English on a page of another language, for screen readers. */
const english = new Set<string>();
const SPOKEN = ["aria-label", "title", "placeholder"];

function look(element: Element): void {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent?.trim() ?? "");
  texts.push(...SPOKEN.map((name) => element.getAttribute(name) ?? ""));
  if (texts.some((text) => english.has(text))) element.setAttribute("lang", (element as HTMLElement).dataset.marked = "en");
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
  if (english.has(text)) return;
  if (!english.size) watch();
  english.add(text);
  document.body.querySelectorAll("*").forEach(look);
}
