import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { type BaselineCart, createBaselineCheckout } from "./baselineCheckout.ts";
import { baselineSlots, type SlotRows } from "./baselineSlots.ts";
import { READS, SLOTS } from "./baselineStatements.ts";
import { createKeyBatch } from "./batchKeys.ts";
import { BOOKING } from "./salonStatements.ts";
import { SCREEN_READS, SCREEN_READS_BY_KEY } from "./screenStatements.ts";

/*
 * The baseline that our server is compared with: the operations of the benchmark with node:http, pg, and hand-written prepared
 * statements, without sessions and rules. It reads DATABASE_URL and PORT (0: any free port), and sends its port to the parent process.
 */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: "-c TimeZone=UTC",
});

async function readBody(name: string, text: string, values: unknown[]): Promise<string> {
  const { rows } = await pool.query<{ body: string }>({ name, text, values });
  return rows[0]?.body ?? "null";
}

const checkout = createBaselineCheckout(pool);

const keyBatches = new Map(
  Object.entries(SCREEN_READS_BY_KEY).map(([name, text]) => [
    name,
    createKeyBatch(
      async (keys) => (await pool.query<{ id: number; body: string }>({ name, text, values: [keys] })).rows,
    ),
  ]),
);

interface Month {
  from: string;
  to: string;
  services: number[];
}

async function freeSlots({ from, to, services }: Month): Promise<string> {
  const rows: SlotRows = JSON.parse(await readBody("free-slots", SLOTS, [from, to]));
  return JSON.stringify({ days: baselineSlots({ from, to, services }, rows) });
}

/** Postgres' code of a violated exclusion constraint: another booking has taken the time meanwhile. */
const EXCLUSION_VIOLATION = "23P01";

async function book(values: unknown[]): Promise<string> {
  try {
    return await readBody("booking", BOOKING, values);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === EXCLUSION_VIOLATION) return '{"number":null}';
    throw error;
  }
}

async function requestBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString());
}

const has = <Table extends object>(table: Table, name: string): name is keyof Table & string =>
  Object.hasOwn(table, name);

/** GET /orders?10 skips ten rows and GET /order?10 is order 10; POST sends a screen's parameters as an array. */
async function respond(request: IncomingMessage): Promise<string> {
  const [name = "", value] = (request.url ?? "").slice(1).split("?");
  if (has(READS, name)) return readBody(name, READS[name], [Number(value)]);
  if (has(SCREEN_READS, name))
    return readBody(name, SCREEN_READS[name], (await requestBody(request)) as unknown[]);
  const byKey = keyBatches.get(name);
  if (byKey !== undefined) return (await byKey(Number(value))) ?? "null";
  if (name === "checkout") return checkout((await requestBody(request)) as BaselineCart);
  if (name === "booking") return book((await requestBody(request)) as unknown[]);
  if (name === "free-slots") return freeSlots((await requestBody(request)) as Month);
  return '{"ok":true}';
}

const server = createServer(async (request, response) => {
  const [status, body] = await respond(request).then(
    (text) => [200, text] as const,
    (error: unknown) => [500, JSON.stringify({ error: String(error) })] as const,
  );
  const length = Buffer.byteLength(body);
  response.writeHead(status, { "content-type": "application/json", "content-length": length }).end(body);
}).listen(Number(process.env.PORT ?? 0), "127.0.0.1", () => {
  process.send?.((server.address() as AddressInfo).port);
});
