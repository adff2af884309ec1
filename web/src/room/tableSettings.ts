// What a host may choose beside the rules, and what holds if nothing is chosen.
import type { Settings } from "../protocol/messages";

export const AT_FIRST: Settings = {
  clockS: 0,
  graceS: 60,
  undo: true,
  proof: true,
  bot: "taverna",
  paceMs: 900,
  listed: false,
  allHands: false,
};

export const CLOCKS_S = [0, 15, 30, 40, 60] as const;
export const GRACES_S = [30, 60, 120, 300] as const;
export const PACES_MS = [300, 900, 1800] as const;
