// A page to look at the table with: table-sheet.html?state=asked&lang=ca-valencia&theme=dark
import { mount } from "svelte";
import "../../theme/tokens.css";
import "../../theme/base.css";
import "../../app/app.css";
import Toasts from "../../app/Toasts.svelte";
import { keepSettings, settings } from "../../app/settings.svelte";
import type { Language } from "../../words/languages";
import { need, speak } from "../../words/words.svelte";
import Play from "../Play.svelte";
import { STATES } from "./states";

const asked = new URLSearchParams(window.location.search);
settings.theme = (asked.get("theme") as "light" | "dark" | null) ?? "light";
settings.cloth = (asked.get("cloth") as "green" | "wine" | null) ?? "green";
keepSettings();
await need("web", "web-room", "web-table");
await speak((asked.get("lang") ?? "ca-valencia") as Language);

const state = (STATES[asked.get("state") ?? "asked"] ?? STATES.asked)?.();
if (!state) throw new Error("no such state");
const readers = new Set<(news: unknown) => void>();
const connection = {
  code: "RUSTIC",
  status: "open",
  deadline: state.situation.remainingMs === null ? null : Date.now() + state.situation.remainingMs,
  goodbye: null,
  moved: null,
  revealed: null,
  memory: { known: () => ({ chain: "", heard: new Map(), given: new Map(), twice: [], seat: null }) },
  ...state,
  ask: () => Promise.resolve({ type: "done", id: "", already: false }),
  onNews: (reader: (news: unknown) => void) => (readers.add(reader), () => readers.delete(reader)),
  onPhrase: () => () => undefined,
  onRoom: () => () => undefined,
  forgetMissed: () => undefined,
  close: () => undefined,
};
const target = document.getElementById("app");
if (target) {
  mount(Play, { target, props: { connection: connection as never } });
  mount(Toasts, { target });
}
if (state.account && state.room.phase !== "over") {
  for (const reader of readers) reader({ items: [], views: [state.view], account: state.account });
}
