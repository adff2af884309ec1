import { render, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Card from "./Card.svelte";
import Face from "./Face.svelte";
import "../testing/patience";

// In a file of its own: here nothing has been fetched before.

test("a deck that has not come yet leaves a card one can read", async () => {
  const { container } = render(Card, { code: "7e" });
  expect(container.querySelector("text")?.textContent).toBe("7e");
  await waitFor(() => expect(container.querySelector("use")).not.toBeNull());
  expect(container.querySelector("text")).toBeNull();
});

test("a face that has not come yet is a disc", async () => {
  const { container } = render(Face, { face: 0, label: "Carme" });
  expect(container.querySelector("circle.waiting")).not.toBeNull();
  await waitFor(() => expect(container.querySelector("circle.waiting")).toBeNull());
  expect(container.querySelector("svg.face")?.getAttribute("aria-label")).toBe("Carme");
});
