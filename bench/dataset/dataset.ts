import pg from "pg";
import { ORDER_PAYMENTS } from "./orderPayments.ts";
import { SALON_TABLES, type SalonSize, salonStatements } from "./salonDataset.ts";

/** The size of the shop and of its salon. */
export interface DatasetSize extends SalonSize {
  /** The number of products on sale, at least 100; another twentieth is not on sale. */
  products: number;
  /** The number of orders, which have three lines each. */
  orders: number;
  /** The number of customers, who have a session each. */
  customers: number;
}

/** The data that later requests need. */
export interface Dataset extends DatasetSize {
  /** The unit prices of all products by row ID, as decimal texts. */
  prices: ReadonlyMap<number, string>;
}

/** The cookie values of the sessions; the database stores their hashes. */
export const ADMIN_TOKEN = "bench-admin";
export const customerToken = (id: number) => `bench-customer-${id}`;

/** The number of product types. */
export const PRODUCT_TYPES = 30;
/** The number of discounts. */
const DISCOUNTS = 50;
/** The initial stock of every product, which no run sells out. */
export const STOCK = 1_000_000;
export const LINES_PER_ORDER = 3;
export const TYPES_PER_PRODUCT = 2;
export const MAX_DISCOUNTS_PER_PRODUCT = 2;

/** Tables whose triggers send notifications, which are disabled while the database is filled. */
const NOTIFYING_TABLES = ["Order", "OrderLine", "DiscountRecord", "Payment", "Refund", ...SALON_TABLES];

/**
 * Fills a migrated, empty database, and leaves its statistics as in a shop that has been in use for a long time.
 * The same sizes create the same rows: values vary by hashes of row numbers.
 */
export async function fillDatabase(url: string, size: DatasetSize): Promise<Dataset> {
  const client = new pg.Client({ connectionString: url, options: "-c TimeZone=UTC -c statement_timeout=0" });
  await client.connect();
  try {
    await client.query("SET synchronous_commit = off; SET maintenance_work_mem = '256MB'");
    await client.query(`BEGIN; ${statements(size).join("; ")}; COMMIT`);
    await client.query("VACUUM ANALYZE");
    const { rows } = await client.query<{ id: number; price: string }>(
      "SELECT id, trim_scale(price)::text AS price FROM \"Product\" WHERE state = 'ENABLED'",
    );
    return { ...size, prices: new Map(rows.map(({ id, price }) => [id, price])) };
  } finally {
    await client.end();
  }
}

/** Tables whose IDs are written explicitly, so that their sequences must be advanced. */
const SEQUENCES = [
  ...["Customer", "Product", "ProductType", "Discount", "Order"],
  ...["StaffMember", "Service", "ShiftTemplate", "Appointment"],
];

function statements(size: DatasetSize): string[] {
  return [
    // Returns a number in [0, below) that depends on the row and on its purpose.
    `CREATE FUNCTION pg_temp.pick(row_number int, purpose int, below int) RETURNS int LANGUAGE sql IMMUTABLE
      AS $$ SELECT ((hashint4extended(row_number, purpose) & 9007199254740991) % below)::int $$`,
    ...NOTIFYING_TABLES.map((table) => `ALTER TABLE "${table}" DISABLE TRIGGER USER`),
    ...people(size),
    ...catalog(size),
    ...orders(size),
    ...ORDER_PAYMENTS,
    ...salonStatements(size),
    ...NOTIFYING_TABLES.map((table) => `ALTER TABLE "${table}" ENABLE TRIGGER USER`),
    "SELECT machiya_correct_list_counts()",
    ...SEQUENCES.map(
      (table) => `SELECT setval(pg_get_serial_sequence('"${table}"', 'id'), max(id)) FROM "${table}"`,
    ),
  ];
}

function people({ customers }: DatasetSize): string[] {
  return [
    // The store sends no messages by LINE, because the baseline sends none.
    `INSERT INTO "Store" (id, name, notices, "updatedAt") VALUES (1, 'Machiya', '{}', now())`,
    `INSERT INTO "StaffMember" (username, "passwordHash", name, role, "updatedAt")
      VALUES ('admin', '', '店長', 'ADMIN', now())`,
    `INSERT INTO "Customer" (id, "lineUserId", name, phone, "updatedAt")
      SELECT i, 'U' || lpad(to_hex(i), 32, '0'), '客人 ' || i, '09' || lpad(i::text, 8, '0'), now()
      FROM generate_series(1, ${customers}) i`,
    `INSERT INTO "Session" ("tokenHash", "staffMemberId", "expiresAt")
      SELECT sha256(convert_to('${ADMIN_TOKEN}', 'UTF8')), id, now() + interval '7 days' FROM "StaffMember" WHERE username = 'admin'`,
    `INSERT INTO "Session" ("tokenHash", "customerId", "expiresAt")
      SELECT sha256(convert_to('${customerToken(0).slice(0, -1)}' || id, 'UTF8')), id, now() + interval '30 days'
      FROM "Customer"`,
  ];
}

/** Returns the number of products in any state for a number of products on sale. */
export const countAllProducts = (onSale: number) => onSale + Math.ceil(onSale / 20);

function catalog({ products }: DatasetSize): string[] {
  const all = countAllProducts(products);
  return [
    `INSERT INTO "ProductType" (id, name, description, "updatedAt")
      SELECT i, '分類 ' || i, '', now() FROM generate_series(1, ${PRODUCT_TYPES}) i`,
    // The last five discounts apply to whole carts; one in ten is disabled.
    `INSERT INTO "Discount" (id, name, kind, amount, multiplier, audience, state, "updatedAt")
      SELECT i, '優惠 ' || i, (CASE WHEN i <= ${DISCOUNTS - 5} THEN 'PER_PRODUCT' ELSE 'WHOLE_CART' END)::"DiscountKind",
        -(i % 7), 1 - (i % 5) * 0.05, 'PRODUCT',
        (CASE WHEN i % 10 = 0 THEN 'DISABLED' ELSE 'ENABLED' END)::"DiscountState", now()
      FROM generate_series(1, ${DISCOUNTS}) i`,
    `INSERT INTO "Product" (id, name, code, description, price, stock, "topPick", state, "createdAt", "updatedAt")
      SELECT i, '商品' || i || ' ' || substr(md5(i::text), 1, 8), translate(i::text, '0123456789', 'abcdefghij'),
        '關於商品 ' || i || ' 的說明。' || repeat('手工製作，材料天然。', 8), 10 + pg_temp.pick(i, 1, 99000) / 100.0, ${STOCK},
        pg_temp.pick(i, 2, 10) = 0,
        (CASE WHEN i <= ${products} THEN 'ENABLED' WHEN i % 2 = 0 THEN 'DISABLED' ELSE 'FROZEN' END)::"ProductState",
        timestamptz '2026-01-01Z' + i * interval '1 minute', timestamptz '2026-01-01Z' + i * interval '1 minute'
      FROM generate_series(1, ${all}) i`,
    `INSERT INTO "ProductToType" ("productId", "productTypeId")
      SELECT i, ${PRODUCT_TYPES / 2} * half + 1 + pg_temp.pick(i, 10 + half, ${PRODUCT_TYPES / 2})
      FROM generate_series(1, ${all}) i, generate_series(0, 1) half`,
    `INSERT INTO "ProductDiscount" ("productId", "discountId", "minQuantity", "maxQuantity")
      SELECT i, ${DISCOUNTS / 2} * half + 1 + pg_temp.pick(i, 20 + half, ${DISCOUNTS / 2}), 1 + pg_temp.pick(i, 22 + half, 3),
        CASE WHEN pg_temp.pick(i, 24 + half, 4) > 0 THEN 10 + pg_temp.pick(i, 26 + half, 20) END
      FROM generate_series(1, ${all}) i, generate_series(0, 1) half WHERE pg_temp.pick(i, 28, 3) > half`,
  ];
}

function orders({ orders: count, products, customers }: DatasetSize): string[] {
  return [
    `CREATE TEMPORARY TABLE wanted ON COMMIT DROP AS
      SELECT o AS "orderId", k, p.id AS "productId", 1 + pg_temp.pick(o, 40 + k, 5) AS quantity, p.price, p.name
      FROM generate_series(1, ${count}) o, generate_series(0, ${LINES_PER_ORDER - 1}) k
      JOIN LATERAL (SELECT 1 + (pg_temp.pick(o, 30, ${products}) + 37 * k) % ${products} AS id) chosen ON true
      JOIN "Product" p ON p.id = chosen.id`,
    `CREATE TEMPORARY TABLE applied ON COMMIT DROP AS
      SELECT o AS "orderId", 1 + pg_temp.pick(o, 52 + k, ${DISCOUNTS}) AS "discountId", -(1 + pg_temp.pick(o, 54 + k, 9)) AS amount
      FROM generate_series(1, ${count}) o, generate_series(0, 1) k WHERE pg_temp.pick(o, 50 + k, 2 + 2 * k) = 0`,
    "ANALYZE wanted, applied",
    `INSERT INTO "Order" (id, "customerId", "buyerName", "buyerPhone", "recipientName", "recipientPhone", address, note,
        source, state, "paymentState", "paymentMethod", "deliveryDate", "expectedDeliveryDate",
        "totalQuantity", subtotal, "discountTotal", total, "createdAt", "updatedAt")
      SELECT o, c, '客人 ' || c, '09' || lpad(c::text, 8, '0'), '收件人' || c, '09' || lpad(c::text, 8, '0'),
        '台北市某路 ' || pg_temp.pick(o, 61, 999) || ' 號', '12345 第 ' || o || ' 筆',
        (enum_range(NULL::"OrderSource"))[1 + pg_temp.pick(o, 62, 3)], (enum_range(NULL::"OrderState"))[1 + pg_temp.pick(o, 63, 5)],
        (enum_range(NULL::"PaymentState"))[1 + pg_temp.pick(o, 64, 2)], 2 + pg_temp.pick(o, 65, 4),
        at + interval '3 days', at + interval '2 days', n, d, coalesce(off, 0), greatest(0, d + coalesce(off, 0)), at, at
      FROM generate_series(1, ${count}) o
      JOIN LATERAL (SELECT 1 + pg_temp.pick(o, 60, ${customers}) AS c,
        timestamptz '2026-11-01Z' - (${count} - o) * interval '5 minutes' AS at) details ON true
      JOIN (SELECT "orderId", sum(quantity) AS n, sum(quantity * price) AS d FROM wanted GROUP BY 1) sums ON sums."orderId" = o
      LEFT JOIN (SELECT "orderId", sum(amount) AS off FROM applied GROUP BY 1) less ON less."orderId" = o`,
    `INSERT INTO "OrderLine" ("orderId", "productId", quantity, "unitPrice", "productName")
      SELECT "orderId", "productId", quantity, price, name FROM wanted ORDER BY "orderId", k`,
    `INSERT INTO "DiscountRecord" ("orderId", "discountId", name, amount)
      SELECT "orderId", "discountId", '優惠 ' || "discountId", amount FROM applied ORDER BY 1, 2`,
    // The admin has advanced every order that is not in its first state.
    `INSERT INTO "AuditEntry" ("staffMemberId", action, "subjectType", "subjectId", before, after, "createdAt")
      SELECT s.id, 'ADVANCE', 'Order', o.id, '{"state": "ESTABLISHED"}', jsonb_build_object('state', o.state), o."createdAt" + interval '1 hour'
      FROM "Order" o, "StaffMember" s WHERE o.state <> 'ESTABLISHED' AND s.username = 'admin' ORDER BY o.id`,
  ];
}
