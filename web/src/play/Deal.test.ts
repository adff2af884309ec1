import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Deal from "./Deal.svelte";
import { layOut } from "./seats";

afterEach(cleanup);

function show() {
  render(Deal, { props: { dealing: { dealer: 2, ma: 3, cards: 3 }, layout: layOut(4, 1, 342, 344), height: 344 } });
}
const flying = () => document.querySelectorAll(".deal span").length;

test("each seat is dealt its cards", () => {
  show();
  expect(flying()).toBe(12);
});

test.each(["pointerDown", "keyDown"] as const)("%s ends a deal", async (what) => {
  show();
  await fireEvent[what](document.body);
  expect(flying()).toBe(0);
});
