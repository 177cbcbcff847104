import { setTimeout as sleep } from "node:timers/promises";
import type { RunningServer } from "../../testing/servers/server.ts";
import { processUse } from "../processUse.ts";
import { REPORT, type SelfReport, selfReport } from "./soakProbe.ts";
import type { TrafficTotals } from "./soakTraffic.ts";

/** How a process stood at the end of a minute. */
export interface Minute {
  minute: number;
  rssMb: number;
  heapUsedMb: number;
  /** After the last full collection. */
  heapLiveMb: number;
  externalMb: number;
  /** Of the event loop, in milliseconds over the minute. */
  delayP99: number;
  delayMost: number;
  handles: number;
  /** Connections to the database, of which so many are busy. */
  poolOpen: number;
  poolBusy: number;
  /** Right answers in this minute. */
  answers: number;
  /** Processor time of the api process, share of one core. */
  cpu: number;
}

const MINUTE_MS = 60_000;
/** Between two looks for a report; a busy process is asked again, and only its first answer counts. */
const POLL_INTERVAL_MS = 2000;
const MB = 1024 * 1024;

/** Prints a line a minute; answers all of them. Throws when the process dies. */
export async function watchSoak(
  server: RunningServer,
  minutes: number,
  metricsToken: string,
  seen: () => TrafficTotals,
): Promise<Minute[]> {
  const rows: Minute[] = [];
  const began = performance.now();
  const count = () => Object.values(seen().answered).reduce((sum, one) => sum + one, 0);
  let [answers, cpuMs] = [0, cpuOf(server)];
  console.log(
    "minute   RSS   heap   live  external  delay p99   most  handles  pool open busy  answers  cpu",
  );
  for (let minute = 1; minute <= minutes; minute += 1) {
    await sleep(Math.max(0, began + minute * MINUTE_MS - performance.now()));
    const report = await ask(server);
    const pool = await poolOf(server, metricsToken);
    const row: Minute = {
      minute,
      rssMb: report.rss / MB,
      heapUsedMb: report.heapUsed / MB,
      heapLiveMb: (report.heapLive ?? report.heapUsed) / MB,
      externalMb: report.external / MB,
      ...{ delayP99: report.delayP99, delayMost: report.delayMost, handles: report.handles },
      ...{ poolOpen: pool.busy + pool.idle, poolBusy: pool.busy },
      answers: count() - answers,
      cpu: (cpuOf(server) - cpuMs) / MINUTE_MS,
    };
    answers += row.answers;
    cpuMs = cpuOf(server);
    rows.push(row);
    print(row);
  }
  return rows;
}

async function ask({ process: child, output }: RunningServer): Promise<SelfReport> {
  const reports = () =>
    output()
      .split("\n")
      .slice(0, -1)
      .filter((line) => line.startsWith(REPORT));
  const before = reports().length;
  for (const deadline = performance.now() + MINUTE_MS; performance.now() < deadline; ) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    if (reports().length === before) child.kill("SIGUSR2");
    await sleep(POLL_INTERVAL_MS);
    const report = reports()[before];
    if (report !== undefined) return selfReport.parse(JSON.parse(report.slice(REPORT.length)));
  }
  throw new Error(`The server died:\n${output()}`);
}

async function poolOf({ origin }: RunningServer, token: string): Promise<{ busy: number; idle: number }> {
  const response = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  const read = (state: string) =>
    Number(new RegExp(`machiya_pool_connections\\{state="${state}"\\} (\\d+)`).exec(text)?.[1]);
  return { busy: read("busy"), idle: read("idle") };
}

const cpuOf = ({ process: { pid } }: RunningServer) => processUse(pid ?? 0)?.cpuMs ?? 0;

function print(row: Minute): void {
  const cells: [number, number, number][] = [
    [row.minute, 6, 0],
    [row.rssMb, 6, 0],
    [row.heapUsedMb, 7, 0],
    [row.heapLiveMb, 7, 0],
    [row.externalMb, 10, 0],
    [row.delayP99, 11, 1],
    [row.delayMost, 7, 0],
    [row.handles, 9, 0],
    [row.poolOpen, 11, 0],
    [row.poolBusy, 5, 0],
    [row.answers, 9, 0],
    [row.cpu, 5, 2],
  ];
  console.log(cells.map(([value, width, digits]) => value.toFixed(digits).padStart(width)).join(""));
}
