// Short lines that come and go: what was refused, what was done.

export interface Line {
  id: number;
  text: string;
}

const SHOWN_MS = 6000;
let next = 0;

export const lines: Line[] = $state([]);

/** Show a line for a while, and have it read aloud by a screen reader. */
export function tell(text: string): void {
  if (lines.some((line) => line.text === text)) return;
  const id = (next += 1);
  lines.push({ id, text });
  setTimeout(() => dismiss(id), SHOWN_MS);
}

/** Take a line away. */
export function dismiss(id: number): void {
  const at = lines.findIndex((line) => line.id === id);
  if (at >= 0) lines.splice(at, 1);
}
