import { afterEach } from "vitest";
import { cleanup, configure } from "@testing-library/svelte";
import { PARTS, type Part } from "../catalogues";
import { allCards } from "../src/games";
import { loadGame } from "../src/games/tables";
import { LANGS } from "../src/lib/languages";
import { loadPage } from "../src/lib/words";

afterEach(() => cleanup());
// Every language and game is there at once, so that tests can change it as they like.
for (const lang of LANGS) {
  for (const part of ["hall", ...Object.keys(PARTS)] as Part[]) await loadPage(lang, part);
  for (const card of allCards) await loadGame(card.name, lang);
}
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
