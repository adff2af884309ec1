import { beforeAll, describe, expect, test, vi } from "vitest";
import { speak } from "../words/words.svelte";
import { ask, Failure, sentence } from "./api";

function answering(body: unknown, status = 200) {
  const text = body === undefined ? null : JSON.stringify(body);
  return vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(text, { status }));
}

async function failureOf(asked: Promise<unknown>): Promise<Failure> {
  return asked.then(
    () => expect.unreachable("it was done"),
    (thrown: Failure) => thrown,
  );
}

beforeAll(() => speak("en"));

describe("what is asked", () => {
  test("goes with the language and its body", async () => {
    const fetched = answering({ code: "KDRMVB" });
    await expect(ask("POST", "/api/tables", { quick: true })).resolves.toEqual({ code: "KDRMVB" });
    const [url, options] = fetched.mock.calls[0] ?? [];
    expect(String(url)).toMatch(/\/api\/tables\?language=en$/);
    expect(options).toMatchObject({ method: "POST", body: '{"quick":true}' });
  });

  test("may have nothing as its answer", async () => {
    answering(undefined, 204);
    await expect(ask("DELETE", "/api/me")).resolves.toBeUndefined();
  });
});

describe("what is refused is said", () => {
  test("in the server's words", async () => {
    answering({ id: "no-table", text: "There is no such table." }, 404);
    expect(await failureOf(ask("GET", "/api/tables/X"))).toMatchObject({
      id: "no-table",
      message: "There is no such table.",
      status: 404,
    });
  });

  test.each([
    [429, "too-fast"],
    [404, "not-found"],
    [500, "server"],
  ])("in our own where the server has none: %i", async (status, id) => {
    answering("<html>", status);
    const failure = await failureOf(ask("GET", "/api/tables"));
    expect(failure.id).toBe(id);
    expect(failure.message).toMatch(/^[A-Z].*\.$/);
  });

  test("also where there is no network", async () => {
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("failed"));
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const failure = await failureOf(ask("GET", "/api/tables"));
    expect(failure.id).toBe("no-network");
    expect(sentence(failure)).toBe("There is no network. Try again when it is back.");
  });
});
