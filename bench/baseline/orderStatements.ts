import { ORDER_JSON } from "./baselineStatements.ts";
import { cachedTotal, countedTotal, decimal, jsonArray } from "./json.ts";

/** Rows of a page, in the console and in my orders. */
const PAGE_SIZE = 10;
/** Entries of a history that are shown. */
const HISTORY_SIZE = 100;

const PAYMENT_REPORT = `CASE WHEN o."paymentReportedAt" IS NOT NULL AND o."paymentReportDigits" IS NOT NULL THEN
  json_build_object('at', o."paymentReportedAt", 'digits', o."paymentReportDigits",
    'waits', o."paymentRecordedAt" IS NULL OR o."paymentRecordedAt" < o."paymentReportedAt") END`;

const DISCOUNT_RECORDS = jsonArray(
  `SELECT json_build_object('id', r.id, 'name', r.name, 'amount', ${decimal("r.amount")})
   FROM "DiscountRecord" r WHERE r."orderId" = o.id ORDER BY r.id`,
);

const LINE = `'id', l.id, 'productName', l."productName", 'imageUrl', l."imageHash", 'quantity', ${decimal("l.quantity")},
  'unitPrice', ${decimal(`l."unitPrice"`)}, 'lineTotal', ${decimal(`round(l.quantity * l."unitPrice", 5)`)}, 'preOrdered', ${decimal(`l."preOrdered"`)}, 'expectedDay', l."expectedDay"`;

const LINES = jsonArray(
  `SELECT json_build_object(${LINE}) FROM "OrderLine" l WHERE l."orderId" = o.id ORDER BY l.id`,
);

const LISTED_LINES = jsonArray(
  `SELECT json_build_object('id', l.id, 'productName', l."productName", 'quantity', ${decimal("l.quantity")})
   FROM "OrderLine" l WHERE l."orderId" = o.id ORDER BY l.id`,
);

const LINES_WITH_PRODUCT = jsonArray(
  `SELECT json_build_object(${LINE}, 'product', json_build_object('id', l."productId"))
   FROM "OrderLine" l WHERE l."orderId" = o.id ORDER BY l.id`,
);

const REFUNDS = jsonArray(
  `SELECT json_build_object('id', r.id, 'amount', ${decimal("r.amount")}, 'state', r.state, 'reason', r.reason,
     'restocked', r.restocked, 'doneAt', r."doneAt", 'createdAt', r."createdAt")
   FROM "Refund" r WHERE r."paymentId" = p.id ORDER BY r.id`,
);

const PAYMENTS = jsonArray(
  `SELECT json_build_object('id', p.id, 'provider', NULLIF(p.provider, 'MANUAL'), 'kind', p.kind, 'channel', p.channel, 'amount', ${decimal("p.amount")},
     'state', p.state, 'declared', p.declared, 'note', p.note, 'reference', p."providerReference", 'disputedAt', p."disputedAt",
     'receivedAt', p."receivedAt", 'createdAt', p."createdAt", 'capturesLater', p."capturesLater", 'requested', p.requested,
     'lastError', p."lastError", 'expiresAt', p."expiresAt",
     'recordedBy', CASE WHEN s.id IS NOT NULL THEN json_build_object('id', s.id, 'name', s.name) END, 'refunds', ${REFUNDS})
   FROM "Payment" p LEFT JOIN "StaffMember" s ON s.id = p."recordedById" WHERE p."orderId" = o.id ORDER BY p.id`,
);

const LINES_WITH_STOCK = jsonArray(
  `SELECT json_build_object(${LINE}, 'product', json_build_object('id', p.id, 'stock', ${decimal("p.stock")},
     'preOrderLeft', ${decimal(`p."preOrderLeft"`)}, 'preOrderDay', p."preOrderDay",
     'parent', CASE WHEN p."parentId" IS NOT NULL THEN json_build_object('id', p."parentId") END,
     'maxPerOrder', ${decimal(`p."maxPerOrder"`)}, 'maxPerCustomer', ${decimal(`p."maxPerCustomer"`)},
     'quantityStep', ${decimal(`p."quantityStep"`)}))
   FROM "OrderLine" l JOIN "Product" p ON p.id = l."productId" WHERE l."orderId" = o.id ORDER BY l.id`,
);

const SLOT = `'shippingSlot', CASE WHEN o."slotDay" IS NOT NULL THEN
  json_build_object('day', o."slotDay", 'startMinute', o."slotStart", 'endMinute', o."slotEnd") END`;

/** A row of the console's list, with its customer in c. */
const LIST_ROW = `json_build_object('id', o.id, 'number', o.id, 'state', o.state, 'buyerName', o."buyerName", 'buyerPhone', o."buyerPhone",
  'recipientName', o."recipientName", 'address', o.address, 'expectedDeliveryDate', o."expectedDeliveryDate",
  'deliveryDate', o."deliveryDate", 'totalQuantity', ${decimal(`o."totalQuantity"`)}, 'paymentMethod', o."paymentMethod",
  'paymentState', o."paymentState", 'source', o.source, 'note', o.note, 'createdAt', o."createdAt",
  'total', ${decimal("o.total")}, 'currency', o.currency, 'subtotal', ${decimal("o.subtotal")}, 'discountTotal', ${decimal(`o."discountTotal"`)},
  'shippingFee', ${decimal(`o."shippingFee"`)},
  'customer', CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'erased', c."erasedAt" IS NOT NULL, 'reachable', c.reachable) END,
  'paymentReport', ${PAYMENT_REPORT}, 'discountRecords', ${DISCOUNT_RECORDS}, 'items', ${LISTED_LINES}, ${SLOT})`;

const SHIPPING = `'shippingName', o."shippingName", 'shippingFee', ${decimal(`o."shippingFee"`)}`;

const PARCELS = jsonArray(
  `SELECT json_build_object('id', p.id, 'number', p.id, 'state', p.state, 'carrier', p.carrier, 'trackingNumber', p."trackingNumber",
     'trackingLink', p."trackingLink", 'version', p.version, 'items', ${jsonArray(
       `SELECT json_build_object('productName', l."productName", 'quantity', ${decimal("i.quantity")})
        FROM "ParcelItem" i JOIN "OrderLine" l ON l.id = i."orderLineId" WHERE i."parcelId" = p.id ORDER BY i."orderLineId"`,
     )})
   FROM "Parcel" p WHERE p."orderId" = o.id ORDER BY p.id`,
);

/** A row of my orders. */
const MY_ROW = `json_build_object('id', o.id, 'number', o.id, 'total', ${decimal("o.total")}, 'currency', o.currency, 'state', o.state, 'createdAt', o."createdAt",
  'buyerName', o."buyerName", 'buyerPhone', o."buyerPhone", 'recipientName', o."recipientName", 'recipientPhone', o."recipientPhone",
  'address', o.address, 'note', o.note, 'paymentReport', ${PAYMENT_REPORT}, 'paymentMethod', o."paymentMethod",
  'paymentState', o."paymentState", 'expectedDeliveryDate', o."expectedDeliveryDate",
  'actualDeliveryDate', CASE WHEN o."deliveryDateSetAt" IS NOT NULL THEN o."deliveryDate" END,
  'subtotal', ${decimal("o.subtotal")}, 'discountTotal', ${decimal(`o."discountTotal"`)},
  'discountRecords', ${DISCOUNT_RECORDS}, 'lines', ${LINES}, ${SHIPPING}, ${SLOT})`;

const HISTORY = jsonArray(
  `SELECT json_build_object('id', e.id, 'at', e."createdAt", 'action', e.action, 'apiTokenName', t.name,
     'staffMember', CASE WHEN s.id IS NOT NULL THEN json_build_object('id', s.id, 'name', s.name) END, 'before', e.before, 'after', e.after)
   FROM "AuditEntry" e LEFT JOIN "StaffMember" s ON s.id = e."staffMemberId" LEFT JOIN "ApiToken" t ON t.id = e."apiTokenId"
   WHERE e."subjectType" = 'Order' AND e."subjectId" = o.id ORDER BY e.id DESC LIMIT ${HISTORY_SIZE}`,
);

const SUMS = `'subtotal', ${decimal("o.subtotal")}, 'discountTotal', ${decimal(`o."discountTotal"`)}, 'discountRecords', ${DISCOUNT_RECORDS}, 'total', ${decimal("o.total")}, 'currency', o.currency, ${SHIPPING}`;

const DETAILS = `'id', o.id, 'number', o.id, 'buyerName', o."buyerName", 'buyerPhone', o."buyerPhone", 'recipientName', o."recipientName",
  'recipientPhone', o."recipientPhone", 'address', o.address, 'note', o.note, 'source', o.source, 'paymentMethodCode', o."paymentMethod",
  'deliveryDate', o."deliveryDate", 'expectedDeliveryDate', o."expectedDeliveryDate", 'paymentState', o."paymentState", 'version', o.version`;

const byKeys = (order: string) =>
  `SELECT o.id, ${order}::text AS body FROM "Order" o LEFT JOIN "Customer" c ON c.id = o."customerId" WHERE o.id = ANY($1::int[])`;

/** An order in the console's panel. */
export const OPEN_ORDER =
  byKeys(`json_build_object(${DETAILS}, 'paymentMethod', o."paymentMethod", 'createdAt', o."createdAt",
  'updatedAt', o."updatedAt", 'state', o.state, 'paymentReport', ${PAYMENT_REPORT}, 'lines', ${LINES_WITH_PRODUCT}, 'payments', ${PAYMENTS}, ${SUMS}, ${SLOT},
  'cancelReason', o."cancelReason", 'paymentDeadline', CASE WHEN o."paymentDueAt" IS NOT NULL THEN json_build_object('at', o."paymentDueAt") END,
  'shippingMethod', (SELECT json_build_object('id', m.id, 'carrier', m.carrier, 'trackingLink', m."trackingLink")
    FROM "ShippingMethod" m WHERE m.id = o."shippingMethodId"), 'parcels', ${PARCELS}, 'shippingKind', o."shippingKind",
  'pickUpStore', (SELECT json_build_object('chain', u.chain, 'code', u.code, 'name', u.name, 'address', u.address)
    FROM "PickUpStore" u WHERE u."orderId" = o.id), 'history', ${HISTORY},
  'customer', CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'erased', c."erasedAt" IS NOT NULL,
    'name', c.name, 'reachable', c.reachable,
    'blocked', EXISTS (SELECT FROM "CustomerBlock" b WHERE b."customerId" = c.id)) END)`);

/** An order in the console's edit form. */
export const EDIT_ORDER = byKeys(`json_build_object(${DETAILS}, 'lines', ${LINES_WITH_STOCK}, ${SUMS},
  'pickUpStore', (SELECT json_build_object('code', u.code) FROM "PickUpStore" u WHERE u."orderId" = o.id),
  'customer', CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id) END)`);

const list = (total: string, rows: string) =>
  `json_build_object('total', ${total}, 'rows', ${jsonArray(rows)})`;

/** The console's list. `counted` is the same filter on the cached totals; null if the rows must be counted. */
export const orderList = (where: string, counted: string | null) =>
  `SELECT ${list(
    counted === null ? countedTotal(`"Order" WHERE ${where}`) : cachedTotal("Order", counted),
    `SELECT ${LIST_ROW} FROM (SELECT * FROM "Order" WHERE ${where} ORDER BY id DESC LIMIT ${PAGE_SIZE} OFFSET $1) o
     LEFT JOIN "Customer" c ON c.id = o."customerId" ORDER BY o.id DESC`,
  )}::text AS body`;

export const MY_ORDERS = `SELECT json_build_object(
  'myOrders', ${list(
    countedTotal(`"Order" WHERE "customerId" = $1::int`),
    `SELECT ${MY_ROW} FROM (SELECT * FROM "Order" WHERE "customerId" = $1::int ORDER BY id DESC LIMIT ${PAGE_SIZE} OFFSET $2) o
     ORDER BY o.id DESC`,
  )},
  'store', (SELECT json_build_object('id', id, 'timeZone', "timeZone") FROM "Store" WHERE id = 1))::text AS body`;

/** The list with the fields of REST. */
export const ordersOfRest = (where: string, counted: string) =>
  `SELECT ${list(
    cachedTotal("Order", counted),
    `SELECT ${ORDER_JSON} FROM (SELECT * FROM "Order" WHERE ${where} ORDER BY id DESC LIMIT ${PAGE_SIZE} OFFSET $1) o ORDER BY o.id DESC`,
  )}::text AS body`;
