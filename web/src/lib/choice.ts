/** Makes a part of a drawing something that can be chosen: by tap, by Enter or Space, with a name for screen readers. */
export interface Choice {
  label: string;
  act: () => void;
  /** Called with true when it is pointed at or focused, with false when it is left. */
  point?: (on: boolean) => void;
  /** Whether Tab stops here; others are reached with the arrow keys. */
  first?: boolean;
}

export function choice(node: SVGElement, given: Choice | null): { update(next: Choice | null): void; destroy(): void } {
  let now: Choice | null = null;
  const act = (event: globalThis.Event) => {
    if (!now) return;
    event.preventDefault();
    event.stopPropagation();
    now.act();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === "Enter" || event.key === " ") act(event);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const all = [...(node.ownerSVGElement?.querySelectorAll<SVGElement>("[data-choice]") ?? [])];
    const next = all[(all.indexOf(node) + step + all.length) % all.length];
    event.preventDefault();
    next?.focus();
  };
  const on = () => now?.point?.(true);
  const off = () => now?.point?.(false);
  node.addEventListener("click", act);
  node.addEventListener("keydown", key);
  node.addEventListener("pointerenter", on);
  node.addEventListener("pointerleave", off);
  node.addEventListener("focus", on);
  node.addEventListener("blur", off);

  const update = (next: Choice | null) => {
    now = next;
    node.classList.toggle("lit", next !== null);
    if (next) {
      node.setAttribute("role", "button");
      node.setAttribute("tabindex", next.first === false ? "-1" : "0");
      node.setAttribute("aria-label", next.label);
      node.setAttribute("data-choice", "");
    } else for (const name of ["role", "tabindex", "aria-label", "data-choice"]) node.removeAttribute(name);
  };
  update(given);
  return {
    update,
    destroy: () => {
      node.removeEventListener("click", act);
      node.removeEventListener("keydown", key);
    },
  };
}
