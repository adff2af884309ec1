/** Numbers and letters as strokes, so that an index looks the same on every phone. */

const STROKES: Readonly<Record<string, string>> = {
  "0": "M5 1C2 1 1.2 4 1.2 8S2 15 5 15 8.8 12 8.8 8 8 1 5 1Z",
  "1": "M1.6 4.4L5.4 1V15",
  "2": "M1.4 4.6C1.6 2.2 3 1 5 1 7.2 1 8.6 2.4 8.6 4.6 8.6 8 1.4 10.6 1.2 15H9",
  "3": "M1.4 3.4C2 1.8 3.4 1 5 1 7 1 8.4 2.3 8.4 4.2S7 7.4 4.4 7.4C7.2 7.4 8.8 8.9 8.8 11.2S7.2 15 5 15C3 15 1.6 14 1 12.2",
  "4": "M6.8 15V1L1 10.8H9.2",
  "5": "M8.2 1H2.4L1.8 7.2C2.6 6.4 3.7 6 5 6 7.4 6 8.9 7.9 8.9 10.4S7.3 15 4.9 15C3 15 1.6 14 1.1 12.4",
  "6": "M7.8 1.4C4 2.4 1.2 6 1.2 10.4 1.2 13.2 2.8 15 5 15S8.8 13.3 8.8 10.7 7.3 6.6 5.1 6.6C3.3 6.6 1.8 7.9 1.3 9.6",
  "7": "M1 1H9C6.6 4.6 4.6 9 4.2 15",
  "8": "M5 7.3C3 7.3 1.7 6 1.7 4.2S3 1 5 1 8.3 2.4 8.3 4.2 7 7.3 5 7.3ZM5 7.3C2.7 7.3 1.1 8.9 1.1 11.2S2.7 15 5 15 8.9 13.4 8.9 11.2 7.3 7.3 5 7.3Z",
  "9": "M2.2 14.6C6 13.6 8.8 10 8.8 5.6 8.8 2.8 7.2 1 5 1S1.2 2.7 1.2 5.3 2.7 9.4 4.9 9.4C6.7 9.4 8.2 8.1 8.7 6.4",
  A: "M.8 15L5 1L9.2 15M2.4 10.2H7.6",
  B: "M1.6 1H5C7.2 1 8.3 2.2 8.3 4.2S7 7.4 5 7.4H1.6M5 7.4C7.6 7.4 8.9 8.8 8.9 11.2S7.6 15 5 15H1.6V1",
  C: "M8.9 4C8.3 2.1 7 1 5.2 1 2.6 1 1.1 3.8 1.1 8S2.6 15 5.2 15C7 15 8.3 13.9 8.9 12",
  D: "M1.6 1H4.4C7.4 1 9 3.6 9 8S7.4 15 4.4 15H1.6Z",
  E: "M8.6 1H1.6V15H8.8M1.6 7.8H7.6",
  H: "M1.4 1V15M8.6 1V15M1.4 8H8.6",
  J: "M7.6 1V10.6C7.6 13.4 6.4 15 4.4 15 2.6 15 1.4 13.9 1.1 11.8",
  K: "M1.6 1V15M8.8 1L1.8 9M4.2 6.4L9 15",
  O: "M5 1C2.2 1 1 4 1 8S2.2 15 5 15 9 12 9 8 7.8 1 5 1Z",
  Q: "M5 1C2.2 1 1 4 1 8S2.2 15 5 15 9 12 9 8 7.8 1 5 1ZM5.8 11.4L9.2 15.8",
  S: "M8.7 3.8C8.2 2 6.9 1 5 1 2.8 1 1.4 2.4 1.4 4.4 1.4 6.8 3.2 7.4 5.2 7.9 7.4 8.5 8.9 9.3 8.9 11.5 8.9 13.6 7.3 15 5 15 2.9 15 1.5 13.9 1.1 12",
};

/** A figure is 10 wide and 16 high; a one leaves less room behind it. */
const ADVANCE = 12.4;
const ADVANCE_ONE = 8.6;

function advance(character: string): number {
  return character === "1" ? ADVANCE_ONE : ADVANCE;
}

/** How wide a text is, in units before scaling. */
export function textWidth(text: string): number {
  const all = [...text].reduce((sum, character) => sum + advance(character), 0);
  const last = text.at(-1) ?? "";
  return all - advance(last) + (last === "1" ? 6.6 : 10);
}

/** Write a text with its upper left corner at x, y; `weight` is the stroke before scaling. */
export function write(
  text: string,
  x: number,
  y: number,
  scale: number,
  colour: string,
  weight = 2.7,
): string {
  let at = 0;
  let out = "";
  for (const character of text) {
    const d = STROKES[character];
    if (d === undefined) throw new RangeError(`no stroke for ${character}`);
    out += `<path transform="translate(${+(x + at * scale).toFixed(2)} ${y}) scale(${scale})" d="${d}"/>`;
    at += advance(character);
  }
  return `<g fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${out}</g>`;
}
