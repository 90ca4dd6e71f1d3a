/** What this browser remembers of its person: language, light, sound, motion and name. */
import { MediaQuery } from "svelte/reactivity";
import { LANGS, langOf, type Lang } from "./languages";

export type Theme = "auto" | "dark" | "light";

function read(key: string): string | null {
  try {
    return localStorage.getItem(`nightkeep.${key}`);
  } catch {
    return null; // a browser that forbids storage still plays
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`nightkeep.${key}`, value);
  } catch {
    /* it is only not remembered */
  }
}

class Prefs {
  lang = $state<Lang>("en");
  theme = $state<Theme>("dark"); // night is the house's own light; nearly every device asks for day unless told otherwise
  sound = $state(false);
  name = $state("");
  /** Grows when sentences have been loaded: what was said before they were there is said again. */
  loaded = $state(0);

  constructor() {
    const lang = read("lang");
    this.lang = lang && LANGS.includes(lang) ? lang : langOf(navigator.languages ?? []);
    const theme = read("theme");
    if (theme === "auto" || theme === "light") this.theme = theme;
    this.sound = read("sound") === "on";
    this.name = read("name") ?? "";
  }

  setLang(lang: Lang): void {
    this.lang = lang;
    keep("lang", lang);
  }
  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
  }
  setSound(on: boolean): void {
    this.sound = on;
    keep("sound", on ? "on" : "off");
  }
  setName(name: string): void {
    this.name = name;
    keep("name", name);
  }
}

export const prefs = new Prefs();

const light = typeof matchMedia === "function" ? new MediaQuery("(prefers-color-scheme: light)") : null;
export function themeNow(theme: Theme): "dark" | "light" {
  return theme === "auto" ? (light?.current ? "light" : "dark") : theme;
}

const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;
export function reducedMotion(): boolean {
  return still?.matches ?? true;
}

/** Whether there is room for a desk beside the board. A phone upright has its board on top, one on its side has it left. */
class Screen {
  width = $state(typeof innerWidth === "number" ? innerWidth : 1024);
  height = $state(typeof innerHeight === "number" ? innerHeight : 768);
  narrow = $derived(this.width < 900 || (this.height < 560 && this.width > this.height));
  lying = $derived(this.narrow && this.width > this.height);
  /** A small phone, or one with the browser's bars: every line counts. */
  low = $derived(this.narrow && this.height < 760);
  constructor() {
    if (typeof addEventListener === "function")
      addEventListener("resize", () => {
        this.width = innerWidth;
        this.height = innerHeight;
      });
  }
}
export const screen = new Screen();
