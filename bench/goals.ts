import { cpuUs, type Line, lineOf } from "./report.ts";
import type { OperationName } from "./requests/operations.ts";
import type { Entrypoint } from "./requests/preparedRequests.ts";

export interface GoalResult {
  text: string;
  reached: boolean;
}

/** At how many requests at a time the goals are set. */
const CONNECTIONS = 16;

/** How fast GraphQL is to be, as a share of the limit. */
const SHARES: [operation: OperationName, least: number, why: string][] = [
  ["storefront-uncached", 0.75, "without the catalogue cache"],
  ["storefront", 2, "with the catalogue cache"],
  ["orders", 0.9, "with an exact total"],
  ["orders", 3, "where the total is kept"],
  ["order", 0.5, ""],
  ["checkout", 0.5, ""],
  ["free-slots", 0.6, ""],
];
/** REST against GraphQL. */
const REST_MIN = 0.85;
const REST_OPERATIONS: OperationName[] = ["storefront", "storefront-uncached", "orders", "order", "checkout"];
/** How much longer than the limit a deep page may take. */
const DEEP_MAX = 1.5;
const DEEP_OPERATIONS: OperationName[] = ["storefront-deep", "orders-deep"];
const MEMORY_MAX_MB = 350;

/** The goals of speed and memory that these lines can tell of; where other work takes its share of the machine, processor time tells more. */
export function evaluateGoals(lines: readonly Line[], measured: readonly number[]): GoalResult[] {
  const connections = measured.includes(CONNECTIONS) ? CONNECTIONS : (measured[measured.length >> 1] ?? 1);
  const line = (operation: OperationName, door: Entrypoint) =>
    lineOf(lines, { operation, door, connections });
  /** How many times as fast one is as another. */
  const compare = (one: Line | undefined, other: Line | undefined) => {
    if (one === undefined || other === undefined) return null;
    const [ours, theirs] = [cpuUs(one), cpuUs(other)];
    return {
      speed: one.requestsPerSecond / other.requestsPerSecond,
      cpu: ours && theirs ? theirs / ours : null,
    };
  };
  const judge = (
    found: { speed: number; cpu: number | null } | null,
    text: string,
    reached: (times: number) => boolean,
  ) => {
    if (found === null) return [];
    const cpu = found.cpu === null ? "" : ` (by processor time ${found.cpu.toFixed(2)})`;
    return [{ text: `${text}: ${found.speed.toFixed(2)}${cpu}`, reached: reached(found.speed) }];
  };

  const peaks = lines.filter(({ door }) => door !== "limit").flatMap(({ peakRssMb }) => peakRssMb ?? []);
  const peak = Math.max(...peaks);
  return [
    ...SHARES.flatMap(([operation, least, why]) =>
      judge(
        compare(line(operation, "graphql"), line(operation, "limit")),
        `${operation}${why && ` ${why}`} ≥ ${least} of the limit at ${connections}`,
        (times) => times >= least,
      ),
    ),
    ...REST_OPERATIONS.flatMap((operation) =>
      judge(
        compare(line(operation, "rest"), line(operation, "graphql")),
        `${operation} over REST ≥ ${REST_MIN} of GraphQL at ${connections}`,
        (times) => times >= REST_MIN,
      ),
    ),
    ...DEEP_OPERATIONS.flatMap((operation) =>
      judge(
        compare(line(operation, "limit"), line(operation, "graphql")),
        `${operation} ≤ ${DEEP_MAX} times the limit's time at ${connections}`,
        (times) => times <= DEEP_MAX,
      ),
    ),
    ...(peaks.length === 0
      ? []
      : [
          {
            text: `memory of an api process ≤ ${MEMORY_MAX_MB} MB at any concurrency: ${peak}`,
            reached: peak <= MEMORY_MAX_MB,
          },
        ]),
  ];
}
