import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import "../testing/patience";
import { need, speak } from "../words/words.svelte";
import Closed from "./Closed.svelte";

beforeAll(async () => {
  await speak("en");
  await need("web-room");
});
afterEach(cleanup);

test.each([
  ["closed", "Whoever runs the server has closed this table."],
  ["broken", "Something broke at this table, and it cannot go on."],
  ["old-link", "This link does not work any more. Ask for the new one."],
  ["some-other-reason", "This table is closed."],
])("a goodbye for the reason %s is said in its own sentence", (reason, sentence) => {
  render(Closed, { code: "BCDFGH", reason });
  expect(screen.getByRole("alert").textContent).toBe(sentence);
});
