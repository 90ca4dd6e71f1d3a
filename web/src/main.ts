import { mount } from "svelte";
import "./lib/style/fonts.css";
import "./lib/style/tokens.css";
import "./lib/style/base.css";
import "./lib/style/board.css";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });
