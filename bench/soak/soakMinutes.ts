import { setTimeout as sleep } from "node:timers/promises";
import type { RunningServer } from "../../testing/servers/server.ts";
import { processUse } from "../processUse.ts";
import { REPORT, type SelfReport, selfReport } from "./soakProbe.ts";
import type { TrafficTotals } from "./soakTraffic.ts";

/** The state of the process at the end of a minute. */
export interface Minute {
  minute: number;
  rssMb: number;
  heapUsedMb: number;
  /** The heap after the last full garbage collection. */
  heapLiveMb: number;
  externalMb: number;
  /** The delay of the event loop over the minute, in milliseconds. */
  delayP99: number;
  delayMax: number;
  handles: number;
  /** The number of connections to the database. */
  poolOpen: number;
  /** The number of them that execute statements. */
  poolBusy: number;
  /** The number of correct responses in this minute. */
  responses: number;
  /** The processor time of the API process, as a share of one core. */
  cpu: number;
}

const MINUTE_MS = 60_000;
/** The interval between requests for a report; if a busy process sends several reports, the first one counts. */
const POLL_INTERVAL_MS = 2000;
const MB = 1024 * 1024;

/** Prints one line per minute and returns all of them. Throws if the process ends. */
export async function watchSoak(
  server: RunningServer,
  minutes: number,
  metricsToken: string,
  totals: () => TrafficTotals,
): Promise<Minute[]> {
  const rows: Minute[] = [];
  const startedAt = performance.now();
  const count = () => Object.values(totals().responses).reduce((sum, one) => sum + one, 0);
  let [responses, cpuMs] = [0, cpuOf(server)];
  console.log(
    "minute   RSS   heap   live  external  delay p99    max  handles  pool open busy  responses  cpu",
  );
  for (let minute = 1; minute <= minutes; minute += 1) {
    await sleep(Math.max(0, startedAt + minute * MINUTE_MS - performance.now()));
    const report = await requestReport(server);
    const pool = await poolOf(server, metricsToken);
    const row: Minute = {
      minute,
      rssMb: report.rss / MB,
      heapUsedMb: report.heapUsed / MB,
      heapLiveMb: (report.heapLive ?? report.heapUsed) / MB,
      externalMb: report.external / MB,
      delayP99: report.delayP99,
      delayMax: report.delayMax,
      handles: report.handles,
      poolOpen: pool.busy + pool.idle,
      poolBusy: pool.busy,
      responses: count() - responses,
      cpu: (cpuOf(server) - cpuMs) / MINUTE_MS,
    };
    responses += row.responses;
    cpuMs = cpuOf(server);
    rows.push(row);
    print(row);
  }
  return rows;
}

async function requestReport({ process: child, output }: RunningServer): Promise<SelfReport> {
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
  throw new Error(`The server has ended:\n${output()}`);
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
    [row.delayMax, 7, 0],
    [row.handles, 9, 0],
    [row.poolOpen, 11, 0],
    [row.poolBusy, 5, 0],
    [row.responses, 11, 0],
    [row.cpu, 5, 2],
  ];
  console.log(cells.map(([value, width, digits]) => value.toFixed(digits).padStart(width)).join(""));
}
