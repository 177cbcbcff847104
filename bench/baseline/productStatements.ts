import { productJson } from "./baselineStatements.ts";
import { cachedTotal, countedTotal, decimal, jsonArray } from "./json.ts";

/** Rows of a page of the console. */
const PAGE_SIZE = 10;
/** Products of the storefront's first page, and the product types that it shows. */
const STOREFRONT_SIZE = 20;
const SHOWN_TYPES = 50;

const TYPES = jsonArray(
  `SELECT json_build_object('id', t.id, 'name', t.name)
   FROM "ProductToType" x JOIN "ProductType" t ON t.id = x."productTypeId" WHERE x."productId" = p.id ORDER BY t.id`,
);

const discounts = (where: string, more = "") =>
  jsonArray(
    `SELECT json_build_object('minQuantity', ${decimal(`x."minQuantity"`)}, 'maxQuantity', ${decimal(`x."maxQuantity"`)},
       'discount', json_build_object('id', d.id, 'name', d.name, 'kind', d.kind, 'state', d.state${more}))
     FROM "ProductDiscount" x JOIN "Discount" d ON d.id = x."discountId" WHERE x."productId" = p.id AND ${where} ORDER BY d.id`,
  );

/** Reads a figure of the variants of p, if it has any. */
const ofVariants = (figure: string, without: string) =>
  `CASE WHEN p."hasVariants" THEN (SELECT ${figure} FROM "Product" v WHERE v."parentId" = p.id AND v."deletedAt" IS NULL) ELSE ${without} END`;

const STOCK = ofVariants(`coalesce(sum(v.stock) FILTER (WHERE v.offered), 0)`, "p.stock");

const PRE_ORDER_LEFT = ofVariants(
  `coalesce(sum(v."preOrderLeft") FILTER (WHERE v.offered), 0)`,
  `p."preOrderLeft"`,
);

const CARD = `'id', p.id, 'name', p.name, 'code', p.code, 'price', ${decimal("p.price")}, 'stock', ${decimal(STOCK)},
  'preOrderLeft', ${decimal(PRE_ORDER_LEFT)},
  'hasVariants', p."hasVariants", 'topPick', p."topPick", 'imageUrl', p."imageHash", 'types', ${TYPES}`;

/** The customers who wait for p or one of its variants. */
const WAITING = `(SELECT count(DISTINCT n."customerId")::int FROM "Product" w JOIN "StockNotice" n ON n."productId" = w.id
  WHERE w.id = p.id OR w."parentId" = p.id)`;

/** A row of the console's list: discounts in every state. */
const LIST_ROW = `json_build_object(${CARD}, 'description', p.description, 'state', p.state, 'version', p.version, 'variantCount', ${ofVariants("count(*)", "0")},
  'waitingCustomers', ${WAITING},
  'discounts', ${discounts("true")})`;

/** What the storefront calculates with. */
const DISCOUNT_TERMS = `, 'amount', ${decimal("d.amount")}, 'multiplier', ${decimal("d.multiplier")}, 'audience', d.audience`;

/** A card of the storefront: enabled discounts alone. */
const STOREFRONT_ROW = `json_build_object(${CARD}, 'preOrderDay', p."preOrderDay",
  'maxPerOrder', ${decimal(`p."maxPerOrder"`)}, 'maxPerCustomer', ${decimal(`p."maxPerCustomer"`)}, 'quantityStep', ${decimal(`p."quantityStep"`)},
  'discounts', ${discounts("d.state = 'ENABLED'", DISCOUNT_TERMS)})`;

const SHIPPING_METHODS = jsonArray(
  `SELECT json_build_object('id', m.id, 'kind', m.kind, 'name', m.name, 'fee', ${decimal("m.fee")}, 'freeFrom', ${decimal(`m."freeFrom"`)},
     'paymentMethods', m."paymentMethods", 'excludedProductIds', m."excludedProductIds", 'weekdays', m.weekdays, 'hours', m.hours)
   FROM "ShippingMethod" m WHERE m.active ORDER BY m.position, m.id`,
);

const STORE = `(SELECT json_build_object('id', id, 'timeZone', "timeZone", 'openWeekdays', coalesce("openWeekdays", '{}'),
    'orderingOpensAt', "orderingOpensAt", 'orderingClosesAt', "orderingClosesAt", 'delivers', delivers, 'bankCode', "bankCode",
    'bankAccount', "bankAccount", 'address', address, 'phone', phone, 'lineAccount', "lineAccount", 'mapUrl', "mapUrl",
    'storeChains', "storeChains", 'shippingMethods', ${SHIPPING_METHODS}) FROM "Store" WHERE id = 1)`;

const list = (total: string, rows: string) =>
  `json_build_object('total', ${total}, 'rows', ${jsonArray(rows)})`;

const page = (row: string, where: string) =>
  `SELECT ${row} FROM (SELECT * FROM "Product" WHERE "deletedAt" IS NULL AND "parentId" IS NULL AND ${where} ORDER BY id DESC LIMIT ${PAGE_SIZE} OFFSET $1) p
   ORDER BY p.id DESC`;

const total = (where: string, counted: string | null) =>
  counted === null
    ? countedTotal(`"Product" WHERE "deletedAt" IS NULL AND "parentId" IS NULL AND ${where}`)
    : cachedTotal("Product", counted);

/** The console's list. `counted` is the same filter on the cached totals; null if the rows must be counted. */
export const productList = (where: string, counted: string | null) =>
  `SELECT ${list(total(where, counted), page(LIST_ROW, where))}::text AS body`;

/** The list with the fields of REST, where staff see discounts in every state. */
export const productsOfRest = (where: string, counted: string) =>
  `SELECT ${list(total(where, counted), page(productJson("true"), where))}::text AS body`;

export const STOREFRONT = `SELECT json_build_object(
  'products', ${list(
    cachedTotal("Product", "state = 'ENABLED'"),
    `SELECT ${STOREFRONT_ROW} FROM (
       SELECT * FROM "Product" WHERE state = 'ENABLED' AND "deletedAt" IS NULL AND "parentId" IS NULL ORDER BY id DESC LIMIT ${STOREFRONT_SIZE}) p
     ORDER BY p.id DESC`,
  )},
  'productTypes', ${jsonArray(
    `SELECT json_build_object('id', id, 'name', name) FROM "ProductType" ORDER BY id DESC LIMIT ${SHOWN_TYPES}`,
  )},
  'store', ${STORE})::text AS body`;
