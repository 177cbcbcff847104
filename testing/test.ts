import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHECKS, runSteps } from "./steps.ts";
import { joinResults, type Results, repeatableFiles } from "./testResults.ts";

await runSteps([["Prisma client and Relay artifacts", "npm", ["run", "prepare"]]]);
await runSteps([
  ...CHECKS,
  ["Build of the console", "npm", ["run", "build", "-w", "web-admin"]],
  ["Build of the customer pages", "npm", ["run", "build", "-w", "web-liff"]],
  ["Chromium", "node", ["testing/chromium.ts"]],
]);

const folder = mkdtempSync(join(tmpdir(), "machiya-results-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
let vitest: ChildProcess | null = null;
// A signal to this process also ends the tests, which then clean up.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => vitest?.kill(signal));

/** Runs the tests with more arguments for vitest; ends this process when vitest was interrupted. */
async function runTests(args: readonly string[]): Promise<{ status: number; results: Results }> {
  const file = join(folder, "results.json");
  vitest = spawn(
    "vitest",
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`, ...args],
    {
      stdio: "inherit",
    },
  );
  const [status] = await once(vitest, "exit");
  if (status === null || status > 128) process.exit(status ?? 1);
  return { status, results: JSON.parse(readFileSync(file, "utf8")) };
}

const args = process.argv.slice(2);
const first = await runTests(args);
const files = first.status === 0 ? [] : repeatableFiles(first.results);
let { status } = first;
let repeated: Results | null = null;
if (files.length > 0) {
  console.log(`\nRepeating ${files.length} of the test files, because some of their tests failed.`);
  ({ status, results: repeated } = await runTests([...args, ...files]));
}
const { passed, failed, skipped, passedWhenRepeated } = joinResults(first.results, repeated);
if (passedWhenRepeated.length > 0)
  console.log(["\nPassed only when repeated:", ...passedWhenRepeated].join("\n  "));
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(status);
