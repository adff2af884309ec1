// What is asked of the server over HTTP, and how a refusal becomes a sentence.
import { language, say } from "../words/words.svelte";

/** Something was not done: a stable id, and a sentence for the reader. */
export class Failure extends Error {
  constructor(
    readonly id: string,
    text: string,
    readonly status = 0,
  ) {
    super(text);
  }
}

const PATIENCE_MS = 15_000;

/** Ask the server, and give what it answers. Throws a `Failure`, whose message can be shown. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await send(method, path, body);
  if (!answer.ok) throw await failure(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** The same for what is no JSON: a record. */
export async function fetchText(path: string): Promise<string> {
  const answer = await send("GET", path, undefined);
  if (!answer.ok) throw await failure(answer);
  return answer.text();
}

async function send(method: string, path: string, body: unknown): Promise<Response> {
  const url = new URL(path, window.location.origin);
  url.searchParams.set("language", language());
  const given = body === undefined ? {} : contentOf(body);
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    return await fetch(url, { method, credentials: "same-origin", signal: patience.signal, ...given });
  } catch {
    throw new Failure("no-network", say(navigator.onLine ? "error-no-answer" : "error-offline"));
  } finally {
    clearTimeout(timer);
  }
}

/** Text goes as it is, all else as JSON. */
function contentOf(body: unknown): RequestInit {
  return typeof body === "string"
    ? { body, headers: { "Content-Type": "text/plain" } }
    : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
}

async function failure(answer: Response): Promise<Failure> {
  const said: unknown = await answer.json().catch(() => null);
  if (isSaid(said)) return new Failure(said.id, said.text, answer.status);
  const id = answer.status === 429 ? "too-fast" : answer.status === 404 ? "not-found" : "server";
  return new Failure(id, say(`error-${id}`), answer.status);
}

function isSaid(value: unknown): value is { id: string; text: string } {
  const said = value as { id?: unknown; text?: unknown } | null;
  return typeof said?.id === "string" && typeof said.text === "string" && said.text !== "";
}

/** The sentence for whatever was thrown. */
export function sentence(thrown: unknown): string {
  return thrown instanceof Failure ? thrown.message : say("error-page");
}

export interface RulesetLine {
  id: string;
  name: string;
  summary: string;
  seats: number[];
}

export interface OptionForm {
  path: string;
  name: string;
  group: string;
  /** Whether places that play this ruleset vary it; all else is experiment. */
  offered: boolean;
  /** The ruleset's own value. */
  value: string;
  choices: { value: string; label: string }[];
}

export interface RuleText {
  text: string;
  path?: string;
  code?: string;
}

export type Block =
  | { kind: "heading"; level: number; text: string; path?: string }
  | ({ kind: "rule" } & RuleText)
  | { kind: "rules"; items: RuleText[] }
  | { kind: "table"; head: string[]; rows: string[][] };

export interface SignText {
  /** What the gesture is called. */
  gestureName: string;
  id: string;
  gesture: string;
  meaning: string;
  truth: string;
}

export interface RulesetText extends RulesetLine {
  version: number;
  options: OptionForm[];
  deck: "spanish" | "english";
  /** Cards of equal strength, in notation, the strongest first. */
  tiers: string[][];
  signs: SignText[];
  expressions: { id: string; said: string; gloss: string }[];
  page: Block[];
}

export interface Checked {
  problems: { id: string; path: string; text: string }[];
  id: string;
  name: string;
  differences: { path: string; text: string }[];
}

export interface OpenTable {
  code: string;
  rulesetName: string;
  seats: number;
  people: number;
  bots: number;
  host: string;
  differences: number;
}

/** A table where one has a seat. */
export interface MyTable {
  code: string;
  rulesetName: string;
  phase: string;
}

export interface BotLine {
  id: string;
  name: string;
  summary: string;
}
