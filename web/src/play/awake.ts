// Keeps the screen awake. Browsers do so over https alone, and let go of it whenever the page is hidden.

/** Keep the screen awake as far as the browser lets; gives a function that stops it. */
export function stayAwake(): () => void {
  const lock = "wakeLock" in navigator ? navigator.wakeLock : null;
  if (!lock) return () => undefined;
  let held: WakeLockSentinel | null = null;
  let asking = false;
  let stopped = false;

  async function take() {
    if (document.hidden || asking || (held && !held.released)) return;
    asking = true;
    try {
      held = await lock?.request("screen") ?? null;
      if (stopped) await held?.release();
    } catch {
      // A battery that is low, a page that was hidden meanwhile: the screen goes dark as it would have.
    }
    asking = false;
  }
  const again = () => void take();

  document.addEventListener("visibilitychange", again);
  again();
  return () => {
    stopped = true;
    document.removeEventListener("visibilitychange", again);
    void held?.release().catch(() => undefined);
  };
}
