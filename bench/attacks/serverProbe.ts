import { writeFileSync } from "node:fs";
import { Session } from "node:inspector";
import { monitorEventLoopDelay } from "node:perf_hooks";

/**
 * Loaded by an attacked server before its own code. The first SIGUSR2 begins a measurement; the second one prints what
 * the main thread used since, and writes a CPU profile if `ATTACK_PROFILE` names a file.
 */
const delay = monitorEventLoopDelay({ resolution: 5 });
const session = new Session();
const file = process.env.ATTACK_PROFILE;
let began: number | null = null;

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

process.on("SIGUSR2", () => {
  if (began === null) {
    began = threadMs();
    delay.reset();
    delay.enable();
    if (file === undefined) return;
    session.connect();
    session.post("Profiler.enable");
    session.post("Profiler.start");
    return;
  }
  const usage = { cpuMs: threadMs() - began, longestMs: delay.max / 1e6 };
  began = null;
  delay.disable();
  if (file !== undefined)
    session.post("Profiler.stop", (_error, { profile }) => {
      writeFileSync(file, JSON.stringify(profile));
      session.disconnect();
    });
  console.log(`attack-usage ${JSON.stringify(usage)}`);
});
