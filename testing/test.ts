import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHECKS, runSteps } from "./steps.ts";

interface Results {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

await runSteps([["Prisma client", "npm", ["run", "generate:prisma"]]]);
await runSteps([
  ...CHECKS,
  ["Build of the console", "npm", ["run", "build", "-w", "web-admin"]],
  ["Build of the customer pages", "npm", ["run", "build", "-w", "web-liff"]],
  ["Chromium", "node", ["testing/chromium.ts"]],
]);

const folder = mkdtempSync(join(tmpdir(), "machiya-results-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, "results.json");
const vitest = spawn(
  "vitest",
  [
    "run",
    "--reporter=default",
    "--reporter=./testing/repeatedTests.ts",
    "--reporter=json",
    `--outputFile.json=${file}`,
    ...process.argv.slice(2),
  ],
  { stdio: "inherit" },
);
// A signal to this process also ends the tests, which then clean up.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => vitest.kill(signal));
const [status] = await once(vitest, "exit");
if (status === null || status > 128) process.exit(status ?? 1);
const results: Results = JSON.parse(readFileSync(file, "utf8"));
const { numPassedTests: passed, numFailedTests: failed } = results;
console.log(
  `\n${passed} passed, ${failed} failed, ${results.numPendingTests + results.numTodoTests} skipped`,
);
process.exit(status);
