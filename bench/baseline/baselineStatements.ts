/*
 * One statement for each operation over this shop's tables, as the least that a server must ask: Postgres builds the JSON. No
 * sessions, no rules, nothing of the schema's own. $1 is the number of rows before the page, or what is asked for.
 */
const PAGE_SIZE = 10;

const PRODUCT = `json_build_object('id', p.id, 'name', p.name, 'code', p.code, 'description', p.description,
  'price', trim_scale(p.price)::text, 'stock', trim_scale(p.stock)::text, 'topPick', p."topPick", 'state', p.state, 'imageUrl', p."imageHash",
  'types', (SELECT coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) ORDER BY t.id), '[]')
    FROM "ProductToType" x JOIN "ProductType" t ON t.id = x."productTypeId" WHERE x."productId" = p.id),
  'discounts', (SELECT coalesce(json_agg(json_build_object('minQuantity', trim_scale(x."minQuantity")::text,
      'maxQuantity', trim_scale(x."maxQuantity")::text, 'discount', json_build_object('id', d.id, 'name', d.name, 'kind', d.kind,
        'amount', trim_scale(d.amount)::text, 'multiplier', trim_scale(d.multiplier)::text, 'audience', d.audience, 'state', d.state)) ORDER BY d.id), '[]')
    FROM "ProductDiscount" x JOIN "Discount" d ON d.id = x."discountId" WHERE x."productId" = p.id AND d.state = 'ENABLED'))`;

const LINES = `(SELECT coalesce(json_agg(json_build_object('id', l.id, 'productName', l."productName", 'imageUrl', l."imageHash",
    'quantity', trim_scale(l.quantity)::text, 'unitPrice', trim_scale(l."unitPrice")::text, 'productId', l."productId") ORDER BY l.id), '[]')
  FROM "OrderLine" l WHERE l."orderId" = o.id)`;

const ORDER = `json_build_object('number', o.id, 'buyerName', o."buyerName", 'buyerPhone', o."buyerPhone",
  'recipientName', o."recipientName", 'recipientPhone', o."recipientPhone", 'address', o.address, 'note', o.note, 'source', o.source,
  'state', o.state, 'paymentState', o."paymentState", 'paymentMethodCode', o."paymentMethod", 'deliveryDate', o."deliveryDate",
  'expectedDeliveryDate', o."expectedDeliveryDate", 'totalQuantity', trim_scale(o."totalQuantity")::text,
  'subtotal', trim_scale(o.subtotal)::text, 'discountTotal', trim_scale(o."discountTotal")::text, 'total', trim_scale(o.total)::text,
  'createdAt', o."createdAt", 'customerId', o."customerId", 'lines', ${LINES},
  'discountRecords', (SELECT coalesce(json_agg(json_build_object('name', r.name, 'amount', trim_scale(r.amount)::text) ORDER BY r.id), '[]')
    FROM "DiscountRecord" r WHERE r."orderId" = o.id))`;

const ON_SALE = `"Product" WHERE state = 'ENABLED' AND "deletedAt" IS NULL`;
const WINDOW = `ORDER BY id DESC LIMIT ${PAGE_SIZE} OFFSET $1`;

const products = (found: string) => `SELECT ${PRODUCT} AS item FROM (${found}) p ORDER BY p.id DESC`;
const orders = (found: string) => `SELECT ${ORDER} AS item FROM (${found}) o ORDER BY o.id DESC`;
const list = (rows: string, total = "NULL") =>
  `SELECT json_build_object('total', (${total}), 'rows', coalesce((SELECT json_agg(item) FROM (${rows}) items), '[]'))::text AS body`;
/** Rows that are skipped are looked at in an index alone. */
const byKeys = (table: string, from: string) =>
  `SELECT "${table}".* FROM (SELECT id FROM ${from} ${WINDOW}) keys JOIN "${table}" USING (id)`;

/** By path. */
export const READS = {
  storefront: list(products(`SELECT * FROM ${ON_SALE} ${WINDOW}`), `SELECT count(*) FROM ${ON_SALE}`),
  "storefront-rows": list(products(`SELECT * FROM ${ON_SALE} ${WINDOW}`)),
  "storefront-deep": list(products(byKeys("Product", ON_SALE))),
  orders: list(orders(`SELECT * FROM "Order" ${WINDOW}`), 'SELECT count(*) FROM "Order"'),
  "order-rows": list(orders(`SELECT * FROM "Order" ${WINDOW}`)),
  "orders-deep": list(orders(byKeys("Order", '"Order"'))),
  order: `SELECT ${ORDER}::text AS body FROM "Order" o WHERE id = $1`,
  "order-lines": `SELECT ${LINES}::text AS body FROM "Order" o WHERE id = $1`,
} as const;

/**
 * A checkout's statements between BEGIN and COMMIT. $1: product ids, $2: their quantities, as arrays; $3 of the order is the
 * customer, of what belongs to it its id. Five per cent are taken off every cart.
 */
const REQUESTED = "unnest($1::int[], $2::numeric[]) AS wanted(id, quantity)";
export const CHECKOUT = {
  lock: `SELECT id FROM "Product" WHERE id = ANY($1::int[]) ORDER BY id FOR NO KEY UPDATE`,
  take: `UPDATE "Product" p SET stock = stock - wanted.quantity FROM ${REQUESTED}
    WHERE p.id = wanted.id AND state = 'ENABLED' AND "deletedAt" IS NULL AND stock >= wanted.quantity`,
  order: `INSERT INTO "Order" ("customerId", "buyerName", "buyerPhone", "recipientName", "recipientPhone", address, source, "paymentMethod",
      "totalQuantity", subtotal, "discountTotal", total, "updatedAt")
    SELECT c.id, c.name, c.phone, c.name, c.phone, '', 'SHOPPING_PLATFORM', 4, quantity, sum, -round(sum * 0.05), sum - round(sum * 0.05), now()
    FROM "Customer" c, (SELECT sum(quantity) AS quantity, sum(quantity * price) AS sum FROM ${REQUESTED} JOIN "Product" USING (id)) cart
    WHERE c.id = $3 RETURNING id, "discountTotal"`,
  lines: `INSERT INTO "OrderLine" ("orderId", "productId", quantity, "unitPrice", "productName")
    SELECT $3, id, quantity, price, name FROM ${REQUESTED} JOIN "Product" USING (id)`,
  record: `INSERT INTO "DiscountRecord" ("orderId", name, amount) VALUES ($1, '整筆優惠', $2)`,
} as const;

/** Times as minutes of the days from $1 to $2 in the store's zone; $3: the services. */
export const SLOTS = {
  /** Rows of [staff member, service, its minutes, day from 0, first minute, last]. */
  shifts: `SELECT a."staffMemberId", k."serviceId", s."durationMinutes", a.date - $1::date, t."startMinute", t."endMinute"
    FROM "ShiftAssignment" a JOIN "ShiftTemplate" t ON t.id = a."shiftTemplateId"
    JOIN "StaffMember" m ON m.id = a."staffMemberId" AND m.state = 'IN_SERVICE'
    JOIN "StaffSkill" k ON k."staffMemberId" = m.id AND k."serviceId" = ANY($3::int[]) JOIN "Service" s ON s.id = k."serviceId"
    WHERE a.date BETWEEN $1::date AND $2::date AND a.state = 'OPEN_TO_CUSTOMERS'`,
  /** Rows of [staff member or null, first minute, last], minutes from the beginning of the first day. */
  held: `SELECT "staffMemberId", (date_part('epoch', "startsAt" AT TIME ZONE 'Asia/Taipei' - $1::date) / 60)::int,
      (date_part('epoch', "endsAt" AT TIME ZONE 'Asia/Taipei' - $1::date) / 60)::int
    FROM "AppointmentItem" WHERE occupying
      AND "startsAt" >= $1::date::timestamp AT TIME ZONE 'Asia/Taipei' AND "startsAt" < ($2::date + 1)::timestamp AT TIME ZONE 'Asia/Taipei'`,
} as const;
