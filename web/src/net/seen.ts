// What this tab took in last of a table, so that it can say so when the page is loaded anew: what
// was sent to a network that was gone, and nobody noticed, it has then missed.
const PREFIX = "retruc.seen.";

/** The number of the last thing told at a table; 0 for none. */
export function lastSeen(code: string): number {
  try {
    return Number(window.sessionStorage.getItem(PREFIX + code)) || 0;
  } catch {
    return 0;
  }
}

export function keepSeen(code: string, number: number): void {
  try {
    window.sessionStorage.setItem(PREFIX + code, String(number));
  } catch {
    // It is forbidden, or full: what the server noticed is told all the same.
  }
}
