// Bundles what the page says: one chunk for each message file and language, loaded when needed.
// The files are those of the Python package, so that a term is said one way everywhere.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const INDEX = "virtual:retruc-words";
const PART = "virtual:retruc-words/";
const COMMON = "common.ftl";

/** The entries of a Fluent file by name; comments and blank lines are left out. */
export function entries(source: string): Map<string, string> {
  const found = new Map<string, string>();
  let name = "";
  for (const line of source.split("\n")) {
    const start = /^(-?[a-zA-Z][\w-]*) *=/.exec(line)?.[1];
    if (start !== undefined) {
      name = start;
      found.set(name, line);
    } else if (line.startsWith("#")) {
      name = "";
    } else if (name && line.trim()) {
      found.set(name, `${found.get(name)}\n${line}`);
    }
  }
  return found;
}

/** A file's own entries, and those of the common file that they use. */
export function withCommon(own: string, common: string): string {
  const shared = entries(common);
  const kept = entries(own);
  const queue = [...kept.values()];
  for (let text = queue.pop(); text !== undefined; text = queue.pop()) {
    for (const [, used] of text.matchAll(/\{ *(-?[a-z][\w-]*) *\}/g)) {
      const entry = used === undefined || kept.has(used) ? undefined : shared.get(used);
      if (used !== undefined && entry !== undefined) {
        kept.set(used, entry);
        queue.push(entry);
      }
    }
  }
  return [...kept.values()].join("\n");
}

/** Serve the message files in *locales*, a folder of the Python package. */
export function words(locales: string): Plugin {
  const read = (language: string, file: string) => readFileSync(join(locales, language, file), "utf8");
  const languages = readdirSync(locales).sort();
  const files = () => readdirSync(join(locales, "en")).filter((file) => /^web(-\w+)?\.ftl$/.test(file));

  function index(): string {
    const loaders = files().map((file) => {
      const stem = file.slice(0, -".ftl".length);
      const parts = languages.map((l) => `${JSON.stringify(l)}: () => import("${PART}${stem}/${l}")`);
      return `${JSON.stringify(stem)}: {${parts.join(",")}}`;
    });
    const names = languages.map((l) => [l, entries(read(l, COMMON)).get("language-name")?.replace(/^.*?= */, "")]);
    return `export const loaders = {${loaders.join(",")}};\nexport const names = ${JSON.stringify(Object.fromEntries(names))};`;
  }

  /** What is said where a browser runs no scripts, once in each language. */
  function noScript(): string {
    const lines = languages.map((language) => {
      const text = entries(read(language, "web.ftl")).get("no-script")?.replace(/^.*?= */, "") ?? "";
      return `<p lang="${language}">${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>`;
    });
    return lines.join("");
  }

  return {
    name: "retruc-words",
    transformIndexHtml: (html) => html.replace("<!-- no-script -->", noScript()),
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) return index();
      if (!id.startsWith(`\0${PART}`)) return null;
      const [file = "", language = ""] = id.slice(PART.length + 1).split("/");
      for (const watched of [`${file}.ftl`, COMMON]) this.addWatchFile(join(locales, language, watched));
      const text = withCommon(read(language, `${file}.ftl`), read(language, COMMON));
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
