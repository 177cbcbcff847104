import { cpuUs, type Line, lineOf } from "./report.ts";
import type { OperationName } from "./requests/operations.ts";
import type { Entrypoint } from "./requests/preparedRequests.ts";

export interface GoalResult {
  text: string;
  reached: boolean;
}

/** The number of connections at which the goals are set. */
const CONNECTIONS = 16;

/** The speed of GraphQL as a share of the baseline's. */
const SHARES: [operation: OperationName, min: number, note: string][] = [
  ["storefront-uncached", 0.75, "without the response cache"],
  ["storefront", 2, "from the response cache"],
  ["orders", 0.9, "with an exact total"],
  ["orders", 3, "with its cached total"],
  ["order", 0.5, ""],
  ["checkout", 0.65, ""],
  ["free-slots", 0.6, ""],
  ["mixed-shop", 1.5, ""],
  ["screen-storefront", 2, "from the response cache"],
  ["screen-storefront-uncached", 1, "without the response cache"],
  ["screen-order-list", 0.8, ""],
  ["screen-order-list-state", 0.6, ""],
  ["screen-order-list-receiver", 0.6, ""],
  ["screen-open-order", 0.6, ""],
  ["screen-edit-order", 0.6, ""],
  ["screen-product-list", 0.6, ""],
  ["screen-product-list-type", 0.6, ""],
  ["screen-product-list-name", 0.6, ""],
  ["screen-my-orders", 0.6, ""],
  ["screen-free-slots-uncached", 0.6, "without the response cache"],
  ["screen-calendar", 0.6, ""],
];

/** The speed of REST as a share of GraphQL's, for documents with the same fields. */
const REST_MIN = 0.9;
const REST_OPERATIONS: OperationName[] = [
  ...(["storefront", "storefront-uncached", "orders", "order", "checkout"] as const),
  ...(["orders-by-state", "products"] as const),
];

/** The time of a deep page as a multiple of the baseline's. */
const DEEP_MAX = 1.5;
const DEEP_OPERATIONS: OperationName[] = ["storefront-deep", "orders-deep"];
const MEMORY_MAX_MB = 512;

/** Evaluates the goals of speed and memory that these lines cover. On a busy machine, trust the processor time more. */
export function evaluateGoals(lines: readonly Line[], measured: readonly number[]): GoalResult[] {
  const connections = measured.includes(CONNECTIONS) ? CONNECTIONS : (measured[measured.length >> 1] ?? 1);
  const line = (operation: OperationName, entrypoint: Entrypoint) =>
    lineOf(lines, { operation, entrypoint, connections });

  const peaks = lines
    .filter(({ entrypoint }) => entrypoint !== "baseline")
    .flatMap(({ peakRssMb }) => peakRssMb ?? []);
  const peak = Math.max(...peaks);
  return [
    ...SHARES.flatMap(([operation, min, note]) =>
      evaluateGoal(
        compare(line(operation, "graphql"), line(operation, "baseline")),
        `${operation}${note && ` ${note}`} ≥ ${min} of the baseline at ${connections}`,
        (share) => share >= min,
      ),
    ),
    ...REST_OPERATIONS.flatMap((operation) =>
      evaluateGoal(
        compare(line(operation, "rest"), line(operation, "graphql")),
        `${operation} over REST ≥ ${REST_MIN} of GraphQL at ${connections}`,
        (share) => share >= REST_MIN,
      ),
    ),
    ...DEEP_OPERATIONS.flatMap((operation) =>
      evaluateGoal(
        compare(line(operation, "baseline"), line(operation, "graphql")),
        `${operation} ≤ ${DEEP_MAX} times the baseline's time at ${connections}`,
        (share) => share <= DEEP_MAX,
      ),
    ),
    ...(peaks.length === 0
      ? []
      : [
          {
            text: `memory of an API process ≤ ${MEMORY_MAX_MB} MB at any concurrency: ${peak}`,
            reached: peak <= MEMORY_MAX_MB,
          },
        ]),
  ];
}

/** The speed of one line as a share of another's, and the inverse of their processor times. */
interface Comparison {
  speed: number;
  cpu: number | null;
}

function compare(one: Line | undefined, other: Line | undefined): Comparison | null {
  if (one === undefined || other === undefined) return null;
  const [ours, theirs] = [cpuUs(one), cpuUs(other)];
  return {
    speed: one.requestsPerSecond / other.requestsPerSecond,
    cpu: ours && theirs ? theirs / ours : null,
  };
}

function evaluateGoal(
  comparison: Comparison | null,
  text: string,
  reached: (share: number) => boolean,
): GoalResult[] {
  if (comparison === null) return [];
  const cpu = comparison.cpu === null ? "" : ` (by processor time ${comparison.cpu.toFixed(2)})`;
  return [{ text: `${text}: ${comparison.speed.toFixed(2)}${cpu}`, reached: reached(comparison.speed) }];
}
