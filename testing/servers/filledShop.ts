import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** The size of a filled shop. */
export interface ShopSize {
  /**
   * The number of products, orders, customers, appointments, messages, and history entries, which grow with
   * the business.
   */
  rows: number;
  /** The number of staff, services, product types, discounts, shift templates, tokens, and endpoints. */
  few: number;
  /**
   * The number of children per row: an order's lines, an appointment's items, a product's types and
   * discounts.
   */
  each: number;
}

/** The day around which a filled shop's appointments and shifts are. */
export const FILLED_DAY = "2026-12-01";

/**
 * Fills a migrated, empty database with this many rows, including admin 1 and customer 1, and runs ANALYZE.
 * Row numbers start at 1 and determine the values. Customer 1 owns a tenth of the rows, at most 200.
 */
export async function fillShop(url: string, size: ShopSize): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: "-c TimeZone=UTC -c statement_timeout=0" });
  await client.connect();
  try {
    // Triggers and foreign key checks are off, because the references are known to exist; the list counts are
    // corrected afterwards.
    await client.query("SET session_replication_role = replica");
    await client.query(
      `BEGIN; ${[...people(size), ...shop(size), ...salon(size), ...traces(size)].join("; ")}; COMMIT`,
    );
    await client.query("SELECT machiya_correct_list_counts()");
    await vacuum(client);
  } finally {
    await client.end();
  }
}

/**
 * Repeats VACUUM until Postgres marks every page as all-visible; otherwise, it expects index-only scans to
 * read the table. An older transaction, even in another test's database, can delay this for a moment.
 */
async function vacuum(client: pg.Client): Promise<void> {
  await client.query("VACUUM ANALYZE");
  const { rowCount } = await client.query(
    "SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relallvisible < relpages",
  );
  if (rowCount === 0) return;
  await sleep(100);
  await vacuum(client);
}

const hash = (number: string) => `lpad(to_hex(${number}), 64, '0')`;
/** The owner of row i: customer 1 for a part of the rows, else customer i. */
const owner = (rows: number) => `CASE WHEN i % ${Math.max(2, rows / 200)} = 1 THEN 1 ELSE i END`;

function people({ rows, few, each }: ShopSize): string[] {
  return [
    `INSERT INTO "Store" (id, name, notices, "updatedAt") VALUES (1, 'Machiya', ARRAY['APPOINTMENT_REMINDER']::"NoticeKind"[], now())`,
    `INSERT INTO "BookingHours" (weekday, "startMinute", "endMinute") SELECT d, 600, 1320 FROM generate_series(1, 7) d`,
    `INSERT INTO "ImageFile" (hash) SELECT ${hash("i")} FROM generate_series(1, ${rows}) i`,
    `INSERT INTO "Image" (name, "imageHash", "updatedAt") SELECT 'picture ' || i, ${hash("i")}, now() FROM generate_series(1, ${rows}) i`,
    `INSERT INTO "Customer" (id, "lineUserId", reachable, name, phone, tags, "tagKeys", "updatedAt")
      SELECT i, CASE WHEN i % 100 <> 3 THEN 'U' || i END, CASE WHEN i % 100 = 3 THEN false END, 'customer ' || i, '09' || lpad(i::text, 8, '0'), CASE WHEN i % 100 = 3 THEN ARRAY['VIP'] ELSE '{}' END,
        CASE WHEN i % 100 = 3 THEN ARRAY['vip'] ELSE '{}' END, now() FROM generate_series(1, ${rows}) i`,
    `INSERT INTO "CustomerBlock" ("customerId", "blockedById") SELECT i, 1 + i % ${few} FROM generate_series(2, ${rows}) i WHERE i % 10 = 2 OR i <= ${few}`,
    `INSERT INTO "StaffMember" (id, username, "passwordHash", name, role, "imageHash", "lineCustomerId", "updatedAt")
      SELECT i, 'person' || i, '', 'person ' || i, (CASE i WHEN 1 THEN 'ADMIN' ELSE 'STAFF' END)::"StaffRole", ${hash("i")}, i, now()
      FROM generate_series(1, ${few}) i`,
    `INSERT INTO "PersonnelDetails" ("staffMemberId") SELECT i FROM generate_series(1, ${few}) i`,
    `INSERT INTO "PersonnelScan" ("staffMemberId", kind, "contentType", bytes)
      SELECT i, kind, 'image/webp', 'x' FROM generate_series(1, ${few}) i, unnest(enum_range(NULL::"PersonnelScanKind")) kind`,
    `INSERT INTO "Session" ("tokenHash", "customerId", "expiresAt")
      SELECT sha256(i::text::bytea), i, now() + interval '30 days' FROM generate_series(1, ${rows}) i`,
    `INSERT INTO "CustomerDiscount" ("customerId", "discountId")
      SELECT i, 1 + (i + k) % ${few} FROM generate_series(1, ${rows}) i, generate_series(1, least(${each}, ${few})) k`,
  ];
}

function shop({ rows, few, each }: ShopSize): string[] {
  const most = Math.min(each, few);
  return [
    `INSERT INTO "ProductType" (id, name, "updatedAt") SELECT i, 'type ' || i, now() FROM generate_series(1, ${few}) i`,
    `INSERT INTO "Discount" (id, name, kind, amount, audience, "updatedAt")
      SELECT i, 'discount ' || i, 'PER_PRODUCT', -1, (CASE i % 2 WHEN 0 THEN 'CUSTOMER' ELSE 'PRODUCT' END)::"DiscountAudience", now()
      FROM generate_series(1, ${few}) i`,
    `INSERT INTO "Product" (id, name, code, description, price, stock, "preOrderCap", "preOrderDay", "imageHash", "topPick", state, "updatedAt")
      SELECT i, 'product ' || i, translate(i::text, '0123456789', 'abcdefghij'), repeat('made by hand ', 20), 100,
        CASE WHEN i % 100 = 50 THEN 0 ELSE 1000 END, CASE WHEN i % 100 = 50 THEN 5 END,
        CASE WHEN i % 100 = 50 THEN date '2031-03-01' END, ${hash("i")}, i % 10 = 0,
        (CASE WHEN i % 10 = 9 THEN 'DISABLED' ELSE 'ENABLED' END)::"ProductState", now() FROM generate_series(1, ${rows}) i`,
    `INSERT INTO "ProductToType" ("productId", "productTypeId")
      SELECT i, 1 + (i + k) % ${few} FROM generate_series(1, ${rows}) i, generate_series(1, ${most}) k`,
    `INSERT INTO "ProductDiscount" ("productId", "discountId")
      SELECT i, 1 + (i + k) % ${few} FROM generate_series(1, ${rows}) i, generate_series(1, ${most}) k`,
    `INSERT INTO "Order" (id, "customerId", "buyerName", "buyerPhone", "recipientName", "recipientPhone", address, note, source, state,
        "paymentMethod", "totalQuantity", "deliveryDate", "expectedDeliveryDate", "paymentReportedAt", "createdAt", "updatedAt")
      SELECT i, ${owner(rows)}, 'buyer ' || i, '1', 'recipient ' || i, '1', 'a street', 'note ' || i,
        (enum_range(NULL::"OrderSource"))[1 + i % 3],
        (CASE WHEN i > ${rows} * 0.95 OR ${rows} < 100 THEN 'ESTABLISHED' WHEN i % 20 = 0 THEN 'CANCELLED' ELSE 'COMPLETE' END)::"OrderState",
        2 + i % 4, ${each}, at, at, at, at, at
      FROM generate_series(1, ${rows}) i, LATERAL (SELECT timestamptz '${FILLED_DAY}' - (${rows} - i) * interval '10 minutes' AS at) times`,
    `INSERT INTO "Payment" ("orderId", kind, amount, state, "receivedAt", "updatedAt")
      SELECT id, 'CASH', total, 'CAPTURED', "createdAt", "createdAt" FROM "Order" WHERE id % 2 = 0 ORDER BY id`,
    `INSERT INTO "OrderLine" ("orderId", "productId", quantity, "unitPrice", "productName", "imageHash")
      SELECT i, 1 + (i + k) % ${rows}, 1, 100, 'product', ${hash("i")} FROM generate_series(1, ${rows}) i, generate_series(1, ${each}) k`,
    `INSERT INTO "DiscountRecord" ("orderId", "discountId", name, amount)
      SELECT i, 1 + (i + k) % ${few}, 'discount', -1 FROM generate_series(1, ${rows}) i, generate_series(1, ${most}) k`,
    `INSERT INTO "Broadcast" (text, recipients, state, "createdById", audience, "audienceProductIds", "productIds", "imageHash", "createdAt")
      SELECT 'news ' || i, 1, 'SENT', 1 + i % ${few}, 'BOUGHT', ARRAY[i], ARRAY[i], ${hash("i")}, now() FROM generate_series(1, ${few}) i`,
  ];
}

/** The maximum hours of an appointment; three of them fill a staff member's day. */
const MAX_HOURS = 3;

function salon({ rows, few, each }: ShopSize): string[] {
  const days = Math.ceil(rows / few / 3);
  return [
    `INSERT INTO "Service" (id, name, "durationMinutes", price, "updatedAt") SELECT i, 'service ' || i, 30, 100, now() FROM generate_series(1, ${few}) i`,
    `INSERT INTO "StaffSkill" ("staffMemberId", "serviceId") SELECT i, k FROM generate_series(1, ${few}) i, generate_series(1, ${few}) k`,
    `INSERT INTO "ShiftTemplate" (id, name, "startMinute", "endMinute", "updatedAt")
      SELECT i, 'shift ' || i, 600, 1320, now() FROM generate_series(1, ${few}) i`,
    `INSERT INTO "ShiftAssignment" ("staffMemberId", "shiftTemplateId", date, state, "updatedAt")
      SELECT i, 1 + d % ${few}, date '${FILLED_DAY}' + d - ${days >> 1}, 'OPEN_TO_CUSTOMERS', now()
      FROM generate_series(1, ${few}) i, generate_series(0, ${days + 2}) d`,
    `INSERT INTO "Appointment" (id, "customerId", "customerName", source, state, "startsAt", "endsAt", "createdAt", "updatedAt")
      SELECT i, ${owner(rows)}, 'customer ' || i, 'CHAT_APP',
        (CASE WHEN i > ${rows} * 0.95 OR ${rows} < 100 THEN 'PENDING' ELSE 'CONFIRMED' END)::"AppointmentState",
        at, at + ${each} * interval '10 minutes', timestamptz '2026-01-01', now()
      FROM generate_series(1, ${rows}) i, LATERAL (SELECT timestamptz '${FILLED_DAY}T02:00Z'
        + ((i - 1) / ${few * 3} - ${days >> 1}) * interval '1 day' + (i - 1) / ${few} % 3 * interval '${MAX_HOURS} hours' AS at) times`,
    `INSERT INTO "AppointmentItem" ("appointmentId", "staffMemberId", "serviceId", "serviceName", "serviceMinutes", "startsAt", "endsAt")
      SELECT a.id, CASE WHEN a.id % 10 > 0 THEN 1 + (a.id - 1) % ${few} END, 1 + (a.id + k) % ${few}, 'service', 10,
        a."startsAt" + (k - 1) * interval '10 minutes', a."startsAt" + k * interval '10 minutes'
      FROM "Appointment" a, generate_series(1, ${each}) k`,
    `INSERT INTO "StoreClosure" ("startsAt", "endsAt", "updatedAt")
      SELECT at, at + interval '1 hour', now() FROM generate_series(1, ${few}) i, LATERAL (SELECT timestamptz '${FILLED_DAY}' + interval '3 days' + i * interval '1 hour' AS at) t`,
    `INSERT INTO "StaffTimeOff" ("staffMemberId", "startsAt", "endsAt", "updatedAt")
      SELECT i, "startsAt", "endsAt", now() FROM generate_series(1, ${few}) i, "StoreClosure"`,
  ];
}

/**
 * Creates history, messages, tokens, and webhooks. The newest row of each kind has as many as all others
 * together.
 */
function traces({ rows, few }: ShopSize): string[] {
  return [
    `INSERT INTO "ApiToken" (id, name, "tokenHash", prefix, scopes, "createdById")
      SELECT i, 'token ' || i, sha256(i::text::bytea), 'machiya', ARRAY['ORDERS_READ']::"ApiScope"[], 1 + i % ${few} FROM generate_series(1, ${few}) i`,
    `INSERT INTO "AuditEntry" ("staffMemberId", "apiTokenId", action, "subjectType", "subjectId", before, after)
      SELECT 1 + i % ${few}, 1 + i % ${few}, 'UPDATE', type, CASE WHEN i <= ${few} THEN 1 ELSE i END, '{"name": 1}', '{"name": 2}'
      FROM generate_series(1, ${rows}) i, unnest(ARRAY['Product', 'Order', 'Appointment', 'Customer']) type`,
    `INSERT INTO "OutboxMessage" (id, kind, "customerId", data, state, "sentAt", "broadcastId")
      SELECT gen_random_uuid(), 'text', i, '{}', (CASE WHEN i % 200 = 0 THEN 'PENDING' ELSE 'SENT' END)::"OutboxState",
        timestamptz '2026-11-21' - i * interval '1 minute', CASE WHEN i % 100 = 1 THEN 1 + i % ${few} END FROM generate_series(1, ${rows}) i`,
    `INSERT INTO "WebhookEndpoint" (id, url, secret, kinds, "createdById", "updatedAt")
      SELECT i, 'https://example.com/' || i, 'whsec_', ARRAY['ORDER_CREATED']::"WebhookEventKind"[], 1, now() FROM generate_series(1, ${few}) i`,
    `INSERT INTO "WebhookEvent" (id, kind, entity, "entityId", columns) SELECT md5(i::text)::uuid, 'ORDER_CREATED', 'Order', i, '{}' FROM generate_series(1, ${rows}) i`,
    `INSERT INTO "WebhookDelivery" ("endpointId", "eventId", state, attempts, "createdAt")
      SELECT 1 + (i - 1) / greatest(1, ${rows} / ${few}) % ${few}, md5(i::text)::uuid, (CASE WHEN i % 100 = 0 THEN 'FAILED' ELSE 'DELIVERED' END)::"WebhookDeliveryState", 1,
        timestamptz '${FILLED_DAY}' - i * interval '1 minute' FROM generate_series(1, ${rows}) i`,
  ];
}

/** A shipping method with a slot on every day, for shops in which nothing is ordered. */
export const SLOT_METHOD = {
  kind: "STORE_PICKUP" as const,
  name: "method 1",
  slots: [1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, 600, 720, 5]),
};
