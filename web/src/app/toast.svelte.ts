// Short lines that come and go: what was refused, what was done.

export interface Line {
  id: number;
  text: string;
  /** Of whom it tells, where a newer line about the same one takes its place. */
  about: string;
}

const SHOWN_MS = 6000;
/** More would hide what lies below them. */
const MOST = 2;
let next = 0;

export const lines: Line[] = $state([]);

/** Show a line for a while, and have it read aloud by a screen reader. */
export function tell(text: string, about = ""): void {
  if (lines.some((line) => line.text === text)) return;
  const id = (next += 1);
  const older = about ? lines.filter((line) => line.about === about) : [];
  for (const line of older) dismiss(line.id);
  lines.push({ id, text, about });
  for (const line of lines.slice(0, -MOST)) dismiss(line.id);
  setTimeout(() => dismiss(id), SHOWN_MS);
}

/** Take a line away. */
export function dismiss(id: number): void {
  const at = lines.findIndex((line) => line.id === id);
  if (at >= 0) lines.splice(at, 1);
}
