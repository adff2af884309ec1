import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import Card from "./Card.svelte";
import { CODES, isCard, type Pack, parseSpanish } from "./deck/codes";
import { frame } from "./deck/frame";
import { preloadDeck } from "./deck/loader.svelte";

// A whole pack is drawn in one test, on machines that are busy.
vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const DECKS = [
  ["spanish", "classic"],
  ["spanish", "contrast"],
  ["english", "classic"],
  ["english", "contrast"],
] as const;

/** The symbol that a rendered card shows. */
function shown(container: Element): Element {
  const id = container.querySelector("use")?.getAttribute("href")?.slice(1) ?? "";
  const symbol = document.getElementById(id);
  if (!symbol) throw new Error(`nothing in the sprite is called ${id}`);
  return symbol;
}

describe.each(DECKS)("the %s pack, %s", (pack: Pack, deck) => {
  test("has a drawing of its own for every card", async () => {
    await preloadDeck(deck, pack);
    const drawings = new Set<string>();
    for (const code of CODES[pack]) {
      const { container, unmount } = render(Card, { code, deck, pack });
      const symbol = shown(container);
      expect(symbol.getAttribute("viewBox")).toBe("0 0 122 190");
      drawings.add(symbol.innerHTML);
      unmount();
    }
    expect(drawings.size).toBe(CODES[pack].length);
  });

  test("refers to nothing that is not in the sprite", async () => {
    await preloadDeck(deck, pack);
    for (const code of [...CODES[pack], null]) {
      for (const covered of [false, true]) render(Card, { code, deck, pack, covered });
    }
    const sprite = document.getElementById("retruc-sprite");
    const links = [...(sprite?.innerHTML ?? "").matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)];
    expect(links.length).toBeGreaterThan(0);
    for (const [, used, painted] of links) expect(document.getElementById(used ?? painted ?? "")).not.toBeNull();
  });

  test("hides a covered card from who does not know it", async () => {
    await preloadDeck(deck, pack);
    const unknown = render(Card, { code: null, covered: true, deck, pack });
    const back = render(Card, { deck, pack });
    expect(shown(unknown.container)).toBe(shown(back.container));
    const code = CODES[pack][0] ?? "";
    const own = render(Card, { code, covered: true, deck, pack });
    expect(shown(own.container)).not.toBe(shown(back.container));
  });
});

test("a card shown twice is drawn once", async () => {
  await preloadDeck();
  render(Card, { code: "7e" });
  render(Card, { code: "7e" });
  expect(document.querySelectorAll("#classic-7e")).toHaveLength(1);
});

test("a card is named where it has a label, and is decoration where not", () => {
  const named = render(Card, { code: "1e", label: "as d’espases" }).container.querySelector("svg.card");
  expect(named?.getAttribute("role")).toBe("img");
  expect(named?.getAttribute("aria-label")).toBe("as d’espases");
  expect(named?.hasAttribute("aria-hidden")).toBe(false);
  const plain = render(Card, { code: "1e" }).container.querySelector("svg.card");
  expect(plain?.getAttribute("aria-hidden")).toBe("true");
  expect(plain?.hasAttribute("role")).toBe(false);
});

test("the shared letter c needs its pack", async () => {
  await Promise.all([preloadDeck("classic", "spanish"), preloadDeck("classic", "english")]);
  const cup = render(Card, { code: "2c", pack: "spanish" });
  const club = render(Card, { code: "2c", pack: "english" });
  expect(shown(cup.container).id).not.toBe(shown(club.container).id);
});

test("what is no card shows the back", async () => {
  await preloadDeck();
  for (const code of ["13o", "0e", "7x", "", "Ah"]) {
    expect(shown(render(Card, { code }).container).id).toBe("classic-back");
  }
  expect(isCard("10b")).toBe(true);
  expect(() => parseSpanish("13o")).toThrow(RangeError);
});

test.each([
  ["o", 0],
  ["c", 1],
  ["e", 2],
  ["b", 3],
] as const)("the frame of %s breaks %i times on each short side", (suit, breaks) => {
  const drawn = frame(suit, 6.5, "#000", 1.7);
  if (breaks === 0) {
    expect(drawn).toMatch(/^<rect/);
    return;
  }
  // Above: each H that ends a stroke on the upper side, less the one that turns the corner.
  const above = [...drawn.matchAll(/M[\d.]+ 6\.5H/g)];
  expect(above).toHaveLength(breaks + 1);
});
