import { randomBytes } from "node:crypto";
import pg from "pg";

/** Opens a connection for the duration of `work`. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Texts that COPY must escape, and texts that look already escaped. */
const EDGE_CASE_TEXTS = [
  "町家",
  "tab\tline\nreturn\rback\\slash",
  "\\N",
  "\\.",
  "",
  "'quoted\"",
  "🍡 お団子",
  "\\x00",
  "{a,b}",
];
/**
 * Inserts rows with every kind of value, in tables with circular references and with triggers that would
 * reject or repeat them.
 */
export async function fillEdgeCaseShop(url: string, pictureBytes = 1000): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(
      `INSERT INTO "Store" (name, "openWeekdays", "updatedAt") VALUES ('店', '{1,7}', now())`,
    );
    for (const [index, text] of EDGE_CASE_TEXTS.entries()) {
      await client.query(
        `INSERT INTO "Customer" ("lineUserId", name, note, language, "updatedAt") VALUES ($1, $2, $2, $3, now())`,
        [`U${index}`, text, index % 2 === 0 ? null : "jp"],
      );
    }
    await client.query(`INSERT INTO "StaffMember" (username, "passwordHash", name, role, "lineCustomerId", "updatedAt")
      SELECT 'aki', '-', 'Aki', 'ADMIN', min(id), now() FROM "Customer"`);
    await client.query(`INSERT INTO "CustomerBlock" ("customerId", "blockedById", note)
      SELECT max(c.id), min(s.id), 'x' FROM "Customer" c, "StaffMember" s`);
    await client.query(`INSERT INTO "ImageFile" (hash) VALUES ('h')`);
    await client.query(
      `INSERT INTO "ImageVariant" (hash, variant, "contentType", width, height, bytes) VALUES ('h', 'list', 'image/webp', 1, 1, $1)`,
      [randomBytes(pictureBytes)],
    );
    await client.query(`INSERT INTO "Product" (name, price, stock, "imageHash", "updatedAt")
      VALUES ('茶', 120.10000, 100, 'h', now())`);
    await client.query(`INSERT INTO "ImageFile" (hash) VALUES ('h2')`);
    await client.query(`INSERT INTO "ProductImage" ("productId", position, "imageHash", "altText")
      SELECT id, 2, 'h2', 'a\\b 茶' FROM "Product"`);
    await client.query(`INSERT INTO "AuditEntry" ("staffMemberId", action, "subjectType", "subjectId", before)
      SELECT id, 'CREATE', 'Product', 1, '{"name": "a\\\\b\\n茶", "nothing": null}' FROM "StaffMember"`);
    await client.query(`INSERT INTO "Session" ("tokenHash", "staffMemberId", "expiresAt")
      SELECT '\\x01', id, now() + interval '1 day' FROM "StaffMember"`);
    await client.query(`INSERT INTO "LineAuthorization" ("customerId", "sealedToken", "expiresAt")
      SELECT max(id), '\\x02', now() + interval '1 day' FROM "Customer"`);
    await client.query(
      `INSERT INTO "OutboxMessage" (id, kind, data) VALUES (gen_random_uuid(), 'NOTICE', '[1, {"a": []}]')`,
    );
    await client.query(`INSERT INTO "Appointment" ("customerName", "customerPhone", "startsAt", "endsAt", state, source, "updatedAt")
      VALUES ('x', '1', '2026-03-29T00:59:59.999Z', '2026-03-29T02:00Z', 'CANCELLED', 'MANUAL', now())`);
  });
}

/**
 * Orders one unit of the only product in one transaction, so that stock plus ordered units stays constant.
 */
export async function orderOne(client: pg.Client): Promise<void> {
  await client.query(`WITH o AS (
      INSERT INTO "Order" ("buyerName", "buyerPhone", "recipientName", "recipientPhone", address, source, "paymentMethod", "updatedAt")
      VALUES ('a', '1', 'a', '1', 'x', 'ROBOT', 1, now()) RETURNING id
    ), line AS (
      INSERT INTO "OrderLine" ("orderId", "productId", quantity, "unitPrice", "productName")
      SELECT o.id, p.id, 1, p.price, p.name FROM o, "Product" p RETURNING id
    )
    UPDATE "Product" SET stock = stock - 1, version = version + 1`);
}
