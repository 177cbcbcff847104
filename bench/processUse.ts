import { readFileSync, writeFileSync } from "node:fs";

/** What a process has used; null where the system has no /proc. */
export interface ProcessUse {
  /** Most memory that it held since `forgetPeak`, in megabytes. */
  peakRssMb: number;
  /** Processor time since its start, in milliseconds. */
  cpuMs: number;
}

/** Of /proc/PID/stat; fixed at 100 on every Linux that node runs on. */
const TICKS_PER_SECOND = 100;

export function processUse(pid: number): ProcessUse | null {
  try {
    const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // Fields 14 and 15, user and system time; the name in field 2 may hold spaces.
    const [user, system] = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 13);
    return {
      peakRssMb: Number(peak) / 1024,
      cpuMs: ((Number(user) + Number(system)) * 1000) / TICKS_PER_SECOND,
    };
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
