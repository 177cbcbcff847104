import { parseArgs } from "node:util";
import type { DatasetSize } from "./dataset/dataset.ts";
import { OPERATIONS, type OperationName } from "./requests/operations.ts";
import { SCREEN_OPERATIONS } from "./screens/screenOperations.ts";

export interface Settings extends DatasetSize {
  /** The length of one measurement, without the ramp-up. */
  seconds: number;
  connections: number[];
  operations: OperationName[];
  rounds: number;
  pages: number;
  /** Whether the servers run with ACCELERATION=off, the stock stack. */
  stock: boolean;
  /** The file that the figures are written to; undefined: bench/results/<timestamp>.json. */
  file: string | undefined;
}

export const USAGE = `npm run bench -- [flags]
  --seconds 3          length of one measurement
  --conc 1,16,64       numbers of concurrent requests
  --ops a,b            operations: ${Object.keys(OPERATIONS).join(", ")}; "screens" selects all documents of the screens; default: all
  --rounds 2           number of interleaved rounds
  --pages 50           requests for lists pick one of so many first pages
  --products 10000  --orders 100000  --customers 20000  --staff 20  --items 30000
  --taken 0.5          the share of the customers' start times at which everyone is booked
  --stock              measures the servers with ACCELERATION=off: graphql-yoga, graphql-js, Pothos, and Prisma alone
  --json FILE          the file for the figures; default: bench/results/<timestamp>.json
  --quick              a small shop and one short round: checks that everything works, without useful figures
DATABASE_URL names a Postgres server on which the benchmark may create and drop a database; unset: an embedded one.`;

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

/** Throws an Error that names the invalid flag. */
export function readSettings(args: string[]): Settings {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: "boolean", default: false },
      stock: { type: "boolean", default: false },
      seconds: text,
      conc: text,
      ops: text,
      rounds: text,
      pages: text,
      products: text,
      orders: text,
      customers: text,
      staff: text,
      items: text,
      taken: text,
      json: text,
    },
  });
  const options = {
    ...(values.quick ? QUICK : FULL),
    pages: "50",
    taken: "0.5",
    ops: Object.keys(OPERATIONS).join(),
    ...values,
  };
  return {
    seconds: number("seconds", options.seconds, 0.1),
    connections: options.conc.split(",").map((one) => whole("conc", one, 1)),
    operations: [...new Set(options.ops.split(",").flatMap(operationNames))],
    rounds: whole("rounds", options.rounds, 1),
    pages: whole("pages", options.pages, 1),
    // Fewer rows would not fill a page, nor an order with different products.
    products: whole("products", options.products, 100),
    orders: whole("orders", options.orders, 100),
    customers: whole("customers", options.customers, 1),
    staff: whole("staff", options.staff, 1),
    items: whole("items", options.items, 1),
    taken: Math.min(1, number("taken", options.taken, 0)),
    stock: options.stock,
    file: options.json,
  };
}

function number(flag: string, text: string, min: number): number {
  const value = Number(text);
  if (Number.isFinite(value) && value >= min) return value;
  throw new Error(`--${flag}: ${text} is not a number of at least ${min}`);
}

function whole(flag: string, text: string, min: number): number {
  const value = number(flag, text, min);
  if (Number.isSafeInteger(value)) return value;
  throw new Error(`--${flag}: ${text} is not a whole number`);
}

function operationNames(text: string): OperationName[] {
  const names = (Object.keys(OPERATIONS) as OperationName[]).filter(
    (name) => name === text || (text === "screens" && Object.hasOwn(SCREEN_OPERATIONS, name)),
  );
  if (names.length === 0) throw new Error(`--ops: unknown operation ${text}`);
  return names;
}
