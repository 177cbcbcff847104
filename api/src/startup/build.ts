import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runStep } from "../step.ts";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/**
 * The webs and the files that their builds produce. The customer pages also have a demo build and a server
 * renderer.
 */
const WEBS = [
  { web: "web-admin", title: "Built the console", files: ["dist/index.html"] },
  {
    web: "web-liff",
    title: "Built the customer pages",
    files: ["dist/index.html", "dist-demo/index.html", "dist-server/server.js"],
  },
];
/** Sources of the webs outside of their own folders. */
const INGREDIENTS = [
  "web-liff/ssrBuild.ts",
  "schema/build",
  "schema/schema.graphql",
  "schema/src/wording",
  "schema/src/domain",
  "package-lock.json",
];

/** Returns when the newest source of a file or folder was changed; generated files are as new as their sources. */
function newest(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(
    0,
    ...readdirSync(path).map((name) => (name === "__generated__" ? 0 : newest(join(path, name)))),
  );
}

/**
 * Generates the Prisma client when it is missing; Node runs the TypeScript sources directly. Throws on Node
 * older than 24.
 */
export async function generateWhenMissing(): Promise<void> {
  if (Number.parseInt(process.versions.node, 10) < 24) {
    throw new Error(
      `Machiya needs Node 24 or newer, this is ${process.versions.node}: run npm install, then npm start`,
    );
  }
  if (existsSync(join(ROOT, "prisma/generated/prisma/client.ts"))) return;
  await runStep("Generated the Prisma client", "npm", ["run", "generate:prisma"], ROOT);
}

/** Builds each web that was never built, or whose sources are newer than its build. */
export async function buildWhenStale(): Promise<void> {
  const shared = Math.max(...INGREDIENTS.map((path) => newest(join(ROOT, path))));
  for (const { web, title, files } of WEBS) {
    const sources = ["src", "public", "index.html", "vite.config.ts"].map((path) =>
      newest(join(ROOT, web, path)),
    );
    const built = Math.min(...files.map((file) => newest(join(ROOT, web, file))));
    if (built >= Math.max(shared, ...sources)) continue;
    await runStep("Generated the Relay artifacts", "npm", ["run", "relay", "-w", web], ROOT);
    await runStep(title, "npm", ["run", "build", "-w", web], ROOT);
  }
}
