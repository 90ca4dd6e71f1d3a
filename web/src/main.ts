import { mount } from "svelte";
import "./lib/style/fonts.css";
import "./lib/style/tokens.css";
import "./lib/style/base.css";
import App from "./App.svelte";
import { prefs, themeNow } from "./lib/prefs.svelte";
import { api } from "./lib/protocol/api";
import { withWords } from "./lib/words";

document.documentElement.dataset.theme = themeNow(prefs.theme); // before anything is drawn: whoever chose day sees no night first

/** The list of games is on its way since the first line of the page: drawing the doors with the hall is one drawing less. */
const SOON = 150;
const games = Promise.race([api.games().catch(() => null), new Promise((done) => setTimeout(done, SOON))]);
await withWords(games, "hall");
mount(App, { target: document.getElementById("app")! });
