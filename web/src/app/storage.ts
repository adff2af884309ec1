/** localStorage, where there is one: a browser may forbid it, and the page goes on without. */
export function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
