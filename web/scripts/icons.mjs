// Makes the PNG icons in public/icons from the SVGs beside them, with an installed Chromium:
// `npm run icons`, or CHROMIUM=/path/to/chromium npm run icons.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const folder = fileURLToPath(new URL("../public/icons/", import.meta.url));
const chromium = process.env.CHROMIUM ?? "chromium";

/** [drawing, size in pixels, file] */
const ICONS = [
  ["icon.svg", 192, "icon-192.png"],
  ["icon.svg", 512, "icon-512.png"],
  ["maskable.svg", 192, "maskable-192.png"],
  ["maskable.svg", 512, "maskable-512.png"],
  ["maskable.svg", 180, "apple-touch-icon.png"],
];

const work = mkdtempSync(join(tmpdir(), "icons-"));
try {
  for (const [drawing, size, file] of ICONS) {
    const page = join(work, "page.html");
    const svg = readFileSync(join(folder, drawing), "utf8");
    writeFileSync(page, `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
    const made = spawnSync(chromium, [
      "--headless=new",
      "--no-sandbox",
      "--hide-scrollbars",
      "--default-background-color=00000000",
      "--force-device-scale-factor=1",
      `--window-size=${size},${size}`,
      `--screenshot=${join(folder, file)}`,
      pathToFileURL(page).href,
    ]);
    if (made.error || made.status !== 0) {
      throw new Error(`${chromium} made no ${file}: ${made.error?.message ?? made.stderr}`);
    }
    const png = readFileSync(join(folder, file));
    const width = png.readUInt32BE(16);
    const height = png.readUInt32BE(20);
    if (width !== size || height !== size) throw new Error(`${file} is ${width} by ${height}, not ${size}`);
  }
} finally {
  rmSync(work, { recursive: true });
}
