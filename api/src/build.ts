import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** The webs and what their builds leave; the customer pages have a second one for the demo, and what draws them here. */
const WEBS = {
  "web-admin": ["dist/index.html"],
  "web-liff": ["dist/index.html", "dist-demo/index.html", "dist-server/server.js"],
};
/** What the webs are made of, besides their own folder. */
const INGREDIENTS = [
  "drawnFirst.ts",
  "precompressed.ts",
  "schema/src/wording",
  "schema/src/domain",
  "package-lock.json",
];

function newest(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function run(...args: string[]): void {
  const { status } = spawnSync("npm", ["run", ...args], { cwd: ROOT, stdio: "inherit" });
  if (status !== 0) throw new Error(`npm run ${args.join(" ")} failed`);
}

/** TypeScript runs as it is; only the Prisma client must be there. */
export function generateWhenMissing(): void {
  if (Number.parseInt(process.versions.node, 10) < 24) {
    throw new Error(
      `Machiya needs Node 24 or newer, this is ${process.versions.node}: run npm install, then npm start`,
    );
  }
  if (!existsSync(join(ROOT, "prisma/generated/prisma/client.ts"))) run("generate:prisma");
}

/** Builds each web that was never built, or whose sources are newer than what was built. */
export function buildWhenStale(): void {
  const shared = Math.max(...INGREDIENTS.map((path) => newest(join(ROOT, path))));
  for (const [web, files] of Object.entries(WEBS)) {
    const sources = ["src", "public", "index.html", "vite.config.ts"].map((path) =>
      newest(join(ROOT, web, path)),
    );
    const built = Math.min(...files.map((file) => newest(join(ROOT, web, file))));
    if (built < Math.max(shared, ...sources)) run("build", "-w", web);
  }
}
