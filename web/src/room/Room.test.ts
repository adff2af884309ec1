import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { lines } from "../app/toast.svelte";
import type { Done, Player, Refused, Room as Table } from "../protocol/messages";
import { preloadFaces } from "../art/face/faces.svelte";
import { LOOKS } from "../art/face/looks";
import "../testing/patience";
import { need, speak } from "../words/words.svelte";
import type { Connected, Wish } from "./connected";
import Room from "./Room.svelte";
import { AT_FIRST } from "./tableSettings";

const player = (seat: number, some: Partial<Player>): Player => ({
  seat,
  kind: "empty",
  name: "",
  bot: "",
  face: seat,
  away: false,
  replaced: false,
  host: false,
  muted: false,
  wantsPause: false,
  ...some,
});

function table(some: Partial<Table> = {}): Table {
  return {
    code: "KDRMVB",
    phase: "room",
    ruleset: "bar",
    rulesetName: "Truc de bar",
    options: {},
    differsFrom: "Truc de bar",
    differences: [],
    settings: AT_FIRST,
    players: [
      player(1, { kind: "person", name: "Àlex", host: true }),
      player(2, { kind: "bot", name: "Taverna", bot: "taverna" }),
      player(3, { kind: "person", name: "Carme" }),
      player(4, {}),
    ],
    watchers: [],
    seat: 1,
    host: true,
    name: "Àlex",
    target: 24,
    half: 12,
    camesToWin: 2,
    display: "stones",
    deck: "spanish",
    senyes: [],
    expressions: [],
    nextCode: null,
    consent: false,
    signsKept: false,
    ...some,
  };
}

function show(some: Partial<Table> = {}, answer: Done | Refused = { type: "done", id: "1", already: false }) {
  const ask = vi.fn<(wish: Wish) => Promise<Done | Refused>>().mockResolvedValue(answer);
  const room = table(some);
  const connection = { status: "open", room, ask } as unknown as Connected;
  render(Room, { connection, room });
  return ask;
}

const guest = { seat: null, host: false, name: "Empar" };
const seat = (name: RegExp) => screen.getByRole("button", { name });

beforeAll(async () => {
  await speak("en");
  await need("web-room");
});
beforeEach(() => {
  const bots = [
    { id: "threshold", name: "Prudent", summary: "Bets when it has the cards." },
    { id: "taverna", name: "Taverna", summary: "Knows the game." },
  ];
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(JSON.stringify({ bots })));
});
afterEach(() => {
  cleanup();
  lines.length = 0;
});

describe("a tap on a seat", () => {
  test("that is free or a bot's sits one down", async () => {
    const ask = show(guest);
    await fireEvent.click(seat(/^Seat 4, team B, Free/));
    await fireEvent.click(seat(/^Seat 2, team B, Taverna, bot/));
    expect(ask.mock.calls.map(([wish]) => wish)).toEqual([
      { type: "sit", seat: 4 },
      { type: "sit", seat: 2 },
    ]);
  });

  test("of one's own lets one stand", async () => {
    const ask = show();
    await fireEvent.click(seat(/^Seat 1, team A, Àlex, you, host, Stand up/));
    expect(ask).toHaveBeenCalledExactlyOnceWith({ type: "stand" });
  });

  test("of somebody else does nothing, but for the host", () => {
    show(guest);
    expect((seat(/^Seat 3, team A, Carme$/) as HTMLButtonElement).disabled).toBe(true);
  });
});

describe("the host", () => {
  test("seats a bot of a chosen strength", async () => {
    const ask = show();
    await fireEvent.click(seat(/^Seat 4/));
    await fireEvent.click(await screen.findByRole("button", { name: /Prudent/ }));
    expect(ask).toHaveBeenCalledExactlyOnceWith({ type: "seat-bot", seat: 4, bot: "threshold" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("takes a bot away", async () => {
    const ask = show();
    await fireEvent.click(seat(/^Seat 2/));
    await fireEvent.click(screen.getByRole("button", { name: "Take the bot away" }));
    expect(ask).toHaveBeenCalledExactlyOnceWith({ type: "seat-bot", seat: 2, bot: null });
  });

  test.each([
    ["Hear no phrases", { type: "mute", seat: 3, muted: true }],
    ["Out of the seat", { type: "kick", seat: 3 }],
    ["Seat 4: Free", { type: "move-seat", seat: 3, to: 4 }],
  ])("may do to somebody: %s", async (button, wish) => {
    const ask = show();
    await fireEvent.click(seat(/^Seat 3/));
    await fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: button }));
    expect(ask).toHaveBeenCalledExactlyOnceWith(wish);
  });

  test("hears what is refused, and the sheet stays", async () => {
    show({}, { type: "refused", id: "1", reason: "not-now", text: "Not now." });
    await fireEvent.click(seat(/^Seat 3/));
    await fireEvent.click(screen.getByRole("button", { name: "Out of the seat" }));
    await waitFor(() => expect(lines.map(({ text }) => text)).toEqual(["Not now."]));
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  test("who has just made the table sits down", async () => {
    const empty = [1, 2, 3, 4].map((at) => player(at, {}));
    const ask = show({ seat: null, players: empty });
    await waitFor(() => expect(ask).toHaveBeenCalledExactlyOnceWith({ type: "sit", seat: 1 }));
  });

  test("begins, and is told who takes the free seats", async () => {
    const ask = show();
    expect(screen.getByText("A bot takes the free seat.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Begin" }));
    expect(ask).toHaveBeenCalledExactlyOnceWith({ type: "start" });
  });

  test("changes a setting and leaves the others", async () => {
    const ask = show();
    await fireEvent.click(screen.getAllByRole("button", { name: "Change" })[1] as HTMLElement);
    const clock = screen.getByRole("group", { name: "Time for one’s turn" });
    await fireEvent.click(within(clock).getByRole("radio", { name: "30 s" }));
    expect(ask).toHaveBeenCalledExactlyOnceWith({ type: "configure", settings: { ...AT_FIRST, clockS: 30 } });
  });
});

describe("who comes", () => {
  test("reads the rules in words, the settings and what the proof shows", () => {
    show({ ...guest, differences: [{ path: "truc.jocfora", text: "Joc fora is worth the cama." }] });
    expect(screen.getByText("Joc fora is worth the cama.")).toBeTruthy();
    expect(screen.getByText("Coto: 2 cames of 24 pedres.")).toBeTruthy();
    expect(screen.getByText("After 60 seconds away a bot sits in, until you are back.")).toBeTruthy();
    expect(screen.getByText(/all hands are shown then/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Change" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Begin" })).toBeNull();
    expect(screen.getByText("Àlex begins when all are here.")).toBeTruthy();
  });

  test("reads which ruleset it is whose rules are changed, also where a village has its own", () => {
    const village = { ruleset: "poble", rulesetName: "Truc del poble", differsFrom: "Truc de bar" };
    show({ ...guest, ...village, differences: [{ path: "cama.target", text: "A cama is 30 pedres." }] });
    expect(screen.getByText("Otherwise than the ruleset “Truc de bar”:")).toBeTruthy();
    expect(screen.getByText("A cama is 30 pedres.")).toBeTruthy();
    cleanup();
    show({ ...guest, ...village });
    expect(screen.getByText("Everything as the ruleset “Truc de bar” says.")).toBeTruthy();
  });

  test("changes the name once, and an empty one not at all", async () => {
    const ask = show(guest);
    const field = screen.getByLabelText("Your name");
    await fireEvent.input(field, { target: { value: " Empar de Sueca " } });
    await fireEvent.submit(field.closest("form") as HTMLFormElement);
    await fireEvent.input(field, { target: { value: "  " } });
    await fireEvent.blur(field);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ type: "rename", name: "Empar de Sueca" });
  });
});

describe("one's own face", () => {
  const choose = async () => {
    await preloadFaces();
    await fireEvent.click(screen.getByRole("button", { name: "Choose another face" }));
    return screen.getByRole("dialog", { name: "Your face" });
  };

  test("is chosen among those that are drawn, and the server is told", async () => {
    show();
    const sheet = await choose();
    expect(within(sheet).getAllByRole("button", { name: /^Face \d+$/ })).toHaveLength(LOOKS.length);
    expect(within(sheet).getByRole("button", { pressed: true }).getAttribute("aria-label")).toBe("Face 2");
    await fireEvent.click(within(sheet).getByRole("button", { name: "Face 12" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const [url, how] = vi.mocked(fetch).mock.lastCall as [URL, RequestInit];
    expect([how.method, url.pathname, how.body]).toEqual(["PATCH", "/api/me", JSON.stringify({ face: 11 })]);
  });

  test("stays where another is refused, and one reads why", async () => {
    show();
    const sheet = await choose();
    const told = JSON.stringify({ id: "too-fast", text: "Slowly." });
    vi.mocked(fetch).mockImplementation(async () => new Response(told, { status: 429 }));
    await fireEvent.click(within(sheet).getByRole("button", { name: "Face 12" }));
    await waitFor(() => expect(lines.map(({ text }) => text)).toEqual(["Slowly."]));
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  test("is asked of the server by who has no seat", async () => {
    vi.mocked(fetch).mockImplementation(async () => new Response(JSON.stringify({ face: 21 })));
    show(guest);
    // There are more numbers than drawings: they begin again.
    const own = `Face ${(21 % LOOKS.length) + 1}`;
    const sheet = await choose();
    await waitFor(() => expect(within(sheet).getByRole("button", { name: own, pressed: true })).toBeTruthy());
  });
});

test.each([2, 6, 8])("there is a place for each of %i seats", (seats) => {
  const players = Array.from({ length: seats }, (_, at) => player(at + 1, {}));
  show({ ...guest, players });
  expect(within(screen.getByRole("region", { name: "Seats" })).getAllByRole("button")).toHaveLength(seats);
});
