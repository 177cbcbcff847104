import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { baselineSlots, type ReservedRow, type ShiftRow } from "./baselineSlots.ts";
import { CHECKOUT, READS, SLOTS } from "./baselineStatements.ts";

/*
 * The limit of this machine: the bench's operations by node:http and pg, hand-written prepared statements, no sessions and no
 * rules. What our server is compared with. DATABASE_URL, PORT (0: any free one); tells its port to the process that forked it.
 */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: "-c TimeZone=UTC",
});

async function read(name: keyof typeof READS, value: number): Promise<string> {
  const { rows } = await pool.query<{ body: string }>({ name, text: READS[name], values: [value] });
  return rows[0]?.body ?? "null";
}

interface Cart {
  customer: number;
  lines: { id: number; quantity: string }[];
}

async function checkout({ customer, lines }: Cart): Promise<string> {
  const [ids, quantities] = [lines.map(({ id }) => id), lines.map(({ quantity }) => quantity)];
  const client = await pool.connect();
  const run = <Row extends pg.QueryResultRow>(name: keyof typeof CHECKOUT, values: unknown[]) =>
    client.query<Row>({ name: `checkout ${name}`, text: CHECKOUT[name], values });
  try {
    await client.query("BEGIN");
    await run("lock", [ids]);
    if ((await run("take", [ids, quantities])).rowCount !== ids.length) throw new Error("out of stock");
    const { rows } = await run<{ id: number; discountTotal: string }>("order", [ids, quantities, customer]);
    const [order] = rows;
    if (order === undefined) throw new Error(`there is no customer ${customer}`);
    await run("lines", [ids, quantities, order.id]);
    await run("record", [order.id, order.discountTotal]);
    await client.query("COMMIT");
    return JSON.stringify({ number: order.id });
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  } finally {
    client.release();
  }
}

interface Month {
  from: string;
  to: string;
  services: number[];
}

async function freeSlots({ from, to, services }: Month): Promise<string> {
  const rowsOf = async <Row extends unknown[]>(name: keyof typeof SLOTS, values: unknown[]) =>
    (await pool.query<Row>({ name, text: SLOTS[name], values, rowMode: "array" })).rows;
  const [shifts, held] = await Promise.all([
    rowsOf<ShiftRow>("shifts", [from, to, services]),
    rowsOf<ReservedRow>("held", [from, to]),
  ]);
  const days = 1 + Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  return JSON.stringify({ days: baselineSlots(from, days, services, shifts, held) });
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString());
}

const isRead = (path: string): path is keyof typeof READS => Object.hasOwn(READS, path);

/** GET /orders?10 skips ten rows, GET /order?10 is the order 10. */
async function answer(request: IncomingMessage): Promise<string> {
  const [path = "", value] = (request.url ?? "").slice(1).split("?");
  if (isRead(path)) return read(path, Number(value));
  if (path === "checkout") return checkout((await bodyOf(request)) as Cart);
  if (path === "free-slots") return freeSlots((await bodyOf(request)) as Month);
  return '{"ok":true}';
}

const server = createServer(async (request, response) => {
  const [status, body] = await answer(request).then(
    (text) => [200, text] as const,
    (error: unknown) => [500, JSON.stringify({ error: String(error) })] as const,
  );
  const length = Buffer.byteLength(body);
  response.writeHead(status, { "content-type": "application/json", "content-length": length }).end(body);
}).listen(Number(process.env.PORT ?? 0), "127.0.0.1", () => {
  process.send?.((server.address() as AddressInfo).port);
});
