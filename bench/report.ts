import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { CpuUse, Measurement } from "./measure.ts";
import { CACHED, CACHED_TOTALS, type OperationName } from "./requests/operations.ts";
import { ENTRYPOINTS, type Entrypoint } from "./requests/preparedRequests.ts";
import type { Settings } from "./settings.ts";

/** The figures of all rounds of one operation through one entrypoint at one number of connections. */
export interface Line {
  operation: OperationName;
  entrypoint: Entrypoint;
  connections: number;
  requestsPerSecond: number;
  /** The requests per second of each round. */
  requestsPerSecondByRound: number[];
  /** The requests per second as a share of the baseline's; null if the baseline was not measured. */
  shareOfBaseline: number | null;
  /** The baseline's processor time per response (server and Postgres) divided by ours; more robust than speed on a busy machine. */
  cpuShareOfBaseline: number | null;
  /** Latencies over all rounds, in milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  errors: number;
  /** The maximum of all rounds. */
  peakRssMb: number | null;
  /** The processor time of one response, in microseconds. */
  cpuUs: CpuUse;
}

export function summarize(
  { operations, connections }: Settings,
  measurements: readonly Measurement[],
): Line[] {
  const lines = operations.flatMap((operation) =>
    ENTRYPOINTS.flatMap((entrypoint) =>
      connections.flatMap((count) => {
        const rounds = measurements.filter(
          (one) => one.operation === operation && one.entrypoint === entrypoint && one.connections === count,
        );
        return rounds.length === 0 ? [] : [summary(rounds, { operation, entrypoint, connections: count })];
      }),
    ),
  );
  return lines.map((line) => ({
    ...line,
    ...sharesOf(line, lineOf(lines, { ...line, entrypoint: "baseline" })),
  }));
}

/** Returns the line of an operation, an entrypoint, and a number of connections; undefined if it was not measured. */
export const lineOf = <One extends Pick<Line, "operation" | "entrypoint" | "connections">>(
  lines: readonly One[],
  key: Pick<Line, "operation" | "entrypoint" | "connections">,
) =>
  lines.find(
    ({ operation, entrypoint, connections }) =>
      operation === key.operation && entrypoint === key.entrypoint && connections === key.connections,
  );

type Unshared = Omit<Line, "shareOfBaseline" | "cpuShareOfBaseline">;

/** Returns the processor time of one response in server and Postgres together. */
export const cpuUs = ({ cpuUs: { server, postgres } }: Pick<Line, "cpuUs">) =>
  server === null || postgres === null ? null : server + postgres;

function sharesOf(line: Unshared, baseline: Unshared | undefined) {
  const [ours, theirs] = [cpuUs(line), baseline && cpuUs(baseline)];
  return {
    shareOfBaseline: baseline ? round(line.requestsPerSecond / baseline.requestsPerSecond, 2) : null,
    cpuShareOfBaseline: ours && theirs ? round(theirs / ours, 2) : null,
  };
}

function summary(
  rounds: readonly Measurement[],
  key: Pick<Line, "operation" | "entrypoint" | "connections">,
): Unshared {
  const speeds = rounds.map(({ result }) => result.latencies.length / result.seconds);
  const latencies = rounds.flatMap(({ result }) => result.latencies).sort((a, b) => a - b);
  const at = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  const microseconds = (name: keyof CpuUse) =>
    whenKnown(
      rounds.map(({ cpuMs }) => cpuMs[name]),
      (times) => Math.round(mean(times) * 1000),
    );
  return {
    ...key,
    requestsPerSecond: round(mean(speeds), 1),
    requestsPerSecondByRound: speeds.map((speed) => round(speed, 1)),
    p50: round(at(0.5), 2),
    p95: round(at(0.95), 2),
    p99: round(at(0.99), 2),
    errors: rounds.reduce((sum, { result }) => sum + result.errorCount, 0),
    peakRssMb: whenKnown(
      rounds.map(({ peakRssMb }) => peakRssMb),
      (peaks) => Math.round(Math.max(...peaks)),
    ),
    cpuUs: {
      server: microseconds("server"),
      postgres: microseconds("postgres"),
      client: microseconds("client"),
    },
  };
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const round = (value: number, digits: number) => Number(value.toFixed(digits));

function whenKnown(values: readonly (number | null)[], sumUp: (known: number[]) => number): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : sumUp(known);
}

const usesCachedTotal = (operation: OperationName, entrypoint: Entrypoint) =>
  CACHED_TOTALS[operation] === "both" || (CACHED_TOTALS[operation] === "ours" && entrypoint !== "baseline");
const usesResponseCache = (operation: OperationName, entrypoint: Entrypoint) =>
  CACHED.has(operation) && entrypoint !== "baseline";

const COLUMNS: [title: string, cell: (line: Line) => string][] = [
  ["operation", ({ operation }) => operation],
  ["entrypoint", ({ entrypoint }) => entrypoint],
  ["conc", ({ connections }) => String(connections)],
  ["req/s", ({ requestsPerSecond }) => requestsPerSecond.toFixed(1)],
  ["of baseline", ({ shareOfBaseline }) => shareOfBaseline?.toFixed(2) ?? "-"],
  ["p50 ms", ({ p50 }) => p50.toFixed(1)],
  ["p95 ms", ({ p95 }) => p95.toFixed(1)],
  ["p99 ms", ({ p99 }) => p99.toFixed(1)],
  ["errors", ({ errors }) => String(errors)],
  ["peak MB", ({ peakRssMb }) => String(peakRssMb ?? "?")],
  ["server us", ({ cpuUs }) => String(cpuUs.server ?? "?")],
  ["Postgres us", ({ cpuUs }) => String(cpuUs.postgres ?? "?")],
  ["client us", ({ cpuUs }) => String(cpuUs.client ?? "?")],
  ["cpu of baseline", ({ cpuShareOfBaseline }) => cpuShareOfBaseline?.toFixed(2) ?? "-"],
  ["cached total", ({ operation, entrypoint }) => (usesCachedTotal(operation, entrypoint) ? "yes" : "-")],
  [
    "cached response",
    ({ operation, entrypoint }) => (usesResponseCache(operation, entrypoint) ? "yes" : "-"),
  ],
];

/** Returns the lines as a text table; the columns after the first two are numbers and aligned to the right. */
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

/** Writes the results as JSON and returns the path of the file. */
export async function writeResults(file: string | undefined, results: object): Promise<string> {
  const stamp = new Date().toISOString().replaceAll(":", "-").slice(0, 19);
  const path = file ?? join("bench", "results", `${stamp}.json`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(results, null, 2)}\n`);
  return path;
}
