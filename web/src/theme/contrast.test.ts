import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

// From the folder that tests run in: styles imported by a test are left empty.
const css = readFileSync("src/theme/tokens.css", "utf8");

/** The colours a block of the tokens sets, by name. */
function colours(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("}", start));
  return new Map([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name ?? "", value ?? ""]));
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function ratio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const light = colours(":root");
const THEMES: [string, Map<string, string>][] = [
  ["light", light],
  ["light, wine", new Map([...light, ...colours(':root[data-cloth="wine"]')])],
  ["dark", new Map([...light, ...colours(":root.dark")])],
  ["dark, wine", new Map([...light, ...colours(":root.dark"), ...colours(':root.dark[data-cloth="wine"]')])],
];

const TEXT = [
  ["ink", "panel"], ["ink", "head"], ["ink", "field"], ["ink", "chip"],
  ["ink2", "panel"], ["ink2", "head"], ["ink2", "field"], ["ink2", "chip"],
  ["on-wood", "wood"], ["on-cloth", "cloth"], ["on-cloth", "cloth-dark"],
  ["us", "panel"], ["us", "head"], ["them", "panel"], ["them", "head"],
  ["on-us", "us"], ["on-them", "them"], ["ink", "us-soft"], ["ink", "them-soft"],
  ["gold-text", "panel"], ["right", "panel"], ["on-chip", "chip"], ["on-balloon", "balloon"],
] as const;

const EDGES = [
  ["line-strong", "panel"], ["line-strong", "field"], ["focus", "panel"], ["focus", "wood"], ["focus", "head"],
] as const;

test.each(THEMES)("text is readable, %s", (_, theme) => {
  for (const [text, ground] of TEXT) {
    expect(ratio(theme.get(text) ?? "", theme.get(ground) ?? ""), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(THEMES)("edges and focus are seen, %s", (_, theme) => {
  for (const [edge, ground] of EDGES) {
    expect(ratio(theme.get(edge) ?? "", theme.get(ground) ?? ""), `${edge} on ${ground}`).toBeGreaterThanOrEqual(3);
  }
});

test("what the system's dark theme sets is what the chosen one sets", () => {
  const chosen = colours(":root.dark");
  const systems = colours("  :root:not(.light)");
  expect(chosen.size).toBeGreaterThan(20);
  expect(systems).toEqual(chosen);
});
