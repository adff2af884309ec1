// Rulesets and bots as the server describes them, asked for once in each language.
import { ask, type BotLine, type RulesetLine, type RulesetText } from "../app/api";
import { language } from "../words/words.svelte";

const kept = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  const key = `${language()} ${path}`;
  const known = kept.get(key);
  if (known) return known as Promise<T>;
  const asking = ask<T>("GET", path);
  kept.set(key, asking);
  asking.catch(() => kept.delete(key)); // So that it can be asked again.
  return asking;
}

export async function rulesets(): Promise<RulesetLine[]> {
  return (await once<{ rulesets: RulesetLine[] }>("/api/rulesets")).rulesets;
}

export function ruleset(id: string): Promise<RulesetText> {
  return once<RulesetText>(`/api/rulesets/${encodeURIComponent(id)}`);
}

/** Whether two names mean the same bot: either may come without its version. */
export function isSameBot(a: string, b: string): boolean {
  const [plainA = "", versionA = ""] = a.split("@");
  const [plainB = "", versionB = ""] = b.split("@");
  return plainA === plainB && (versionA === versionB || !versionA || !versionB);
}

export async function bots(): Promise<BotLine[]> {
  return (await once<{ bots: BotLine[] }>("/api/bots")).bots;
}
