// @vitest-environment node
// What the sources say: every text is a message, every message is said, with what it asks for.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, type AST } from "svelte/compiler";
import { describe, expect, test } from "vitest";
import { entries } from "../../words.plugin";

const SRC = fileURLToPath(new URL("..", import.meta.url));
const LOCALE = fileURLToPath(new URL("../../../src/retruc/words/locales/en", import.meta.url));
const LETTER = /\p{Letter}/u;
/** Attributes whose text people read or hear. */
const READ = new Set(["aria-label", "aria-description", "aria-roledescription", "title", "placeholder", "alt", "label"]);

const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  // The drawing board of the art is a tool of its own, and no part of the page.
  .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$|^art\/sheet\//.test(name))
  .map((name) => ({ name: relative(SRC, join(SRC, name)), text: readFileSync(join(SRC, name), "utf8") }));

type Node = { type: string; [key: string]: unknown };

/** Every node of a tree that is drawn, scripts and styles left out. */
function* nodes(node: unknown): Generator<Node> {
  if (Array.isArray(node)) {
    for (const part of node) yield* nodes(part);
  } else if (typeof node === "object" && node !== null && "type" in node) {
    yield node as Node;
    for (const [key, part] of Object.entries(node)) {
      if (key !== "parent" && key !== "metadata") yield* nodes(part);
    }
  }
}

function textsOf(fragment: AST.Fragment): string[] {
  const found: string[] = [];
  for (const node of nodes(fragment)) {
    if (node.type === "Attribute") {
      const { name, value } = node as unknown as AST.Attribute;
      const parts = Array.isArray(value) ? value : [];
      if (READ.has(name)) found.push(...parts.flatMap((part) => (part.type === "Text" ? [part.data] : [])));
    } else if (node.type === "RegularElement" || node.type === "Fragment" || node.type === "Component") {
      const inside = (node as unknown as { fragment?: AST.Fragment }).fragment ?? (node as unknown as AST.Fragment);
      const children = "nodes" in inside ? inside.nodes : [];
      found.push(...children.flatMap((child) => (child.type === "Text" ? [child.data] : [])));
    }
  }
  return [...new Set(found)].map((text) => text.trim()).filter((text) => LETTER.test(text));
}

describe("no text stands in a component", () => {
  test.each(sources.filter(({ name }) => name.endsWith(".svelte")))("$name", ({ text }) => {
    expect(textsOf(parse(text, { modern: true }).fragment)).toEqual([]);
  });

  test("and the search finds what does", () => {
    const planted = '<p>{#if a}Hola{/if}</p><input aria-label="Nom" class="x" />{#each b as c}<i>{c} punts</i>{/each}';
    expect(textsOf(parse(planted, { modern: true }).fragment).sort()).toEqual(["Hola", "Nom", "punts"]);
  });
});

describe("messages", () => {
  const files = readdirSync(LOCALE).filter((name) => /^web(-\w+)?\.ftl$/.test(name));
  const messages = new Map(files.flatMap((file) => [...entries(readFileSync(join(LOCALE, file), "utf8"))]));
  const common = entries(readFileSync(join(LOCALE, "common.ftl"), "utf8"));
  const all = sources.map(({ text }) => text).join("\n");

  test("that are said by their id exist", () => {
    const said = [...all.matchAll(/\bsay\(\s*"([\w-]+)"/g)].map(([, id]) => id ?? "");
    expect(said.length).toBeGreaterThan(150);
    expect(said.filter((id) => !messages.has(id) && !common.has(id))).toEqual([]);
  });

  test("are all said somewhere, whole or put together", () => {
    const words = new Set([...all.matchAll(/["'`]([a-z][\w-]+)["'`]/g)].map(([, word]) => word));
    const stems = [...all.matchAll(/["'`]([a-z][\w-]*-)\$\{/g)].map(([, stem]) => stem ?? "");
    const joined = [...all.matchAll(/"(setting-[a-z]+)"/g)].map(([, stem]) => `${stem}-`);
    // Said by the build, where no script runs.
    const elsewhere = ["no-script"];
    const unsaid = [...messages.keys()].filter(
      (id) => !words.has(id) && !elsewhere.includes(id) && ![...stems, ...joined].some((stem) => id.startsWith(stem)),
    );
    expect(unsaid).toEqual([]);
  });
});
