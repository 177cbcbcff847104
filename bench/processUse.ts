import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import pg from "pg";

/** The memory and processor time that a process has used. */
export interface ProcessUse {
  /** The peak memory since `resetPeak`, in megabytes. */
  peakRssMb: number;
  /** The processor time since the process started, in milliseconds. */
  cpuMs: number;
}

/** The unit of /proc/PID/stat, which is 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;
const TICK_MS = 1000 / TICKS_PER_SECOND;

/** Returns the use of a process; null where the system has no /proc. */
export function processUse(pid: number): ProcessUse | null {
  try {
    const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return { peakRssMb: Number(peak) / 1024, cpuMs: ticksOf(pid).own * TICK_MS };
  } catch {
    return null;
  }
}

/** Resets the peak memory of a process, so that the next figure covers the time from now on. */
export function resetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, "5");
  } catch {
    // Where the system does not allow this, the peak covers the whole life of the process.
  }
}

/** Returns the process ID of the postmaster; null if Postgres runs on another machine or its processes are not visible. */
export async function postmasterOf(url: string): Promise<number | null> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
    const pid = rows[0]?.pid ?? 0;
    // If Postgres runs on another machine, this machine may have a different process with the same ID.
    if (!readFileSync(`/proc/${pid}/cmdline`, "utf8").startsWith("postgres:")) return null;
    return ticksOf(pid).parent;
  } catch {
    return null;
  } finally {
    await client.end();
  }
}

/**
 * Returns the processor time of a postmaster and all its children, including those that have ended, in milliseconds. Reads
 * again when a child ends meanwhile, whose time would be missing or counted twice.
 */
export function postgresMs(postmaster: number): number {
  for (;;) {
    const { own, ended } = ticksOf(postmaster);
    const running = ticksOfChildren(postmaster);
    if (ticksOf(postmaster).ended === ended) return (own + ended + running) * TICK_MS;
  }
}

function ticksOfChildren(parent: number): number {
  let ticks = 0;
  for (const name of readdirSync("/proc").filter((one) => /^\d+$/.test(one))) {
    try {
      const one = ticksOf(Number(name));
      if (one.parent === parent) ticks += one.own;
    } catch {
      // The process has ended since the folder was read.
    }
  }
  return ticks;
}

/** Returns the processor time of a process and of its ended children, in ticks. Throws if the process has ended. */
function ticksOf(pid: number): { parent: number; own: number; ended: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // Fields 4 and 14 to 17; the name in field 2 may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
  return { parent: Number(fields[1]), own: user + system, ended: endedUser + endedSystem };
}
