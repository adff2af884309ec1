import { afterEach, beforeEach, expect, it, vi } from "vitest";

const answer = (address: string) => Response.json({ address });

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

it("leads others to where the server says, if the page was opened by an address of this machine alone", async () => {
  const fetched = vi.fn(() => Promise.resolve(answer("http://192.0.2.7:8000")));
  vi.stubGlobal("fetch", fetched);
  const { invitationOrigin, needInvitationOrigin } = await import("./invitations.svelte");
  expect(invitationOrigin()).toBe(window.location.origin);
  for (const host of ["127.0.0.1", "localhost"]) needInvitationOrigin(host);
  await vi.waitFor(() => expect(invitationOrigin()).toBe("http://192.0.2.7:8000"));
  expect(fetched).toHaveBeenCalledOnce();
});

it("leads others to where the page is in all other cases", async () => {
  const fetched = vi.fn(() => Promise.resolve(answer("")));
  vi.stubGlobal("fetch", fetched);
  const { invitationOrigin, needInvitationOrigin } = await import("./invitations.svelte");
  needInvitationOrigin("truc.example");
  expect(fetched).not.toHaveBeenCalled();
  needInvitationOrigin("localhost");
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  expect(invitationOrigin()).toBe(window.location.origin);
});
