import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { step } from "./steps.ts";

interface Results {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

step("Prisma client", "npm", ["run", "generate:prisma"]);
step("Types of the server", "tsc", ["-p", "."]);
step("Types of the console", "tsc", ["-p", "web-admin"]);
step("Types of the customer pages", "tsc", ["-p", "web-liff"]);
step("Lint and formats", "biome", ["check", "."]);
step("Both webs", "npm", ["run", "build"]);
step("Chromium", "node", ["testing/chromium.ts"]);

console.log("\n— Tests");
const folder = mkdtempSync(join(tmpdir(), "machiya-results-"));
const file = join(folder, "results.json");
const { status } = spawnSync(
  "vitest",
  ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`, ...process.argv.slice(2)],
  { stdio: "inherit" },
);
const results: Results = JSON.parse(readFileSync(file, "utf8"));
rmSync(folder, { recursive: true });
const { numPassedTests: passed, numFailedTests: failed } = results;
console.log(
  `\n${passed} passed, ${failed} failed, ${results.numPendingTests + results.numTodoTests} skipped`,
);
process.exit(status ?? 1);
