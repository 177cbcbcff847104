import type { Door } from "./doors.ts";
import type { OperationName } from "./operations.ts";
import { type Line, lineOf } from "./report.ts";

export interface JudgedGoal {
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
const REST_LEAST = 0.85;
const REST_OPERATIONS: OperationName[] = ["storefront", "storefront-uncached", "orders", "order", "checkout"];
/** How much longer than the limit a deep page may take. */
const DEEP_MOST = 1.5;
const DEEP_OPERATIONS: OperationName[] = ["storefront-deep", "orders-deep"];
const MEMORY_MOST_MB = 350;

/** The goals of speed and memory that these lines can tell of. */
export function judgeGoals(lines: readonly Line[], measured: readonly number[]): JudgedGoal[] {
  const connections = measured.includes(CONNECTIONS) ? CONNECTIONS : (measured[measured.length >> 1] ?? 1);
  const speed = (operation: OperationName, door: Door) =>
    lineOf(lines, { operation, door, connections })?.requestsPerSecond;
  const ratio = (one: number | undefined, other: number | undefined) =>
    one === undefined || !other ? undefined : one / other;
  const judge = (figure: number | undefined, reached: (figure: number) => boolean, text: string) =>
    figure === undefined ? [] : [{ text: `${text}: ${figure.toFixed(2)}`, reached: reached(figure) }];

  const peaks = lines.filter(({ door }) => door !== "limit").flatMap(({ peakRssMb }) => peakRssMb ?? []);
  return [
    ...SHARES.flatMap(([operation, least, why]) => {
      const line = lineOf(lines, { operation, door: "graphql", connections });
      const text = `${operation}${why && ` ${why}`} ≥ ${least} of the limit at ${connections}`;
      return judge(line?.shareOfLimit ?? undefined, (share) => share >= least, text);
    }),
    ...REST_OPERATIONS.flatMap((operation) =>
      judge(
        ratio(speed(operation, "rest"), speed(operation, "graphql")),
        (share) => share >= REST_LEAST,
        `${operation} over REST ≥ ${REST_LEAST} of GraphQL at ${connections}`,
      ),
    ),
    ...DEEP_OPERATIONS.flatMap((operation) =>
      judge(
        ratio(speed(operation, "limit"), speed(operation, "graphql")),
        (times) => times <= DEEP_MOST,
        `${operation} ≤ ${DEEP_MOST} times the limit's time at ${connections}`,
      ),
    ),
    ...judge(
      peaks.length === 0 ? undefined : Math.max(...peaks),
      (most) => most <= MEMORY_MOST_MB,
      `memory of an api process ≤ ${MEMORY_MOST_MB} MB at any concurrency`,
    ),
  ];
}
