import { spawn } from "node:child_process";
import { performance } from "node:perf_hooks";

/** A command that failed; the message is the command's output. */
export class StepError extends Error {}

/**
 * Runs a command without showing its output, and prints its title and duration when it succeeds. Rejects with
 * the whole output when it fails.
 */
export async function runStep(
  title: string,
  command: string,
  args: readonly string[],
  cwd = process.cwd(),
): Promise<void> {
  const start = performance.now();
  const child = spawn(command, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
    });
  }
  const failure = await new Promise<string | null>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", (code, signal) => resolve(code === 0 ? null : `It ended with ${signal ?? code}.`));
  });
  if (failure !== null) {
    throw new StepError(`✗ ${title}: ${command} ${args.join(" ")}\n${output}${failure}`);
  }
  console.log(`✓ ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}
