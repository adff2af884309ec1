import { settings } from "../app/settings.svelte";

/** Whether nothing shall move, by this browser's settings or the system's. */
export function isStill(): boolean {
  return settings.instant || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
