// What the page says, in the reader's language. Only this module knows Project Fluent.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { loaders } from "virtual:retruc-words";
import { localeOf, type Language } from "./languages";

export type Arguments = Record<string, string | number>;

interface Speech {
  readonly language: Language;
  readonly bundle: FluentBundle;
  /** By message file: done when its messages can be said. */
  readonly files: Map<string, Promise<void>>;
}

const wanted = new Set(["web"]);
let speech = $state.raw<Speech | null>(null);
let asked: Language | null = null;

/** The language that the page speaks now; English until the first is there. */
export function language(): Language {
  return speech?.language ?? "en";
}

/** Speak a language from now on; nothing changes until all messages in use are there. */
export async function speak(wish: Language): Promise<void> {
  asked = wish;
  const next: Speech = { language: wish, bundle: newBundle(wish), files: new Map() };
  for (let known = 0; known < wanted.size; ) {
    known = wanted.size;
    await Promise.all([...wanted].map((file) => load(next, file)));
  }
  if (asked !== wish) return; // Somebody has chosen yet another one meanwhile.
  speech = next;
  document.documentElement.lang = wish;
}

/** Have the messages of these files at hand: `web-room`, `web-table`. */
export async function need(...files: string[]): Promise<void> {
  for (const file of files) wanted.add(file);
  const now = speech;
  if (now) await Promise.all(files.map((file) => load(now, file)));
}

/** Say a message; a component that does follows the language. An unknown message is its id. */
export function say(id: string, args: Arguments = {}): string {
  if (!speech) return "";
  const pattern = speech.bundle.getMessage(id)?.value;
  return pattern ? speech.bundle.formatPattern(pattern, args) : id;
}

function newBundle(wish: Language): FluentBundle {
  return new FluentBundle(localeOf(wish), { useIsolating: false });
}

function load(into: Speech, file: string): Promise<void> {
  const known = into.files.get(file);
  if (known) return known;
  const loading = fetchText(into, file);
  into.files.set(file, loading);
  loading.catch(() => into.files.delete(file)); // So that it can be tried again.
  return loading;
}

async function fetchText(into: Speech, file: string): Promise<void> {
  const text = await loaders[file]?.[into.language]?.();
  // Files bring the common messages that they use: some come twice, and are the same.
  if (text) into.bundle.addResource(new FluentResource(text.default), { allowOverrides: true });
}
