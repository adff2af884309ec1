/** The faces one can have. Sixteen people, four machines, and a plain one for showing the senyes. */

import type { Hair } from "./hair";

export interface Look {
  readonly skin: Skin;
  readonly hair: Hair;
  readonly colour: string;
  /** The lighter or darker tone drawn on hair or cloth. */
  readonly second: string;
  readonly brow: string;
  readonly clothes: string;
  readonly ground: string;
  readonly extras: readonly Extra[];
  readonly machine?: boolean;
}

export interface Skin {
  readonly base: string;
  readonly shade: string;
  readonly lip: string;
  readonly blush: string;
}

export type Extra =
  | "glasses"
  | "round-glasses"
  | "moustache"
  | "beard"
  | "stubble"
  | "earrings"
  | "freckles"
  | "years";

const skin = (base: string, shade: string, lip: string, blush = "#D9694F"): Skin => ({ base, shade, lip, blush });

const SKINS = [
  skin("#F8D8BC", "#D9A880", "#A8443D"),
  skin("#EFC49B", "#CB9265", "#9E4038"),
  skin("#DBA577", "#B37C4E", "#8E352E"),
  skin("#C08A5B", "#96623A", "#6E2721"),
  skin("#A36C46", "#74472D", "#451512", "#B5482F"),
  skin("#8A5A40", "#5E3826", "#2A0C0C", "#B04A36"),
] as const;

/** Brows where they are not of the hair's colour: it is covered, or too pale to be read on the skin. */
const BROWS: Readonly<Record<string, string>> = {
  "#9C968B": "#756E63",
  "#D8D3C8": "#7D7568",
  "#8A8580": "#34302D",
  "#5F564C": "#6F685E",
  "#2F6F7E": "#33231A",
};

const look = (
  tone: number,
  hair: Hair,
  colour: string,
  second: string,
  clothes: string,
  ground: string,
  ...extras: Extra[]
): Look => ({
  skin: SKINS[tone] ?? SKINS[1],
  hair,
  colour,
  second,
  brow: BROWS[colour] ?? colour,
  clothes,
  ground,
  extras,
});

export const LOOKS: readonly Look[] = [
  look(2, "crop", "#241B17", "#4A3A31", "#3C6E5A", "#D5DFDB"),
  look(1, "bun", "#5A3320", "#7D4E33", "#8C2F39", "#EBDDC2", "earrings"),
  look(0, "bald", "#9C968B", "#B9B3A8", "#2E5F9A", "#DCE4EE", "moustache", "years"),
  look(5, "afro", "#1E1512", "#3A2A22", "#D9922E", "#E4EAD8", "earrings"),
  look(0, "bob", "#B5502A", "#D97C46", "#3F7A38", "#F0E1CF", "freckles"),
  look(3, "curls", "#2A1C15", "#52382A", "#7C4A86", "#E8DCE8", "stubble"),
  look(1, "perm", "#D8D3C8", "#ABA498", "#6A7F4A", "#E7E3D2", "glasses", "years"),
  look(2, "scarf", "#2F6F7E", "#69A3AE", "#25505B", "#F0E4D2"),
  look(1, "cap", "#5F564C", "#B9B3A8", "#7A5A3A", "#DFE4DC", "moustache", "years"),
  look(4, "braids", "#1E1512", "#C24A3A", "#C9A22E", "#DDE6EA"),
  look(0, "long", "#D9A441", "#B07B22", "#44709F", "#E6EBDD"),
  look(5, "shaved", "#2A1B14", "#2A1B14", "#B5322B", "#E9E0CC", "beard"),
  look(2, "tail", "#3A241A", "#6B4735", "#B0557A", "#DDE7E4", "round-glasses"),
  look(1, "quiff", "#7A4A26", "#A56F41", "#2A4D3C", "#EADFCB", "beard"),
  look(2, "fallera", "#4A2A1B", "#7D5238", "#A3323A", "#F3E6C8", "earrings"),
  look(4, "side", "#8A8580", "#B5B0AA", "#35507A", "#E5DECF", "glasses", "years"),
];

const metal = (base: string, shade: string, trim: string, ground: string): Look => ({
  skin: { base, shade, lip: "#2B2F36", blush: trim },
  hair: "none",
  colour: trim,
  second: shade,
  brow: "#2B2F36",
  clothes: trim,
  ground,
  extras: [],
  machine: true,
});

export const MACHINES: readonly Look[] = [
  metal("#C3D0DA", "#8C9DAB", "#2E5F9A", "#E3EAEF"),
  metal("#E8CE92", "#B9943F", "#8C2F39", "#F2E9D3"),
  metal("#BFD2BE", "#88A487", "#2C6449", "#E4ECE0"),
  metal("#DDBFB2", "#AD8674", "#7A4A86", "#F0E4DE"),
];

/** A face of nobody in particular. */
export const PLAIN: Look = {
  skin: skin("#F4DDBB", "#C99F6B", "#8E352E"),
  hair: "side",
  colour: "#B98F5C",
  second: "#DDBB8B",
  brow: "#4A3728",
  clothes: "#2C6449",
  ground: "#E5DAC0",
  extras: [],
};

/** A number from a text, the same everywhere (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value;
}

function at(looks: readonly Look[], index: number): Look {
  const safe = Number.isFinite(index) ? Math.trunc(index) : 0;
  return looks[((safe % looks.length) + looks.length) % looks.length] ?? PLAIN;
}

/** The look of a face's number, or of a name where there is none. */
export function lookOf(face: number | "plain" | undefined, seed: string, bot: boolean): Look {
  if (face === "plain") return PLAIN;
  return at(bot ? MACHINES : LOOKS, face ?? hash(seed));
}
