// Where others find this server. The page's own address is right unless it is one of this machine alone.
import { ask } from "./api";

const HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

let elsewhere = $state("");
let asked = false;

/** The start of a link that leads others here. Where the page was opened by a name that others have not, the server says it. */
export function invitationOrigin(): string {
  return elsewhere || window.location.origin;
}

/** Have that start at hand; what shows it follows when it comes. */
export function needInvitationOrigin(host = window.location.hostname): void {
  if (asked || !HERE.test(host)) return;
  asked = true;
  ask<{ address?: string }>("GET", "/api/me").then(
    ({ address = "" }) => (elsewhere = address),
    () => (asked = false), // A link that works here only is better than none.
  );
}
