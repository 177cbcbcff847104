import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DOORS, type Door } from "./doors.ts";
import type { Measurement } from "./measure.ts";
import type { OperationName } from "./operations.ts";
import type { Settings } from "./settings.ts";

/** All rounds of one operation through one door at one concurrency. */
export interface Line {
  operation: OperationName;
  door: Door;
  connections: number;
  requestsPerSecond: number;
  /** Of the single rounds, in their order. */
  requestsPerSecondByRound: number[];
  /** Milliseconds over all rounds. */
  p50: number;
  p95: number;
  p99: number;
  errors: number;
  /** The most of all rounds. */
  peakRssMb: number | null;
  /** Processor time of the api process for one request, in milliseconds. */
  apiCpuMs: number | null;
}

export function summarize(
  { operations, connections }: Settings,
  measurements: readonly Measurement[],
): Line[] {
  return operations.flatMap((operation) =>
    DOORS.flatMap((door) =>
      connections.flatMap((count) => {
        const rounds = measurements.filter(
          (one) => one.operation === operation && one.door === door && one.connections === count,
        );
        return rounds.length === 0 ? [] : [summary(rounds, { operation, door, connections: count })];
      }),
    ),
  );
}

function summary(
  rounds: readonly Measurement[],
  what: Pick<Line, "operation" | "door" | "connections">,
): Line {
  const speeds = rounds.map(({ burst }) => burst.latencies.length / burst.seconds);
  const latencies = rounds.flatMap(({ burst }) => burst.latencies).sort((a, b) => a - b);
  const at = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return {
    ...what,
    requestsPerSecond: round(mean(speeds), 1),
    requestsPerSecondByRound: speeds.map((speed) => round(speed, 1)),
    p50: round(at(0.5), 2),
    p95: round(at(0.95), 2),
    p99: round(at(0.99), 2),
    errors: rounds.reduce((sum, { burst }) => sum + burst.errors, 0),
    peakRssMb: whenKnown(
      rounds.map(({ peakRssMb }) => peakRssMb),
      (peaks) => Math.round(Math.max(...peaks)),
    ),
    apiCpuMs: whenKnown(
      rounds.map(({ cpuMs }) => cpuMs),
      (times) => round(mean(times), 2),
    ),
  };
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const round = (value: number, digits: number) => Number(value.toFixed(digits));

function whenKnown(values: readonly (number | null)[], sumUp: (known: number[]) => number): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : sumUp(known);
}

const COLUMNS: [title: string, cell: (line: Line) => string][] = [
  ["operation", ({ operation }) => operation],
  ["door", ({ door }) => door],
  ["conc", ({ connections }) => String(connections)],
  ["req/s", ({ requestsPerSecond }) => requestsPerSecond.toFixed(1)],
  ["p50 ms", ({ p50 }) => p50.toFixed(1)],
  ["p95 ms", ({ p95 }) => p95.toFixed(1)],
  ["p99 ms", ({ p99 }) => p99.toFixed(1)],
  ["errors", ({ errors }) => String(errors)],
  ["peak MB", ({ peakRssMb }) => (peakRssMb === null ? "?" : String(peakRssMb))],
  ["api ms/req", ({ apiCpuMs }) => (apiCpuMs === null ? "?" : apiCpuMs.toFixed(2))],
];

/** Columns after the first two are numbers and stand to the right. */
export function table(lines: readonly Line[]): string {
  const rows = [
    COLUMNS.map(([title]) => title),
    ...lines.map((line) => COLUMNS.map(([, cell]) => cell(line))),
  ];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((text, column) =>
          column < 2 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0),
        )
        .join("  "),
    )
    .join("\n");
}

/** Writes everything as JSON; answers where. */
export async function writeResults(file: string | undefined, results: object): Promise<string> {
  const stamp = new Date().toISOString().replaceAll(":", "-").slice(0, 19);
  const path = file ?? join("bench", "results", `${stamp}.json`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(results, null, 2)}\n`);
  return path;
}
