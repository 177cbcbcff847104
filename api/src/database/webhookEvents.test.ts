import { webhookPayload } from "@machiya/schema/domain/webhookPayload";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";

let database: TestDatabase;
let writer: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  writer = new pg.Client({ connectionString: database.url });
  await writer.connect();
});
afterAll(async () => {
  await writer.end();
  await database.drop();
});

beforeEach(async () => {
  for (const table of ["WebhookEvent", "WebhookEndpoint", "Order", "Product", "Appointment", "Customer"]) {
    await writer.query(`DELETE FROM "${table}"`);
  }
  for (const table of ["WebhookEndpoint", "Order", "Product", "Appointment", "Customer"]) {
    await writer.query(`ALTER SEQUENCE "${table}_id_seq" RESTART`);
  }
});

const subscribe = (kinds: string[], active = true) =>
  writer.query(
    `INSERT INTO "WebhookEndpoint" (url, secret, kinds, active, "updatedAt") VALUES ('https://example.com', 's', $1::"WebhookEventKind"[], $2, now())`,
    [kinds, active],
  );

/** Returns the stored events with the endpoints that receive them. */
async function storedEvents(): Promise<string[]> {
  const { rows } = await writer.query<{ kind: string; endpoints: string; number: number }>(
    `SELECT e.kind, e."entityId" AS number,
       (SELECT string_agg("endpointId"::text, ',' ORDER BY "endpointId") FROM "WebhookDelivery" d WHERE d."eventId" = e.id) AS endpoints
     FROM "WebhookEvent" e ORDER BY e.kind, e."entityId"`,
  );
  return rows.map(({ kind, number, endpoints }) => `${kind} ${number} to ${endpoints}`);
}

/** Returns the payload of the only event of this kind. */
async function payloadOf(kind: string): Promise<Record<string, unknown>> {
  const { rows } = await writer.query('SELECT * FROM "WebhookEvent" WHERE kind = $1', [kind]);
  expect(rows).toHaveLength(1);
  return webhookPayload(rows[0]);
}

async function together(...statements: string[]): Promise<void> {
  await writer.query("BEGIN");
  for (const statement of statements) await writer.query(statement);
  await writer.query("COMMIT");
}

const AREAS = ["ORDER", "PRODUCT", "APPOINTMENT", "CUSTOMER"] as const;
const ALL = AREAS.flatMap((area) =>
  ["CREATED", "CHANGED", ...(area === "CUSTOMER" ? [] : ["DELETED"])].map((change) => `${area}_${change}`),
);
const TABLES = { ORDER: "Order", PRODUCT: "Product", APPOINTMENT: "Appointment", CUSTOMER: "Customer" };
const MADE = {
  ORDER: `INSERT INTO "Order" ("buyerName", "buyerPhone", "recipientName", "recipientPhone", address, note, source, "paymentMethod", total, "createdAt", "updatedAt")
    VALUES ('王小明', '0900', '陳大文', '0901', '台北市', '密', 'MANUAL', 4, 1250.50, '2026-11-21T02:30:00.120Z', now())`,
  PRODUCT: `INSERT INTO "Product" (name, price, stock, "createdAt", "updatedAt") VALUES ('茶碗', 100, 7, '2026-11-21T02:30:00Z', now())`,
  APPOINTMENT: `INSERT INTO "Appointment" ("customerName", "customerPhone", note, source, "startsAt", "endsAt", "createdAt", "updatedAt")
    VALUES ('王小明', '0900', '密', 'MANUAL', '2026-11-22T02:00:00Z', '2026-11-22T03:30:00Z', '2026-11-21T02:30:00Z', now())`,
  CUSTOMER: `INSERT INTO "Customer" ("lineUserId", name, phone, note, "createdAt", "updatedAt") VALUES ('U1', '小安', '0900', '密', '2026-11-21T02:30:00Z', now())`,
};
const CHANGED = (area: keyof typeof TABLES) => `UPDATE "${TABLES[area]}" SET version = version + 1`;
const DELETED = (area: keyof typeof TABLES) => `DELETE FROM "${TABLES[area]}"`;

describe.each(AREAS)("%s", (area) => {
  const event = (change: string) => `${area}_${change} 1 to 1`;

  it("stores an event when it is created, changed and deleted in separate transactions", async () => {
    await subscribe(ALL);
    for (const statement of [MADE[area], CHANGED(area), DELETED(area)]) await writer.query(statement);
    const deleted = area === "CUSTOMER" ? [] : [event("DELETED")];
    expect(await storedEvents()).toEqual([event("CREATED"), event("CHANGED"), ...deleted]);
  });

  it("stores no event while no active endpoint subscribes to it", async () => {
    await subscribe(
      ALL.filter((kind) => !kind.startsWith(area)),
      true,
    );
    await subscribe(ALL, false);
    for (const statement of [MADE[area], CHANGED(area), DELETED(area)]) await writer.query(statement);
    expect(await storedEvents()).toEqual([]);
  });

  it("stores one CREATED with the final values when one transaction creates and changes it", async () => {
    await subscribe(ALL);
    await together(MADE[area], CHANGED(area), CHANGED(area));
    expect(await storedEvents()).toEqual([event("CREATED")]);
    expect(await payloadOf(`${area}_CREATED`)).toMatchObject({ version: 3 });
  });

  it("stores one CHANGED with the final values when one transaction changes it twice", async () => {
    await writer.query(MADE[area]);
    await subscribe(ALL);
    await together(CHANGED(area), CHANGED(area));
    expect(await storedEvents()).toEqual([event("CHANGED")]);
    expect(await payloadOf(`${area}_CHANGED`)).toMatchObject({ version: 3 });
  });

  it("stores no CHANGED for the transaction that creates it", async () => {
    await subscribe([`${area}_CHANGED`]);
    await together(MADE[area], CHANGED(area));
    expect(await storedEvents()).toEqual([]);
    await writer.query(CHANGED(area));
    expect(await storedEvents()).toEqual([event("CHANGED")]);
  });

  it("stores nothing when no sent column changed, or when the transaction is rolled back", async () => {
    await writer.query(MADE[area]);
    await subscribe(ALL);
    await writer.query(`UPDATE "${TABLES[area]}" SET "updatedAt" = now()`);
    await writer.query("BEGIN");
    await writer.query(CHANGED(area));
    await writer.query("ROLLBACK");
    expect(await storedEvents()).toEqual([]);
  });
});

describe.each(["ORDER", "PRODUCT", "APPOINTMENT"] as const)("%s deletion", (area) => {
  it("stores one DELETED when one transaction changes and deletes it", async () => {
    await writer.query(MADE[area]);
    await subscribe(ALL);
    await together(CHANGED(area), DELETED(area));
    expect(await storedEvents()).toEqual([`${area}_DELETED 1 to 1`]);
  });

  it.each([[ALL], [[`${area}_DELETED`, `${area}_CHANGED`]]])(
    "stores nothing when one transaction creates and deletes it, for subscriptions to %j",
    async (kinds) => {
      await subscribe(kinds);
      await together(MADE[area], CHANGED(area), DELETED(area));
      expect(await storedEvents()).toEqual([]);
    },
  );
});

it("each endpoint receives only its kinds, once per row of a statement", async () => {
  await subscribe(["ORDER_CREATED"]);
  await subscribe(["ORDER_CREATED", "ORDER_CHANGED"]);
  await subscribe(["ORDER_CHANGED"]);
  await writer.query(MADE.ORDER);
  await writer.query(MADE.ORDER);
  await writer.query(CHANGED("ORDER"));
  expect(await storedEvents()).toEqual([
    "ORDER_CREATED 1 to 1,2",
    "ORDER_CREATED 2 to 1,2",
    "ORDER_CHANGED 1 to 2,3",
    "ORDER_CHANGED 2 to 2,3",
  ]);
});

it("an order that was entered without lines is created with its first line, and silent before", async () => {
  await subscribe(ALL);
  await writer.query(
    `${MADE.ORDER.replace('"updatedAt"', '"updatedAt", "draftOf"').replace("now())", "now(), 1)")}`,
  );
  await writer.query(CHANGED("ORDER"));
  expect(await storedEvents()).toEqual([]);
  await writer.query('UPDATE "Order" SET "totalQuantity" = 1, "draftOf" = NULL');
  expect(await storedEvents()).toEqual(["ORDER_CREATED 1 to 1"]);
  await writer.query('UPDATE "Order" SET "draftOf" = 1; DELETE FROM "WebhookEvent"; DELETE FROM "Order"');
  expect(await storedEvents()).toEqual([]);
});

it("a rolled back savepoint discards its events", async () => {
  await writer.query(MADE.ORDER);
  await subscribe(ALL);
  await together("SAVEPOINT a", CHANGED("ORDER"), "ROLLBACK TO a", MADE.PRODUCT);
  expect(await storedEvents()).toEqual(["PRODUCT_CREATED 1 to 1"]);
});

it("a product deleted after it was ordered is DELETED, and later changes store nothing", async () => {
  await subscribe(ALL);
  await writer.query(MADE.PRODUCT);
  await writer.query('UPDATE "Product" SET "deletedAt" = now()');
  await writer.query('UPDATE "Product" SET stock = stock + 1, version = version + 1');
  await writer.query('DELETE FROM "Product"');
  expect(await storedEvents()).toEqual(["PRODUCT_CREATED 1 to 1", "PRODUCT_DELETED 1 to 1"]);
});

it("an event during the deletion of an endpoint waits for it, and is stored", async () => {
  await subscribe(ALL);
  await subscribe(ALL);
  const deleter = new pg.Client({ connectionString: database.url });
  await deleter.connect();
  await deleter.query("BEGIN");
  await deleter.query('DELETE FROM "WebhookEndpoint" WHERE id = 1');
  const made = writer.query(MADE.ORDER);
  await deleter.query("COMMIT");
  await made;
  await deleter.end();
  expect(await storedEvents()).toEqual(["ORDER_CREATED 1 to 2"]);
});

it("events store plain column values as of the change", async () => {
  await subscribe(ALL);
  await writer.query(MADE.CUSTOMER);
  await writer.query(MADE.ORDER);
  await writer.query('UPDATE "Order" SET "customerId" = 1');
  const { rows } = await writer.query(
    `SELECT entity, "entityId", columns FROM "WebhookEvent" WHERE kind = 'ORDER_CHANGED'`,
  );
  expect(rows).toMatchObject([
    { entity: "Order", entityId: 1, columns: { customerId: 1, total: "1250.50000", state: "ESTABLISHED" } },
  ]);
});

it("payloads do not depend on the session's time zone", async () => {
  await subscribe(ALL);
  await writer.query("SET TimeZone = 'Asia/Kathmandu'");
  await writer.query(MADE.ORDER);
  await writer.query("SET TimeZone = 'UTC'");
  expect(await payloadOf("ORDER_CREATED")).toMatchObject({ createdAt: "2026-11-21T02:30:00.120Z" });
});

describe("payloads use the API's format, without personal data", () => {
  beforeEach(() => subscribe(ALL));

  it("of an order", async () => {
    await writer.query(MADE.CUSTOMER);
    await writer.query(MADE.ORDER);
    await writer.query('UPDATE "Order" SET "customerId" = 1');
    expect(await payloadOf("ORDER_CHANGED")).toMatchObject({ customerId: btoa("Customer:1") });
    expect(await payloadOf("ORDER_CREATED")).toEqual({
      id: btoa("Order:1"),
      number: 1,
      customerId: null,
      source: "MANUAL",
      state: "ESTABLISHED",
      paymentState: "UNPAID",
      paymentMethodCode: 4,
      totalQuantity: "0",
      subtotal: "0",
      discountTotal: "0",
      total: "1250.5",
      deliveryDate: null,
      expectedDeliveryDate: null,
      version: 1,
      createdAt: "2026-11-21T02:30:00.120Z",
    });
  });

  it("of a product", async () => {
    await writer.query(MADE.PRODUCT);
    expect(await payloadOf("PRODUCT_CREATED")).toEqual({
      id: btoa("Product:1"),
      number: 1,
      name: "茶碗",
      code: "",
      price: "100",
      stock: "7",
      state: "ENABLED",
      topPick: false,
      version: 1,
      createdAt: "2026-11-21T02:30:00.000Z",
    });
  });

  it("of an appointment", async () => {
    await writer.query(MADE.APPOINTMENT);
    expect(await payloadOf("APPOINTMENT_CREATED")).toEqual({
      id: btoa("Appointment:1"),
      number: 1,
      customerId: null,
      source: "MANUAL",
      state: "PENDING",
      startsAt: "2026-11-22T02:00:00.000Z",
      endsAt: "2026-11-22T03:30:00.000Z",
      version: 1,
      createdAt: "2026-11-21T02:30:00.000Z",
    });
  });

  it("of a customer", async () => {
    await writer.query(MADE.CUSTOMER);
    expect(await payloadOf("CUSTOMER_CREATED")).toEqual({
      id: btoa("Customer:1"),
      reachable: null,
      deleted: false,
      version: 1,
      createdAt: "2026-11-21T02:30:00.000Z",
    });
  });
});
