/** Nobody signs up: a name is enough, and there is one from the start, so that one click begins a game. */
import { prefs } from "./prefs.svelte";
import { api } from "./protocol/api";
import { say } from "./words";

export function someName(): string {
  const names = say("hall-names").split(", ");
  return `${names[Math.floor(Math.random() * names.length)]} ${10 + Math.floor(Math.random() * 90)}`;
}

let known: string | null = null;

/** Make sure the server knows us by our name. */
export async function introduce(name = prefs.name || someName()): Promise<string> {
  const wanted = name.trim() || someName();
  if (known !== wanted) {
    known = (await api.nameGuest(wanted)).nickname;
    prefs.setName(known);
  }
  return known;
}

/** A link to look at a private table carries its invitation behind '#', where no server log sees it; use it once. */
export async function useInvitation(): Promise<void> {
  const token = location.hash.slice(1);
  if (!/^[\w-]{20,100}$/.test(token)) return;
  history.replaceState(null, "", location.pathname);
  await introduce();
  await api.claim(token);
}

/** The address of a room of the page for somebody who was not invited yet. */
export async function invitedTo(room: "watch" | "replay", table: string): Promise<string> {
  const address = `${location.origin}/${room}/${table}`;
  const { token } = await api.link(table, null);
  return `${address}#${token}`;
}
