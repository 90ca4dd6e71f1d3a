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
    const all = [...(node.closest("[data-board]")?.querySelectorAll<SVGElement>("[data-choice]") ?? [])];
    const next = all[(all.indexOf(node) + step + all.length) % all.length];
    event.preventDefault();
    next?.focus();
  };
  const on = () => now?.point?.(true);
  const off = () => now?.point?.(false);
  // Only while it can be chosen: Chromium lets Tab stop at whatever part of a drawing listens for the focus.
  const listeners = { click: act, keydown: key, pointerenter: on, pointerleave: off, focus: on, blur: off };
  const listen = (how: "addEventListener" | "removeEventListener") => {
    for (const [name, heard] of Object.entries(listeners)) node[how](name, heard as EventListener);
  };
  /** What had the keyboard's focus and cannot be chosen any more hands it to the board: from there Tab leads to what can. */
  const handOn = () => {
    if (document.activeElement === node) node.closest<HTMLElement>("[data-board]")?.focus({ preventScroll: true });
  };

  const set = (name: string, value: string) => {
    if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  };
  const update = (next: Choice | null) => {
    const before = now;
    now = next;
    node.classList.toggle("lit", next !== null);
    if (next) {
      set("role", "button");
      set("tabindex", next.first === false ? "-1" : "0");
      set("aria-label", next.label);
      set("data-choice", "");
      if (!before) listen("addEventListener");
    } else if (before) {
      handOn();
      listen("removeEventListener");
      for (const name of ["role", "tabindex", "aria-label", "data-choice"]) node.removeAttribute(name);
    }
  };
  update(given);
  return {
    update,
    destroy: () => {
      if (now) handOn();
      listen("removeEventListener");
    },
  };
}
