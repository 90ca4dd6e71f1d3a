import { afterEach } from "vitest";
import { cleanup, configure } from "@testing-library/svelte";

afterEach(() => cleanup());
configure({ asyncUtilTimeout: 60_000 }); // a busy machine is slow, not wrong
// jsdom has no dialogs; opening one is all the components need.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};

// jsdom lays nothing out, so nothing ever changes its size or comes into sight.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= () => {};
