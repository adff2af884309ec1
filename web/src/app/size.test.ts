// @vitest-environment node
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { measure, MOST_KB } from "../../scripts/size.mjs";

const folder = mkdtempSync(join(tmpdir(), "retruc-web-"));

beforeAll(() => {
  const web = fileURLToPath(new URL("../..", import.meta.url));
  const vite = join(web, "node_modules/vite/bin/vite.js");
  // In a process of its own: within a test, libraries would be built as for tests.
  execFileSync(process.execPath, [vite, "build", "--outDir", folder, "--emptyOutDir", "--logLevel", "error"], {
    cwd: web,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: "pipe",
  });
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

test("a first visit costs no more than it may", () => {
  const { critical, script } = measure(folder);
  expect(critical).toBeLessThanOrEqual(MOST_KB.critical);
  expect(script).toBeLessThanOrEqual(MOST_KB.script);
});
