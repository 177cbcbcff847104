/*
 * The statements for the benchmark's own documents: one for each operation, in which Postgres writes the JSON. They know neither
 * sessions nor rules. $1 is the number of rows before the page, or the row's number. Lists count all rows; see screenStatements.ts
 * for the baseline with cached totals.
 */
const PAGE_SIZE = 10;

/** The JSON of a product with the fields of REST and the discounts that match the condition `discounts`. */
export const productJson = (
  discounts: string,
) => `json_build_object('id', p.id, 'name', p.name, 'code', p.code, 'description', p.description,
  'price', trim_scale(p.price)::text, 'stock', trim_scale(p.stock)::text, 'topPick', p."topPick", 'state', p.state, 'imageUrl', p."imageHash",
  'types', (SELECT coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) ORDER BY t.id), '[]')
    FROM "ProductToType" x JOIN "ProductType" t ON t.id = x."productTypeId" WHERE x."productId" = p.id),
  'discounts', (SELECT coalesce(json_agg(json_build_object('minQuantity', trim_scale(x."minQuantity")::text,
      'maxQuantity', trim_scale(x."maxQuantity")::text, 'discount', json_build_object('id', d.id, 'name', d.name, 'kind', d.kind,
        'amount', trim_scale(d.amount)::text, 'multiplier', trim_scale(d.multiplier)::text, 'audience', d.audience, 'state', d.state)) ORDER BY d.id), '[]')
    FROM "ProductDiscount" x JOIN "Discount" d ON d.id = x."discountId" WHERE x."productId" = p.id AND ${discounts}))`;

const LINES = `(SELECT coalesce(json_agg(json_build_object('id', l.id, 'productName', l."productName", 'imageUrl', l."imageHash",
    'quantity', trim_scale(l.quantity)::text, 'unitPrice', trim_scale(l."unitPrice")::text, 'productId', l."productId") ORDER BY l.id), '[]')
  FROM "OrderLine" l WHERE l."orderId" = o.id)`;

export const ORDER_JSON = `json_build_object('number', o.id, 'buyerName', o."buyerName", 'buyerPhone', o."buyerPhone",
  'recipientName', o."recipientName", 'recipientPhone', o."recipientPhone", 'address', o.address, 'note', o.note, 'source', o.source,
  'state', o.state, 'paymentState', o."paymentState", 'paymentMethodCode', o."paymentMethod", 'deliveryDate', o."deliveryDate",
  'expectedDeliveryDate', o."expectedDeliveryDate", 'totalQuantity', trim_scale(o."totalQuantity")::text,
  'subtotal', trim_scale(o.subtotal)::text, 'discountTotal', trim_scale(o."discountTotal")::text, 'total', trim_scale(o.total)::text,
  'createdAt', o."createdAt", 'customerId', o."customerId", 'lines', ${LINES},
  'discountRecords', (SELECT coalesce(json_agg(json_build_object('name', r.name, 'amount', trim_scale(r.amount)::text) ORDER BY r.id), '[]')
    FROM "DiscountRecord" r WHERE r."orderId" = o.id))`;

const ON_SALE = `"Product" WHERE state = 'ENABLED' AND "deletedAt" IS NULL`;
const WINDOW = `ORDER BY id DESC LIMIT ${PAGE_SIZE} OFFSET $1`;

const products = (found: string) =>
  `SELECT ${productJson("d.state = 'ENABLED'")} AS item FROM (${found}) p ORDER BY p.id DESC`;
const orders = (found: string) => `SELECT ${ORDER_JSON} AS item FROM (${found}) o ORDER BY o.id DESC`;
const list = (rows: string, total = "NULL") =>
  `SELECT json_build_object('total', (${total}), 'rows', coalesce((SELECT json_agg(item) FROM (${rows}) items), '[]'))::text AS body`;
/** Skipped rows are read from an index alone. */
const byKeys = (table: string, from: string) =>
  `SELECT "${table}".* FROM (SELECT id FROM ${from} ${WINDOW}) keys JOIN "${table}" USING (id)`;

/** The statements by path. */
export const READS = {
  storefront: list(products(`SELECT * FROM ${ON_SALE} ${WINDOW}`), `SELECT count(*) FROM ${ON_SALE}`),
  "storefront-rows": list(products(`SELECT * FROM ${ON_SALE} ${WINDOW}`)),
  "storefront-deep": list(products(byKeys("Product", ON_SALE))),
  orders: list(orders(`SELECT * FROM "Order" ${WINDOW}`), 'SELECT count(*) FROM "Order"'),
  "order-rows": list(orders(`SELECT * FROM "Order" ${WINDOW}`)),
  "orders-deep": list(orders(byKeys("Order", '"Order"'))),
  order: `SELECT ${ORDER_JSON}::text AS body FROM "Order" o WHERE id = $1`,
  product: `SELECT ${productJson("d.state = 'ENABLED'")}::text AS body FROM "Product" p
    WHERE id = $1 AND state = 'ENABLED' AND "deletedAt" IS NULL`,
  "order-lines": `SELECT ${LINES}::text AS body FROM "Order" o WHERE id = $1`,
} as const;

const filteredStorefront = (where: string) =>
  list(
    products(`SELECT * FROM ${ON_SALE} AND ${where} ${WINDOW}`),
    `SELECT count(*) FROM ${ON_SALE} AND ${where}`,
  );

/** $1: the rows before the page, $2: the product type. */
export const STOREFRONT_BY_TYPE = filteredStorefront(
  `id IN (SELECT "productId" FROM "ProductToType" WHERE "productTypeId" = $2::int)`,
);

/** $1: the rows before the page. */
export const STOREFRONT_BY_TOP = filteredStorefront(`"topPick"`);

const ZONE = "Asia/Taipei";
const FROM = `($1::date::timestamp AT TIME ZONE '${ZONE}')`;
const TO = `(($2::date + 1)::timestamp AT TIME ZONE '${ZONE}')`;
/** An instant in minutes since 1970. */
const minutes = (column: string) => `(date_part('epoch', ${column}) / 60)::int`;

/**
 * Reads everything that the free slots of the days from $1 to $2 depend on, as one JSON text. Equal rows of several days or staff
 * members are merged: services as [id, minutes], staff members as [id, services], shifts as [staff member, first minute of the day,
 * last, days from 0], and reserved times as [from, to, staff members, items without one as [id, service]].
 */
export const SLOTS = `SELECT json_build_object(
  'services', (SELECT json_agg(json_build_array(id, "durationMinutes")) FROM "Service"),
  'staff', (SELECT coalesce(json_agg(json_build_array(id, ARRAY(
      SELECT "serviceId" FROM "StaffSkill" k WHERE k."staffMemberId" = m.id)) ORDER BY id), '[]')
    FROM "StaffMember" m WHERE state = 'IN_SERVICE'),
  'shifts', (SELECT coalesce(json_agg(json_build_array(a.staff, t."startMinute", t."endMinute", a.days)), '[]')
    FROM (SELECT "staffMemberId" AS staff, "shiftTemplateId" AS template, array_agg(date - $1::date) AS days FROM "ShiftAssignment"
      WHERE date BETWEEN $1::date AND $2::date AND state = 'OPEN_TO_CUSTOMERS' GROUP BY 1, 2) a
    JOIN "ShiftTemplate" t ON t.id = a.template),
  'reserved', (SELECT coalesce(json_agg(json_build_array(${minutes('"startsAt"')}, ${minutes('"endsAt"')}, coalesce(staff, '{}'),
      coalesce(unassigned, '[]'))), '[]')
    FROM (SELECT "startsAt", "endsAt", array_agg("staffMemberId") FILTER (WHERE "staffMemberId" IS NOT NULL) AS staff,
        json_agg(json_build_array(id, "serviceId")) FILTER (WHERE "staffMemberId" IS NULL) AS unassigned
      FROM "AppointmentItem" WHERE occupying AND "startsAt" >= ${FROM} AND "startsAt" < ${TO} GROUP BY 1, 2) times))::text AS body`;
