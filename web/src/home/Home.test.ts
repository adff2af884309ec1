import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { go, route } from "../app/router.svelte";
import "../testing/patience";
import { speak } from "../words/words.svelte";
import Home from "./Home.svelte";

type Answers = Record<string, { status?: number; body: unknown }>;

/** Answer requests by method and path, those that are not named with empty lists. */
function serve(answers: Answers) {
  return vi.spyOn(globalThis, "fetch").mockImplementation(async (input, options) => {
    const { pathname } = new URL(String(input));
    const found = answers[`${options?.method} ${pathname}`] ?? { body: { tables: [] } };
    return new Response(JSON.stringify(found.body), { status: found.status ?? 200 });
  });
}

beforeAll(() => speak("en"));
beforeEach(() => {
  go("/");
  // What is fetched ahead is of no interest here, and would be fetched after the test.
  vi.stubGlobal("requestIdleCallback", () => 0);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the big button makes a table and goes there", async () => {
  const fetched = serve({ "POST /api/tables": { body: { code: "KDRMVB" } } });
  render(Home);
  await fireEvent.click(screen.getByRole("button", { name: "Play" }));
  await waitFor(() => expect(route()).toEqual({ page: "table", code: "KDRMVB" }));
  const made = fetched.mock.calls.filter(([, options]) => options?.method === "POST");
  expect(made.map(([, options]) => options?.body)).toEqual(['{"quick":true}']);
});

test("if that fails it is said, and one may try again", async () => {
  serve({ "POST /api/tables": { status: 429, body: { id: "too-fast", text: "Slowly." } } });
  render(Home);
  await fireEvent.click(screen.getByRole("button", { name: "Play" }));
  expect((await screen.findByText("Slowly.")).getAttribute("role")).toBe("alert");
  expect((screen.getByRole("button", { name: "Play" }) as HTMLButtonElement).disabled).toBe(false);
  expect(route().page).toBe("home");
});

test("where no table is open that is said", async () => {
  serve({});
  render(Home);
  expect(await screen.findByText(/^No open tables/)).toBeTruthy();
  expect(screen.queryByText("Your tables")).toBeNull();
});

test("open tables and one's own lead to them", async () => {
  const open = { code: "BCDFGH", rulesetName: "Truc balear", seats: 4, people: 1, bots: 0, host: "Carme", differences: 2 };
  serve({
    "GET /api/tables": { body: { tables: [open] } },
    "GET /api/me": { body: { tables: [{ code: "KDRMVB", rulesetName: "Truc de bar", phase: "playing" }] } },
  });
  render(Home);
  const line = await screen.findByRole("link", { name: /Truc balear/ });
  expect(line.getAttribute("href")).toBe("/t/BCDFGH");
  expect(line.textContent).toMatch(/Carme.s table · 1 of 4 seats taken/);
  expect(line.textContent).toContain("2 changes");
  const own = await screen.findByRole("link", { name: /Truc de bar/ });
  expect(own.getAttribute("href")).toBe("/t/KDRMVB");
  expect(own.textContent).toContain("Being played");
});

test("a code is asked for at the server before one goes there", async () => {
  serve({
    "GET /api/tables/KDRMVB": { body: { code: "KDRMVB" } },
    "GET /api/tables/BCDFGH": { status: 404, body: { id: "no-table", text: "No such table." } },
  });
  render(Home);
  const field = screen.getByLabelText("Have you been given a code?");
  const join = screen.getByRole("button", { name: "Join" });

  await fireEvent.input(field, { target: { value: "kdr" } });
  await fireEvent.click(join);
  expect(await screen.findByText("A code has 6 letters.")).toBeTruthy();

  await fireEvent.input(field, { target: { value: "bcdfgh" } });
  await fireEvent.click(join);
  expect(await screen.findByText("No such table.")).toBeTruthy();

  await fireEvent.input(field, { target: { value: "https://x.example/t/KDRMVB" } });
  await fireEvent.click(join);
  await waitFor(() => expect(route()).toEqual({ page: "table", code: "KDRMVB" }));
});
