/** Addresses inside the page: /, /games/NAME, /learn/NAME, /table/ID, /watch/ID, /replay/ID, /join#TOKEN. */
export interface Route {
  room: "hall" | "game" | "learn" | "table" | "watch" | "replay" | "join" | "nowhere";
  id: string;
}

export function routeOf(path: string, hash = ""): Route {
  const [room = "", id = "", more] = path.split("/").filter(Boolean).map(decode);
  if (more !== undefined) return { room: "nowhere", id: "" };
  if (!room) return { room: "hall", id: "" };
  if (room === "join" && !id) return { room: "join", id: hash.slice(1) };
  if (room === "games" && id) return { room: "game", id };
  if (room === "learn" && id) return { room, id };
  if ((room === "table" || room === "watch" || room === "replay") && id) return { room, id };
  return { room: "nowhere", id: "" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

class Router {
  route = $state<Route>({ room: "hall", id: "" });
  /** A question asked before this room is left; false keeps us here. */
  mayLeave: (() => boolean) | null = null;

  constructor() {
    this.route = routeOf(location.pathname, location.hash);
    addEventListener("popstate", () => {
      this.route = routeOf(location.pathname, location.hash);
      this.mayLeave = null;
    });
  }

  go(path: string, replace = false): void {
    if (this.mayLeave && !this.mayLeave()) return;
    this.mayLeave = null;
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.route = routeOf(location.pathname, location.hash);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links: an ordinary click stays in the page; a click with a modifier opens a tab as usual. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const click = (event: MouseEvent) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.go(node.pathname + node.search + node.hash);
  };
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}
