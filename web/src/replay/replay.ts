// A coto that is over, taken apart: fetched, folded, and found again by the name of a moment.
import { ask } from "../app/api";
import type { Account, Item, Room, View } from "../protocol/messages";
import { foldItem } from "../table/fold";

/** What one action of the record led to, as the reader saw it. */
export interface Step {
  round: number;
  items: Item[];
  account: Account | null;
  /** Where it dealt, and the reader sees all hands: by seat. */
  hands: string[][] | null;
}

export interface Replay {
  room: Room;
  seats: number;
  seat: number | null;
  date: string;
  /** Before the first step. */
  view: View;
  steps: Step[];
  isOver: boolean;
}

/** Whose eyes: a seat, from 1, or all hands. */
export type Eyes = number | "all";

/** Where a coto comes from: a table, or the text of a record. */
export type Source = { code: string } | { record: string };

/** Fetch a coto as one reader saw it. Throws a `Failure`. */
export function fetchReplay(source: Source, eyes: Eyes): Promise<Replay> {
  return "code" in source
    ? ask<Replay>("GET", `/api/tables/${encodeURIComponent(source.code)}/replay?seat=${eyes}`)
    : ask<Replay>("POST", `/api/replay?seat=${eyes}`, source.record);
}

/** The table at one moment. */
export interface Moment {
  view: View;
  /** What was just said, for the balloons, and seen, for the faces. */
  items: Item[];
  round: number;
  /** Which step of the round, from 0: the deal. */
  step: number;
  account: Account | null;
  /** By seat: the cards still held, where all hands are seen. */
  hands: string[][] | null;
}

/** All moments of a replay, oldest first: one for each step of which the reader was told something. */
export function momentsOf(replay: Replay): Moment[] {
  const moments: Moment[] = [];
  let view = replay.view;
  let dealt: string[][] | null = null;
  let [round, count] = [0, -1];
  for (const step of replay.steps) {
    count = step.round === round ? count + 1 : 0;
    round = step.round;
    for (const item of step.items) view = foldItem(view, item);
    if (step.hands) dealt = step.hands;
    if (!step.items.length) continue;
    const hands = dealt && stillHeld(dealt, view);
    moments.push({ view, items: step.items, round, step: count, account: step.account ?? null, hands });
  }
  return moments;
}

function stillHeld(dealt: string[][], view: View): string[][] {
  const laid = new Set(view.tricks.flatMap((trick) => trick.laid.flatMap((one) => [one.card, one.under])));
  return dealt.map((hand) => hand.filter((card) => !laid.has(card)));
}

/** The name of a moment in an address: `#r3.5`. */
export function momentName(moment: Moment): string {
  return `#r${moment.round}.${moment.step}`;
}

/** Which moment an address names: the last that is not later; the first where it names none. */
export function momentNamed(moments: readonly Moment[], hash: string): number {
  const named = /^#r(\d{1,4})(?:\.(\d{1,4}))?$/.exec(hash);
  if (!named) return 0;
  const [round, step] = [Number(named[1]), Number(named[2] ?? 0)];
  const later = moments.findIndex((moment) => moment.round > round || (moment.round === round && moment.step > step));
  return Math.max(0, (later < 0 ? moments.length : later) - 1);
}

/** Where the round before, or the next one, begins. */
export function roundFrom(moments: readonly Moment[], at: number, way: 1 | -1): number {
  const here = moments[at]?.round ?? 0;
  if (way > 0) {
    const next = moments.findIndex((moment) => moment.round > here);
    return next < 0 ? moments.length - 1 : next;
  }
  const start = moments.findIndex((moment) => moment.round === here);
  if (start < at) return start;
  const before = moments[at - 1]?.round;
  return Math.max(0, moments.findIndex((moment) => moment.round === before));
}

/** The sentences of a moment's round up to it. */
export function told(moments: readonly Moment[], at: number): string[] {
  const round = moments[at]?.round;
  return moments
    .slice(0, at + 1)
    .filter((moment) => moment.round === round)
    .flatMap((moment) => moment.items.map((item) => item.text))
    .filter((text) => text !== "");
}
