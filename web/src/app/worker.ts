// The service worker, where a browser allows one: on https and on this very machine.

/** Have the page open without a network from the next visit on. */
export function serveOffline(): void {
  if (!import.meta.env.PROD || !window.isSecureContext || !("serviceWorker" in navigator)) return;
  // After the page is there: it is in no hurry. Without it the page only needs its network.
  const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
