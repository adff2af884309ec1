// The pages that are fetched only when somebody goes there, each with its message files.
import type { Component } from "svelte";
import { need } from "../words/words.svelte";
import type { Route } from "./router.svelte";

type Loader = { files: string[]; load: () => Promise<{ default: Component<Record<string, never>> }> };

// Each component takes as properties what its route holds besides the page's name.
const loader = (files: string[], load: () => Promise<{ default: unknown }>) => ({ files, load }) as Loader;

const LOADERS: Record<Exclude<Route["page"], "home" | "lost">, Loader> = {
  new: loader(["web-room"], () => import("../room/NewTable.svelte")),
  table: loader(["web-room", "web-table"], () => import("../room/TablePage.svelte")),
  tableRules: loader(["web-pages"], () => import("../pages/TableRules.svelte")),
  tv: loader(["web-table"], () => import("../play/Tv.svelte")),
  replay: loader(["web-table"], () => import("../replay/Replay.svelte")),
  rules: loader(["web-pages"], () => import("../pages/Rules.svelte")),
  ruleset: loader(["web-pages"], () => import("../pages/Ruleset.svelte")),
  differs: loader(["web-pages"], () => import("../pages/Differs.svelte")),
  senyes: loader(["web-pages"], () => import("../pages/Senyes.svelte")),
  how: loader(["web-pages"], () => import("../pages/HowTo.svelte")),
  about: loader(["web-pages"], () => import("../pages/About.svelte")),
  device: loader(["web-pages"], () => import("../pages/Device.svelte")),
};

export type Fetched = keyof typeof LOADERS;

/** Fetch a page and what it says, side by side. */
export async function fetchPage(page: Fetched): Promise<Component<Record<string, never>>> {
  const { files, load } = LOADERS[page];
  const [module] = await Promise.all([load(), need(...files)]);
  return module.default;
}

/** Fetch all that a table needs while nothing else is going on, so that it opens at once. */
export function fetchTableAhead(): void {
  const idle = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 500));
  // It is only ahead: what fails here is fetched again, and told, when it is needed.
  idle(() => void Promise.all([fetchPage("table"), import("../play/Play.svelte")]).catch(() => undefined));
}
