import { runStep, StepError } from "../api/src/step.ts";

type Step = readonly [title: string, command: string, args: readonly string[]];

/** Type checks, lint, and formatting. They only read sources, so they can run concurrently. */
export const CHECKS: readonly Step[] = [
  ["Types of the server", "tsc", ["-p", "."]],
  ["Types of the console", "tsc", ["-p", "web-admin"]],
  ["Types of the customer pages", "tsc", ["-p", "web-liff"]],
  ["Types of the screen tests", "tsc", ["-p", "testing/screens"]],
  ["Lint and formats", "biome", ["check", "."]],
];

/** Runs steps concurrently; if some fail, prints their output and exits. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const results = await Promise.allSettled(steps.map((step) => runStep(...step)));
  const failures = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  for (const failure of failures) {
    console.error(failure instanceof StepError ? `\n${failure.message}` : failure);
  }
  if (failures.length > 0) process.exit(1);
}
