import { dayOf } from "@machiya/schema/domain/time/shopTime";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FaultShop, openFaultShop } from "../faults/faultShop.ts";
import { fillShop } from "../faults/killedShop.ts";
import { sendWrite, type WriteVerb, writeVerbs, writtenMarks } from "../faults/writeVerbs.ts";
import type { Client } from "../servers/client.ts";
import { type RunningServer, startServer } from "../servers/server.ts";

/** An arbitrary advisory lock key. */
const GATE = 7_364_901;
const TABLES = ["Order", "Appointment", "Product", "ProductType", "Customer", "StaffMember"];
/** The kinds of writes by name, for the titles of the tests. */
const KINDS = Object.keys(
  writeVerbs(
    { products: [], service: 0, people: [], days: [] },
    { product: 0, customer: 0, staffMember: 0 },
    () => 0,
  ),
);

let shop: FaultShop;
let other: RunningServer;
let verbs: Record<string, WriteVerb>;
let gate: pg.Client;
let doomedType = 0;

beforeAll(async () => {
  shop = await openFaultShop();
  other = await startServer({ DATABASE_URL: shop.url });
  const stock = await fillShop(shop.prisma, dayOf(new Date(), "Asia/Taipei"));
  const { id: customer } = await shop.prisma.customer.findFirstOrThrow();
  const product = await shop.product(1);
  verbs = writeVerbs(stock, { product, customer, staffMember: stock.people[0] ?? 0 }, () => doomedType);
  gate = new pg.Client({ connectionString: shop.url });
  gate.on("error", () => {});
  await gate.connect();
  await gate.query(`CREATE FUNCTION wait_at_gate() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock_shared(${GATE}); RETURN NULL; END $$`);
  for (const table of TABLES)
    await gate.query(`CREATE CONSTRAINT TRIGGER gate AFTER INSERT OR UPDATE OR DELETE ON "${table}"
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wait_at_gate()`);
});
afterAll(async () => {
  await gate.end();
  await other.stop();
  await shop.close();
});

async function waiting(): Promise<number> {
  const { rows } = await gate.query(
    "SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted",
    [GATE],
  );
  return rows.length;
}

/** Sends a write and loses the connection to Postgres while the write is committed, before the response to the commit. */
async function loseCommit<Result>(send: () => Promise<Result>): Promise<Result> {
  await gate.query(`SELECT pg_advisory_lock(${GATE})`);
  const answer = send();
  await expect.poll(waiting).toBe(1);
  await shop.network.set("hold");
  await gate.query(`SELECT pg_advisory_unlock(${GATE})`);
  // The gate's own session gets the lock again only when the write has ended.
  await gate.query(`SELECT pg_advisory_lock(${GATE}), pg_advisory_unlock(${GATE})`);
  await shop.network.set("cut");
  await shop.network.set("pass");
  return answer;
}

const ready = () => expect.poll(async () => (await shop.admin.fetch("/readyz")).status).toBe(200);

async function begin(
  kind: string,
): Promise<{ verb: WriteVerb; client: Client; mark: string; effectMark: string }> {
  await ready();
  const verb = verbs[kind] as WriteVerb;
  const mark = `mark ${kind}`;
  const doomed = `doomed ${kind}`;
  if (verb.effect === "DELETED")
    doomedType = (await shop.prisma.productType.create({ data: { name: doomed } })).id;
  return { verb, client: shop[verb.by], mark, effectMark: verb.effect === "DELETED" ? doomed : mark };
}

const timesWritten = async ({ effect }: WriteVerb, mark: string) =>
  (await writtenMarks(shop.prisma))[effect].get(mark) ?? 0;

describe("a write whose commit loses its response", () => {
  it.each(KINDS)("%s is done and says so, or says that its outcome is unknown", async (kind) => {
    const { verb, client, mark, effectMark } = await begin(kind);
    const request = verb.request(mark, KINDS.indexOf(kind));
    const { answer, code } = await loseCommit(() => sendWrite(client, request, null));
    // A checkout or booking looks up what it has written.
    expect([answer, code]).toEqual(
      /^(placeOrder|restOrder|bookAppointment|restAppointment)$/.test(kind)
        ? ["DONE", "0"]
        : ["UNKNOWN", "query" in request ? "OUTCOME_UNKNOWN" : "5003"],
    );
    expect(await timesWritten(verb, effectMark)).toBe(1);
  });

  it.each(KINDS)("%s with a key is found by a retry at another process and not repeated", async (kind) => {
    const { verb, client, mark, effectMark } = await begin(`${kind}`);
    const keyed = `${mark} keyed`;
    const before = await timesWritten(verb, effectMark);
    const request = verb.request(keyed, KINDS.length + KINDS.indexOf(kind));
    await loseCommit(() => sendWrite(client, request, kind));
    const retried = await sendWrite(client.at(other.origin), request, kind);
    expect(retried).toEqual({ answer: "DONE", code: "0" });
    expect(
      verb.effect === "DELETED"
        ? (await timesWritten(verb, effectMark)) - before
        : await timesWritten(verb, keyed),
    ).toBe(1);
  });
});

it("a write whose response cannot be read after the commit says that its outcome is unknown, with status 500", async () => {
  await ready();
  const holder = new pg.Client({ connectionString: shop.url });
  await holder.connect();
  await holder.query(`BEGIN; LOCK TABLE "OrderLine" IN ACCESS EXCLUSIVE MODE`);
  const response = await shop.admin.fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      query: `mutation { createOrders(input: { orders: [{ note: "unread" }] }) { id lines { id } } }`,
    }),
  });
  await holder.end();
  expect([response.status, response.headers.get("retry-after")]).toEqual([500, null]);
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "OUTCOME_UNKNOWN" } }] });
  expect(await shop.prisma.order.count({ where: { note: "unread" } })).toBe(1);
});
