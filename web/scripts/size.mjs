// What a first visit costs: `npm run size` measures the built page, and fails where it is too much.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/** Most kilobytes, gzipped: up to the first page, and of all script in one language. */
export const MOST_KB = { critical: 60, script: 150 };

/** The message file of the first page, in its chunk, has this. */
const FIRST_MESSAGE = "no-script =";
const MESSAGES = /^(ca-valencia|ca|es|pt|en)-[\w-]+\.js$/;

/** Kilobytes, gzipped, of a build in *folder*. */
export function measure(folder) {
  const kilobytes = (name) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length / 1000;
  const sum = (names) => names.reduce((total, name) => total + kilobytes(name), 0);

  const html = readFileSync(join(folder, "index.html"), "utf8");
  const linked = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((found) => found[1]);
  const scripts = readdirSync(join(folder, "assets")).filter((name) => name.endsWith(".js"));
  const messages = scripts.filter((name) => MESSAGES.test(name));
  const text = (name) => readFileSync(join(folder, "assets", name), "utf8");
  const first = messages.filter((name) => text(name).includes(FIRST_MESSAGE));
  if (first.length !== 5) throw new Error(`five languages expected, found ${first.length}`);

  const largest = (names) => Math.max(...names.map((name) => kilobytes(`assets/${name}`)));
  const byLanguage = grouped(messages);
  const spoken = Math.max(...[...byLanguage.values()].map((names) => sum(names.map((name) => `assets/${name}`))));
  const code = scripts.filter((name) => !MESSAGES.test(name)).map((name) => `assets/${name}`);
  return {
    critical: kilobytes("index.html") + sum(linked) + largest(first),
    script: sum(code) + spoken,
  };
}

const languageOf = (name) => MESSAGES.exec(name)?.[1];

function grouped(names) {
  const byLanguage = new Map();
  for (const name of names) byLanguage.set(languageOf(name), [...(byLanguage.get(languageOf(name)) ?? []), name]);
  return byLanguage;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const built = fileURLToPath(new URL("../../src/retruc/server/web", import.meta.url));
  const measured = measure(process.argv[2] ?? built);
  for (const [name, most] of Object.entries(MOST_KB)) {
    console.log(`${name}: ${measured[name].toFixed(1)} kB of ${most} kB`);
    if (measured[name] > most) process.exitCode = 1;
  }
}
