import { spawnSync } from "node:child_process";

/** Runs a command with its output on ours; ends this process with its exit code when it fails. */
export function step(title: string, command: string, args: readonly string[]): void {
  console.log(`\n— ${title}`);
  const { status, error } = spawnSync(command, args, { stdio: "inherit" });
  if (error) console.error(error.message);
  if (status !== 0) {
    console.error(`✗ ${title}: ${command} ${args.join(" ")}`);
    process.exit(status ?? 1);
  }
}
