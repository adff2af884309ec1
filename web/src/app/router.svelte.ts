// Where the reader is: the address, and the page that belongs to it.

export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "table"; code: string }
  | { page: "tableRules"; code: string }
  | { page: "tv"; code: string }
  | { page: "replay"; code: string }
  | { page: "rules" }
  | { page: "ruleset"; id: string }
  | { page: "differs"; id: string; other: string }
  | { page: "senyes"; id: string }
  | { page: "how" }
  | { page: "about" }
  | { page: "device" }
  | { page: "lost" };

/** Read a path: which page it names. */
export function routeOf(path: string): Route {
  const [first = "", second = "", third = "", fourth = "", ...rest] = path
    .split("/")
    .filter(Boolean)
    .map(unescape);
  const parts = [first, second, third, fourth].filter(Boolean).length + rest.length;
  if (parts === 0) return { page: "home" };
  if (parts === 2 && (first === "t" || first === "tv")) {
    return { page: first === "t" ? "table" : "tv", code: second.toUpperCase() };
  }
  if (first === "t" && parts === 3 && third === "rules") return { page: "tableRules", code: second.toUpperCase() };
  if (first === "replay" && parts <= 2) return { page: "replay", code: second.toUpperCase() };
  if (first === "rules" && parts === 1) return { page: "rules" };
  if (first === "rules" && parts === 2) return { page: "ruleset", id: second };
  if (first === "rules" && parts === 4 && third === "and") return { page: "differs", id: second, other: fourth };
  if (first === "senyes" && parts <= 2) return { page: "senyes", id: second || "bar" };
  if (parts === 1 && (first === "new" || first === "how" || first === "about" || first === "device")) {
    return { page: first };
  }
  return { page: "lost" };
}

function unescape(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let current = $state.raw<Route>(routeOf(window.location.pathname));
let visited = 0;

/** The page that is shown. */
export function route(): Route {
  return current;
}

/** Go to another page. *replace*: going back will not lead here. */
export function go(path: string, { replace = false } = {}): void {
  if (path === window.location.pathname + window.location.hash) return;
  window.history[replace ? "replaceState" : "pushState"](null, "", path);
  if (!replace) visited += 1;
  arrive();
}

/** Go back to where one came from, or home where one came from elsewhere. */
export function goBack(): void {
  if (visited > 0) {
    visited -= 1;
    window.history.back();
  } else {
    go("/");
  }
}

function arrive(): void {
  current = routeOf(window.location.pathname);
  window.scrollTo(0, 0);
}

/** Let plain clicks on links within the page change the page without loading it anew. */
export function followLinks(): () => void {
  document.addEventListener("click", follow);
  window.addEventListener("popstate", arrive);
  return () => {
    document.removeEventListener("click", follow);
    window.removeEventListener("popstate", arrive);
  };
}

function follow(click: MouseEvent): void {
  if (click.defaultPrevented || click.button !== 0) return;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
  const link = (click.target as Element | null)?.closest("a");
  if (!link?.href || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href);
  if (url.origin !== window.location.origin || url.pathname.startsWith("/api/")) return;
  // An anchor on the same page is the browser's affair.
  if (url.pathname === window.location.pathname && url.hash) return;
  click.preventDefault();
  go(url.pathname + url.search + url.hash);
}
