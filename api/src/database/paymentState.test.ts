import { type OrderState, PaymentState } from "@machiya/prisma/enums";
import { type DecimalLike, decimal } from "@machiya/schema/domain/money";
import type { OrderLedger } from "@machiya/schema/domain/orders/declaredPayment";
import {
  isReceived,
  overpaidAmount,
  PAYMENT_ENTRY_STATES,
  paymentStateOf,
  returnedTotal,
} from "@machiya/schema/domain/orders/paymentLedger";
import { amountDue } from "@machiya/schema/domain/orders/paymentReport";
import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { randomLedgers } from "../../../schema/src/testing/randomLedgers.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const REFUSED = { code: "23514" };

/** Returns SQL that inserts an order. */
const insertOrder = (more = "") =>
  `INSERT INTO "Order" ("buyerName", "buyerPhone", "recipientName", "recipientPhone", address, source, "paymentMethod", total, "updatedAt"${more && ', "paymentState"'})
    VALUES ('', '', '', '', '', 'MANUAL', 1, 100, now()${more}) RETURNING id`;

async function newOrder(): Promise<number> {
  const { rows } = await client.query<{ id: number }>(insertOrder());
  return rows[0]?.id ?? 0;
}

async function pay(orderId: number, more: Record<string, unknown> = {}): Promise<number> {
  const payment = { kind: "CASH", amount: 100, state: "CAPTURED", receivedAt: new Date(), ...more };
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO "Payment" ("orderId", provider, kind, amount, state, "receivedAt", "updatedAt")
      VALUES ($1, coalesce($2, 'MANUAL'), $3, $4, $5, $6, now()) RETURNING id`,
    [orderId, more.provider, payment.kind, payment.amount, payment.state, payment.receivedAt],
  );
  return rows[0]?.id ?? 0;
}

const refund = (paymentId: number, amount: number, state = "DONE") =>
  client.query(
    `INSERT INTO "Refund" (key, "paymentId", amount, state, "doneAt", "updatedAt")
      VALUES (gen_random_uuid(), $1, $2, $3, now(), now())`,
    [paymentId, amount, state],
  );

async function stateOf(orderId: number): Promise<string> {
  const { rows } = await client.query<{ state: string }>(
    `SELECT "paymentState" AS state FROM "Order" WHERE id = $1`,
    [orderId],
  );
  return rows[0]?.state ?? "";
}

/** Writes ledgers in bulk. Returns the orders' ids in the given order. */
async function write(ledgers: readonly OrderLedger[]): Promise<number[]> {
  const orders = await client.query<{ id: number }>(
    `INSERT INTO "Order" ("buyerName", "buyerPhone", "recipientName", "recipientPhone", address, source, "paymentMethod", total, "updatedAt")
      SELECT '', '', '', '', '', 'MANUAL', 1, total, now() FROM unnest($1::numeric[]) WITH ORDINALITY AS one(total, place)
      ORDER BY place RETURNING id`,
    [ledgers.map(({ total }) => String(total))],
  );
  const ids = orders.rows.map(({ id }) => id).sort((a, b) => a - b);
  const rows = ledgers.flatMap(({ payments }, index) =>
    payments.map((payment) => ({ ...payment, orderId: ids[index], key: `${ids[index]}:${payment.id}` })),
  );
  await client.query(
    `INSERT INTO "Payment" ("orderId", provider, kind, state, amount, channel, "receivedAt", "updatedAt")
      SELECT "orderId", provider, kind::"PaymentKind", state::"PaymentEntryState", amount, key, now(), now()
      FROM json_to_recordset($1) AS one("orderId" int, id int, provider text, kind text, state text, amount numeric, key text) ORDER BY "orderId", id`,
    [JSON.stringify(rows)],
  );
  const refunds = rows.flatMap(({ key, refunds: all }) =>
    all.map(({ amount, ...refund }) => ({ ...refund, payment: key, amount: amount.toString() })),
  );
  const placed = refunds.map((refund, place) => ({ ...refund, place }));
  await client.query(
    `INSERT INTO "Refund" (key, "paymentId", amount, state, restocked, "doneAt", "updatedAt")
      SELECT gen_random_uuid(), p.id, one.amount, one.state::"RefundState", coalesce(one.restocked, false), now(), now()
      FROM json_to_recordset($1) AS one(payment text, state text, amount numeric, restocked boolean, place int)
      JOIN "Payment" p ON p.channel = one.payment ORDER BY one.place`,
    [JSON.stringify(placed)],
  );
  return ids;
}

describe("the payment state that the database derives", () => {
  it("is that of the rule in TypeScript, on random ledgers and after their totals have changed", async () => {
    const ledgers = fc.sample(randomLedgers, 1500);
    const ids = await write(ledgers);
    const expected = (change: (total: DecimalLike) => DecimalLike, state: OrderState = "ESTABLISHED") =>
      ledgers.map(({ total, payments }) => ({
        state: paymentStateOf(change(total), payments),
        overpaid: overpaidAmount(amountDue({ state, total: change(total) }), payments).toNumber(),
        refunded: returnedTotal(payments.filter(isReceived)).toNumber(),
      }));
    expect(new Set(expected((total) => total).map(({ state }) => state)).size).toBe(
      Object.keys(PaymentState).length,
    );
    const derived = async () => {
      const { rows } = await client.query<{ state: string; overpaid: number; refunded: number }>(
        `SELECT "paymentState" AS state, overpaid::float, refunded::float FROM "Order" WHERE id = ANY ($1) ORDER BY id`,
        [ids],
      );
      return rows;
    };
    expect(await derived()).toEqual(expected((total) => total));
    await client.query(`UPDATE "Order" SET total = 250 - total WHERE id = ANY ($1) AND total <= 250`, [ids]);
    const other = (total: DecimalLike) => decimal(250).minus(decimal(total));
    expect(await derived()).toEqual(expected(other));
    for (const state of ["CANCELLED", "ESTABLISHED"] as const) {
      await client.query(`UPDATE "Order" SET state = $2 WHERE id = ANY ($1)`, [ids, state]);
      expect(await derived()).toEqual(expected(other, state));
    }
  });

  it("does not count what was refunded because the total had been lowered", async () => {
    const id = await newOrder();
    const payment = await pay(id);
    const ledger = async () => {
      const { rows } = await client.query<{ excess: number }>(
        `SELECT excess::int FROM "Refund" WHERE "paymentId" = $1 ORDER BY id`,
        [payment],
      );
      const order = await client.query(
        `SELECT overpaid::int, "paymentState" AS state FROM "Order" WHERE id = $1`,
        [id],
      );
      return { ...order.rows[0], excess: rows.map(({ excess }) => excess) };
    };
    const setTotal = (total: number) =>
      client.query(`UPDATE "Order" SET total = $1 WHERE id = $2`, [total, id]);
    await refund(payment, 10);
    expect(await ledger()).toEqual({ overpaid: 0, state: "PAID", excess: [0] });
    await setTotal(60);
    expect(await ledger()).toEqual({ overpaid: 30, state: "PAID", excess: [0] });
    await refund(payment, 35);
    expect(await ledger()).toEqual({ overpaid: 0, state: "PAID", excess: [0, 30] });
    await setTotal(100);
    expect(await ledger()).toEqual({ overpaid: 0, state: "PARTIALLY_PAID", excess: [0, 30] });
  });

  it("knows every state of a payment", async () => {
    const { rows } = await client.query<{ state: string }>(
      'SELECT unnest(enum_range(NULL::"PaymentEntryState"))::text AS state',
    );
    expect(rows.map(({ state }) => state)).toEqual(PAYMENT_ENTRY_STATES);
  });

  it.each(Object.values(PaymentState).filter((state) => state !== "UNPAID"))(
    "cannot be written as %s independently of the payments",
    async (state) => {
      const id = await newOrder();
      await expect(
        client.query(`UPDATE "Order" SET "paymentState" = $1 WHERE id = $2`, [state, id]),
      ).rejects.toMatchObject(REFUSED);
      await expect(client.query(insertOrder(`, '${state}'`))).rejects.toMatchObject(REFUSED);
      await pay(id);
      const paid = client.query(`UPDATE "Order" SET "paymentState" = 'UNPAID' WHERE id = $1`, [id]);
      await expect(paid).rejects.toMatchObject(REFUSED);
      expect(await stateOf(id)).toBe("PAID");
    },
  );

  it("includes payments that two transactions add at the same time", async () => {
    const id = await newOrder();
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    await client.query("BEGIN");
    await pay(id, { amount: 50 });
    const second = other.query(
      `INSERT INTO "Payment" ("orderId", kind, amount, state, "receivedAt", "updatedAt") VALUES ($1, 'CASH', 50, 'CAPTURED', now(), now())`,
      [id],
    );
    await client.query("COMMIT");
    await second;
    await other.end();
    expect(await stateOf(id)).toBe("PAID");
  });

  it("is loaded in bulk with the orders when the payments come first", async () => {
    await client.query("BEGIN");
    await client.query('SET CONSTRAINTS "Payment_orderId_fkey" DEFERRED');
    await pay(900_000_001);
    await client.query(
      `INSERT INTO "Order" (id, "buyerName", "buyerPhone", "recipientName", "recipientPhone", address, source, "paymentMethod", total, "paymentState", "updatedAt")
        VALUES (900000001, '', '', '', '', '', 'MANUAL', 1, 60, 'PAID', now())`,
    );
    await client.query("COMMIT");
    expect(await stateOf(900_000_001)).toBe("PAID");
    const { rows } = await client.query('SELECT overpaid::int FROM "Order" WHERE id = 900000001');
    expect(rows).toEqual([{ overpaid: 40 }]);
  });
});

describe("the ledger", () => {
  it("keeps received money as it is", async () => {
    const id = await pay(await newOrder(), { provider: "STRIPE" });
    for (const change of [
      "amount = 1",
      "state = 'FAILED'",
      "state = 'CANCELLED'",
      "provider = 'ECPAY'",
      `"orderId" = 1`,
    ])
      await expect(
        client.query(`UPDATE "Payment" SET ${change} WHERE id = $1`, [id]),
        change,
      ).rejects.toThrow();
    await client.query(`UPDATE "Payment" SET fee = 3, "disputedAt" = now() WHERE id = $1`, [id]);
  });

  it("lets a manual entry be canceled", async () => {
    const order = await newOrder();
    const id = await pay(order);
    await client.query(`UPDATE "Payment" SET state = 'CANCELLED' WHERE id = $1`, [id]);
    expect(await stateOf(order)).toBe("UNPAID");
    await expect(refund(id, 1)).rejects.toMatchObject(REFUSED);
  });

  it("never refunds more than was received, also by two transactions at once", async () => {
    const id = await pay(await newOrder());
    await refund(id, 60, "PENDING");
    await refund(id, 60, "FAILED");
    await expect(refund(id, 41)).rejects.toMatchObject(REFUSED);
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    const more = `INSERT INTO "Refund" (key, "paymentId", amount, "updatedAt") VALUES (gen_random_uuid(), ${id}, 30, now())`;
    await client.query("BEGIN");
    await client.query(more);
    const second = other.query(more);
    second.catch(() => undefined);
    await client.query("COMMIT");
    await expect(second).rejects.toMatchObject(REFUSED);
    await other.end();
  });

  it("deletes nothing, and changes no provider's report", async () => {
    const id = await pay(await newOrder());
    await refund(id, 1);
    await client.query(
      `INSERT INTO "PaymentEvent" (provider, "eventId", verified, reported) VALUES ('STRIPE', 'evt_1', false, '{}'), ('STRIPE', 'evt_1', true, '{}')`,
    );
    for (const statement of [
      'DELETE FROM "Payment"',
      'DELETE FROM "Refund"',
      'DELETE FROM "PaymentEvent"',
      'UPDATE "PaymentEvent" SET verified = true',
    ])
      await expect(client.query(statement)).rejects.toMatchObject({ code: "42501" });
    const repeated = `INSERT INTO "PaymentEvent" (provider, "eventId", verified, reported) VALUES ('STRIPE', 'evt_1', true, '{}')`;
    await expect(client.query(repeated)).rejects.toMatchObject({ code: "23505" });
  });

  it("stays without staff's texts when its order is deleted", async () => {
    const order = await newOrder();
    const id = await pay(order);
    await refund(id, 1);
    await client.query(`UPDATE "Payment" SET note = 'from Mrs. Lin' WHERE id = $1`, [id]);
    await client.query(`UPDATE "Refund" SET reason = 'Mrs. Lin called' WHERE "paymentId" = $1`, [id]);
    await client.query('DELETE FROM "Order" WHERE id = $1', [order]);
    const { rows } = await client.query(
      `SELECT p."orderId", p."orderNumber", p.note, p.amount::int, r.reason FROM "Payment" p JOIN "Refund" r ON r."paymentId" = p.id WHERE p.id = $1`,
      [id],
    );
    expect(rows).toEqual([{ orderId: null, orderNumber: order, note: "", amount: 100, reason: "" }]);
  });
});
