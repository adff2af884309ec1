// What somebody has chosen for this browser: kept here, never sent.
import { chooseLanguage, LANGUAGES, type Language } from "../words/languages";
import { storage } from "./storage";

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  cloth: "green" | "wine";
  deck: "classic" | "contrast";
  sound: boolean;
  /** Whether calls are read aloud. */
  voice: boolean;
  vibrate: boolean;
  /** Whether a notification comes on one's turn, while the page is not seen. */
  notify: boolean;
  leftHanded: boolean;
  /** Whether nothing moves: everything is at its place at once. */
  instant: boolean;
}

const KEY = "retruc.settings";

const CHOICES: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  language: LANGUAGES,
  theme: ["auto", "light", "dark"],
  cloth: ["green", "wine"],
  deck: ["classic", "contrast"],
  sound: [true, false],
  voice: [false, true],
  vibrate: [true, false],
  notify: [false, true],
  leftHanded: [false, true],
  instant: [false, true],
};

/** Read what was kept; whatever is missing or unknown is as at first. */
export function readSettings(kept: string | null, languages: readonly string[]): Settings {
  const stored = parse(kept);
  const chosen = Object.entries(CHOICES).map(([name, values]) => {
    const value = stored[name];
    return [name, (values as readonly unknown[]).includes(value) ? value : values[0]];
  });
  const settings = Object.fromEntries(chosen) as Settings;
  if (!LANGUAGES.includes(stored.language as Language)) settings.language = chooseLanguage(languages);
  return settings;
}

function parse(kept: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(kept ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export const settings: Settings = $state(readSettings(storage()?.getItem(KEY) ?? null, navigator.languages));

/** Keep what is chosen from now on, and show it; gives a function that stops both. */
export function keepSettings(): () => void {
  return $effect.root(() => {
    $effect(() => {
      storage()?.setItem(KEY, JSON.stringify(settings));
    });
    $effect(() => show(document.documentElement));
  });
}

function show(root: HTMLElement): void {
  root.classList.toggle("light", settings.theme === "light");
  root.classList.toggle("dark", settings.theme === "dark");
  root.dataset.cloth = settings.cloth;
  root.dataset.deck = settings.deck;
  root.toggleAttribute("data-left-handed", settings.leftHanded);
  root.classList.toggle("instant", settings.instant);
  tint(root);
}

/** Give the browser's own bar the colour of the page's head, where a theme was chosen. */
function tint(root: HTMLElement): void {
  const head = getComputedStyle(root).getPropertyValue("--head").trim();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.own ??= meta.content;
    meta.content = settings.theme === "auto" || !head ? meta.dataset.own : head;
  }
}

/** Forget what was chosen, as after deleting oneself. */
export function forgetSettings(): void {
  Object.assign(settings, readSettings(null, navigator.languages));
  storage()?.removeItem(KEY);
}
