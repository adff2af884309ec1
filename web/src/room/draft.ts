// The rules that a host has chosen, and the link that carries them.

export interface Draft {
  /** Id in the catalogue. */
  ruleset: string;
  /** Option paths and their words: all that differ from the ruleset's own. */
  options: Record<string, string>;
  /** A ruleset of one's own, as TOML; null where the catalogue's is played. */
  village: string | null;
}

/** Choose another ruleset: its own options hold. */
export function withRuleset(id: string): Draft {
  return { ruleset: id, options: {}, village: null };
}

/** Choose a value of one option; the ruleset's own value needs no mention. */
export function withOption(draft: Draft, path: string, value: string, own: string): Draft {
  const { [path]: _before, ...others } = draft.options;
  return { ...draft, options: value === own ? others : { ...others, [path]: value } };
}

const START = "#rules=";

/** Write rules into the fragment of a link, which no server sees. */
export function toFragment(draft: Draft): string {
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return START + btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Read rules from a fragment; null if there are none, or they cannot be read. */
export function fromFragment(fragment: string): Draft | null {
  if (!fragment.startsWith(START)) return null;
  try {
    const text = fragment.slice(START.length).replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return asDraft(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

function asDraft(value: unknown): Draft | null {
  const { ruleset, options, village } = (value ?? {}) as Partial<Record<keyof Draft, unknown>>;
  if (typeof ruleset !== "string" || typeof options !== "object" || options === null) return null;
  const words = Object.entries(options).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return { ruleset, options: Object.fromEntries(words), village: typeof village === "string" ? village : null };
}
