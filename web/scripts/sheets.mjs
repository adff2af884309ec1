// Builds the pages that only show drawings and states of the table: `npm run sheets -- FOLDER`.
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("name the folder to build into");

await build({
  root: here(".."),
  configFile: here("../vite.config.ts"),
  logLevel: "error",
  build: {
    outDir: resolve(folder),
    emptyOutDir: true,
    rollupOptions: { input: [here("../table-sheet.html"), here("../art-sheet.html")] },
  },
});
