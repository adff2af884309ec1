// Writes the service worker of a build, which knows the build's files, and compressed copies of them.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|svg|html|webmanifest|json)$/;
const LEAST_BYTES = 512;

/** Emit `sw.js`: the source, with the files of the first page and a version that changes with them. */
export function worker(source: string): Plugin {
  return {
    name: "retruc-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((part) => part.type === "chunk" && part.isEntry);
      if (entry?.type !== "chunk") throw new Error("the build has no entry");
      const first = [entry.fileName, ...entry.imports, ...(entry.viteMetadata?.importedCss ?? [])];
      const names = Object.keys(bundle).sort().join("\n");
      const version = createHash("sha256").update(names).digest("hex").slice(0, 12);
      const text = readFileSync(source, "utf8")
        .replace("__VERSION__", version)
        .replace("__FILES__", JSON.stringify(["/", ...first.map((name) => `/${name}`)]));
      this.emitFile({ type: "asset", fileName: "sw.js", source: text });
    },
  };
}

/** Put a compressed copy beside each text file, so that the server need not compress at all. */
export function compressed(): Plugin {
  return {
    name: "retruc-compressed",
    apply: "build",
    writeBundle({ dir = "" }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        if (!TEXT.test(name)) continue;
        const bytes = readFileSync(join(dir, name));
        if (bytes.length >= LEAST_BYTES) writeFileSync(join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
