import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import pg from "pg";

/** What a process has used; null where the system has no /proc. */
export interface ProcessUse {
  /** Most memory that it held since `forgetPeak`, in megabytes. */
  peakRssMb: number;
  /** Processor time since its start, in milliseconds. */
  cpuMs: number;
}

/** Of /proc/PID/stat; fixed at 100 on every Linux that node runs on. */
const TICKS_PER_SECOND = 100;
const TICK_MS = 1000 / TICKS_PER_SECOND;

export function processUse(pid: number): ProcessUse | null {
  try {
    const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return { peakRssMb: Number(peak) / 1024, cpuMs: ticksOf(pid).own * TICK_MS };
  } catch {
    return null;
  }
}

/** Lets the next peak be that of the time from now on. */
export function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, "5");
  } catch {
    // Without it the peak is that of all the time.
  }
}

/** The process that has started all others of a Postgres; null when it runs on another machine, or unseen. */
export async function postmasterOf(url: string): Promise<number | null> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
    const pid = rows[0]?.pid ?? 0;
    // Another machine may have a process of this number.
    if (!readFileSync(`/proc/${pid}/cmdline`, "utf8").startsWith("postgres:")) return null;
    return ticksOf(pid).parent;
  } catch {
    return null;
  } finally {
    await client.end();
  }
}

/** Processor time of a postmaster and all its children, those that have ended too, in milliseconds. */
export function postgresMs(postmaster: number): number {
  const own = ticksOf(postmaster);
  let ticks = own.own + own.ended;
  for (const name of readdirSync("/proc").filter((one) => /^\d+$/.test(one))) {
    try {
      const one = ticksOf(Number(name));
      if (one.parent === postmaster) ticks += one.own;
    } catch {
      // It has ended meanwhile.
    }
  }
  return ticks * TICK_MS;
}

/** Ticks of processor time of a process and of its children that have ended. Throws when it is gone. */
function ticksOf(pid: number): { parent: number; own: number; ended: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // Fields 4 and 14 to 17; the name in field 2 may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
  return { parent: Number(fields[1]), own: user + system, ended: endedUser + endedSystem };
}
