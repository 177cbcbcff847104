import { parseArgs } from "node:util";
import type { DatasetSize } from "./dataset/dataset.ts";
import { OPERATIONS, type OperationName } from "./requests/operations.ts";
import { SCREEN_OPERATIONS } from "./screens/screenOperations.ts";

export interface Settings extends DatasetSize {
  /** Length of one measurement, ramp not included. */
  seconds: number;
  connections: number[];
  operations: OperationName[];
  rounds: number;
  pages: number;
  /** Where the figures go; undefined: bench/results/<timestamp>.json. */
  file: string | undefined;
}

export const USAGE = `npm run bench -- [flags]
  --seconds 3          length of one measurement
  --conc 1,16,64       concurrent requests
  --ops a,b            of ${Object.keys(OPERATIONS).join(", ")}; default: all; "screens" is all that the screens send
  --rounds 2           how often everything is measured, interleaved
  --pages 50           lists are opened at a random one of their first pages
  --products 10000  --orders 100000  --customers 20000  --staff 20  --items 30000
  --taken 0.5          the share of the customers' start times at which everyone is booked
  --json FILE          where the figures go; default: bench/results/<timestamp>.json
  --quick              a small shop and one short round: shows that everything works, measures nothing
DATABASE_URL: a Postgres server on which a database may be made and dropped; unset: an embedded one.`;

const FULL = {
  seconds: "3",
  conc: "1,16,64",
  rounds: "2",
  products: "10000",
  orders: "100000",
  customers: "20000",
  staff: "20",
  items: "30000",
};
const QUICK = {
  seconds: "0.3",
  conc: "1,8",
  rounds: "1",
  products: "200",
  orders: "1000",
  customers: "100",
  staff: "20",
  items: "6000",
};

/** Throws an Error that names the flag at fault. */
export function readSettings(args: string[]): Settings {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: "boolean", default: false },
      ...{ seconds: text, conc: text, ops: text, rounds: text, pages: text },
      ...{ products: text, orders: text, customers: text, staff: text, items: text, taken: text, json: text },
    },
  });
  const given = {
    ...(values.quick ? QUICK : FULL),
    pages: "50",
    taken: "0.5",
    ops: Object.keys(OPERATIONS).join(),
    ...values,
  };
  return {
    seconds: number("seconds", given.seconds, 0.1),
    connections: given.conc.split(",").map((one) => whole("conc", one, 1)),
    operations: [...new Set(given.ops.split(",").flatMap(operationNames))],
    rounds: whole("rounds", given.rounds, 1),
    pages: whole("pages", given.pages, 1),
    // Fewer could not fill an order's lines with different products, or a page.
    products: whole("products", given.products, 100),
    orders: whole("orders", given.orders, 100),
    customers: whole("customers", given.customers, 1),
    staff: whole("staff", given.staff, 1),
    items: whole("items", given.items, 1),
    taken: Math.min(1, number("taken", given.taken, 0)),
    file: given.json,
  };
}

function number(flag: string, text: string, least: number): number {
  const value = Number(text);
  if (Number.isFinite(value) && value >= least) return value;
  throw new Error(`--${flag}: ${text} is not a number from ${least}`);
}

function whole(flag: string, text: string, least: number): number {
  const value = number(flag, text, least);
  if (Number.isSafeInteger(value)) return value;
  throw new Error(`--${flag}: ${text} is not a whole number`);
}

function operationNames(text: string): OperationName[] {
  const names = (Object.keys(OPERATIONS) as OperationName[]).filter(
    (name) => name === text || (text === "screens" && Object.hasOwn(SCREEN_OPERATIONS, name)),
  );
  if (names.length === 0) throw new Error(`--ops: there is no ${text}`);
  return names;
}
