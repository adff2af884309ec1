import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { SignText } from "../app/api";
import { go, route } from "../app/router.svelte";
import "../testing/patience";
import { need, speak } from "../words/words.svelte";
import About from "./About.svelte";
import Blocks from "./Blocks.svelte";
import Device from "./Device.svelte";
import Practice from "./Practice.svelte";

function serve(answers: Record<string, { status?: number; body?: unknown }>) {
  return vi.spyOn(globalThis, "fetch").mockImplementation(async (input, options) => {
    const { status = 200, body } = answers[`${options?.method} ${new URL(String(input)).pathname}`] ?? { body: {} };
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  });
}

beforeAll(async () => {
  await speak("en");
  await need("web-pages");
});
beforeEach(() => go("/"));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a page of rules", () => {
  test("has its paragraphs, lists and tables, with the paths of options as anchors", () => {
    render(Blocks, {
      page: [
        { kind: "heading", level: 1, text: "Truc de bar" },
        { kind: "heading", level: 3, text: "Ties", path: "ties.first" },
        { kind: "rule", text: "The mà leads.", path: "ties.opener" },
        { kind: "rules", items: [{ text: "One cama is enough.", path: "", code: "coto.cames-to-win=1" }] },
        { kind: "table", head: ["Place", "Cards"], rows: [["1", "the ace of swords"]] },
      ],
    });
    // The page has its title already; what comes right below it is of the second level.
    expect(screen.queryByText("Truc de bar")).toBeNull();
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Ties");
    expect(document.getElementById("ties.opener")?.textContent).toBe("The mà leads.");
    // What is typed in a file of rules is for those who rest a pointer there; all others read words.
    expect(screen.getByRole("heading", { level: 2 }).title).toBe("ties.first");
    expect(screen.getByRole("listitem").textContent).toBe("One cama is enough.");
    expect(screen.getByRole("listitem").title).toBe("coto.cames-to-win=1");
    expect(screen.getByRole("cell", { name: "the ace of swords" })).toBeTruthy();
  });
});

describe("reading senyes", () => {
  const signs: SignText[] = ["brows", "wink", "nod", "puff-cheeks", "pout"].map((gesture) => ({
    id: gesture,
    gesture,
    gestureName: gesture,
    meaning: `means ${gesture}`,
    truth: "",
  }));

  test("shows a senya for a moment, takes one answer and counts it", async () => {
    vi.useFakeTimers();
    render(Practice, { signs, onstop: vi.fn() });
    const gesture = () => document.querySelector("svg.face")?.getAttribute("data-gesture");
    expect(gesture()).toBe("rest");
    await vi.advanceTimersByTimeAsync(800);
    const made = gesture() ?? "";
    expect(signs.map((sign) => sign.gesture)).toContain(made);
    await vi.advanceTimersByTimeAsync(1500);
    expect(gesture()).toBe("rest");

    await fireEvent.click(screen.getByRole("button", { name: `means ${made}` }));
    expect(screen.getByText("Right! 1 in a row.")).toBeTruthy();
    const wrong = screen.getAllByRole("button", { name: /^means/ }).find((b) => b.textContent?.trim() !== `means ${made}`);
    await fireEvent.click(wrong as HTMLElement);
    expect(screen.getByText("1 of 1 read")).toBeTruthy();

    await fireEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(screen.getByText("What has it said?")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(800);
    expect(gesture()).not.toBe(made);
  });

  test("says which it was, if it was read wrong", async () => {
    vi.useFakeTimers();
    render(Practice, { signs, onstop: vi.fn() });
    await vi.advanceTimersByTimeAsync(800);
    const made = document.querySelector("svg.face")?.getAttribute("data-gesture");
    const wrong = screen.getAllByRole("button", { name: /^means/ }).find((b) => b.textContent?.trim() !== `means ${made}`);
    await fireEvent.click(wrong as HTMLElement);
    expect(screen.getByText(`No. It was: means ${made}.`)).toBeTruthy();
    expect(screen.getByText("0 of 1 read")).toBeTruthy();
  });
});

describe("being forgotten", () => {
  test("asks once more, deletes, and leads home", async () => {
    go("/about");
    const fetched = serve({ "DELETE /api/me": { status: 204 }, "GET /api/me": { body: { keepDays: 30 } } });
    localStorage.setItem("retruc.part.BCDFGH", "{}");
    render(About);
    expect(await screen.findByText(/^All this for 30 days/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Delete me" }));
    expect(fetched.mock.calls.every(([, options]) => options?.method === "GET")).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "Delete it all" }));
    await waitFor(() => expect(route().page).toBe("home"));
    expect(localStorage.getItem("retruc.part.BCDFGH")).toBeNull();
  });
});

describe("another device", () => {
  test("is given a code that runs out", async () => {
    vi.useFakeTimers();
    serve({ "POST /api/me/device": { body: { code: "BCDFGHJKMN", expiresInS: 300 } } });
    render(Device);
    await fireEvent.click(screen.getByRole("button", { name: "Make a code" }));
    await vi.waitFor(() => expect(screen.getByText("BCDFGHJKMN")).toBeTruthy(), 30_000);
    expect(screen.getByText("It works for 5:00 more.")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(301_000);
    expect(screen.queryByText("BCDFGHJKMN")).toBeNull();
  });

  test("takes the code from the fragment, and leaves none in the address", async () => {
    go("/device#BCDFGHJKMN");
    const fetched = serve({ "POST /api/me/device/redeem": { status: 204 } });
    render(Device);
    await waitFor(() => expect((screen.getByLabelText("Code") as HTMLInputElement).value).toBe("BCDFGHJKMN"));
    expect(window.location.hash).toBe("");
    await fireEvent.click(screen.getByRole("button", { name: "Go on here" }));
    await waitFor(() => expect(route().page).toBe("home"));
    expect(fetched.mock.calls.at(-1)?.[1]?.body).toBe('{"code":"BCDFGHJKMN"}');
  });

  test("says why a code is refused", async () => {
    serve({ "POST /api/me/device/redeem": { status: 403, body: { id: "bad-device-code", text: "It was used." } } });
    render(Device);
    await fireEvent.input(screen.getByLabelText("Code"), { target: { value: "X" } });
    await fireEvent.click(screen.getByRole("button", { name: "Go on here" }));
    expect((await screen.findByText("It was used.")).getAttribute("role")).toBe("alert");
  });
});
