import type { ImageVariant } from "../domain/imageUrl.ts";
import { IMAGE_FILES } from "../domain/imageUrl.ts";

/** Whose eyes a read is for: admins see all, everybody else what is public. */
export type DirectViewer = "admin" | "others";

/** An expression of SQL whose value goes into the answer as it is; null: not with these arguments. */
interface Value {
  kind: "value";
  sql(row: string, args: Readonly<Record<string, unknown>>): string | null;
}

/** Rows of another table that belong to this one: one of them, or a list. */
export interface Nested {
  kind: "one" | "many";
  type: () => DirectType;
  /** Of one: the column that names it, which is enough for its global id. */
  key?: string;
  /** FROM and WHERE, by the alias of the row that they belong to and their own. */
  from(row: string, own: string, viewer: DirectViewer): string;
  /** Of a list. */
  orderBy?: (own: string) => string;
}

export interface DirectType {
  name: string;
  fields: Readonly<Record<string, Value | Nested>>;
}

const value = (sql: Value["sql"]): Value => ({ kind: "value", sql });
/** Texts, whole numbers, booleans and enums are in the answer as they are in the row. */
const plain = (column: string) => value((row) => `${row}."${column}"`);
const decimal = (column: string) => value((row) => `trim_scale(${row}."${column}")::text`);
const instant = (column: string) =>
  value((row) => `to_char(${row}."${column}" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
/** The global id of the row that a column names. */
export const globalIdSql = (type: string, column: string) =>
  `encode(convert_to('${type}:' || ${column}, 'UTF8'), 'base64')`;
const globalId = (type: string) => value((row) => globalIdSql(type, `${row}."id"`));
const picture = value((row, { variant = "LIST" }) => {
  const file = Object.hasOwn(IMAGE_FILES, String(variant)) && IMAGE_FILES[variant as ImageVariant];
  return file ? `'/images/' || ${row}."imageHash" || '/${file}'` : null;
});

const plains = <Name extends string>(...columns: Name[]) =>
  Object.fromEntries(columns.map((column) => [column, plain(column)]));

const productType: DirectType = {
  name: "ProductType",
  fields: {
    id: globalId("ProductType"),
    ...plains("name", "description", "version"),
    createdAt: instant("createdAt"),
  },
};

const discount: DirectType = {
  name: "Discount",
  fields: {
    id: globalId("Discount"),
    ...plains("name", "kind", "audience", "description", "state", "version"),
    amount: decimal("amount"),
    multiplier: decimal("multiplier"),
    createdAt: instant("createdAt"),
  },
};

const productDiscount: DirectType = {
  name: "ProductDiscount",
  fields: {
    minQuantity: decimal("minQuantity"),
    maxQuantity: decimal("maxQuantity"),
    discount: {
      kind: "one",
      type: () => discount,
      key: "discountId",
      from: (row, own) => `"Discount" ${own} WHERE ${own}."id" = ${row}."discountId"`,
    },
  },
};

export const product: DirectType = {
  name: "Product",
  fields: {
    id: globalId("Product"),
    ...plains("name", "code", "description", "topPick", "state", "version"),
    price: decimal("price"),
    stock: decimal("stock"),
    imageUrl: picture,
    createdAt: instant("createdAt"),
    updatedAt: instant("updatedAt"),
    types: {
      kind: "many",
      type: () => productType,
      from: (row, own) =>
        `"ProductToType" x JOIN "ProductType" ${own} ON ${own}."id" = x."productTypeId" WHERE x."productId" = ${row}."id"`,
      orderBy: (own) => `${own}."id"`,
    },
    discounts: {
      kind: "many",
      type: () => productDiscount,
      from: (row, own, viewer) =>
        viewer === "admin"
          ? `"ProductDiscount" ${own} WHERE ${own}."productId" = ${row}."id"`
          : `"ProductDiscount" ${own} JOIN "Discount" y ON y."id" = ${own}."discountId" AND y."state" = 'ENABLED' WHERE ${own}."productId" = ${row}."id"`,
      orderBy: (own) => `${own}."discountId"`,
    },
  },
};

const customer: DirectType = {
  name: "Customer",
  fields: { id: globalId("Customer"), ...plains("name", "phone") },
};

const orderLine: DirectType = {
  name: "OrderLine",
  fields: {
    id: globalId("OrderLine"),
    ...plains("productName"),
    quantity: decimal("quantity"),
    unitPrice: decimal("unitPrice"),
    imageUrl: picture,
    product: {
      kind: "one",
      type: () => product,
      key: "productId",
      from: (row, own) => `"Product" ${own} WHERE ${own}."id" = ${row}."productId"`,
    },
  },
};

const discountRecord: DirectType = {
  name: "DiscountRecord",
  fields: {
    id: value((row) => `${row}."id"::text`),
    ...plains("name"),
    amount: decimal("amount"),
  },
};

export const order: DirectType = {
  name: "Order",
  fields: {
    id: globalId("Order"),
    number: plain("id"),
    ...plains("buyerName", "buyerPhone", "recipientName", "recipientPhone", "address", "note"),
    ...plains("source", "state", "paymentState", "version"),
    paymentMethodCode: plain("paymentMethod"),
    deliveryDate: instant("deliveryDate"),
    expectedDeliveryDate: instant("expectedDeliveryDate"),
    totalQuantity: decimal("totalQuantity"),
    subtotal: decimal("subtotal"),
    discountTotal: decimal("discountTotal"),
    total: decimal("total"),
    createdAt: instant("createdAt"),
    updatedAt: instant("updatedAt"),
    customer: {
      kind: "one",
      type: () => customer,
      key: "customerId",
      from: (row, own) => `"Customer" ${own} WHERE ${own}."id" = ${row}."customerId"`,
    },
    lines: {
      kind: "many",
      type: () => orderLine,
      from: (row, own) => `"OrderLine" ${own} WHERE ${own}."orderId" = ${row}."id"`,
      orderBy: (own) => `${own}."id"`,
    },
    discountRecords: {
      kind: "many",
      type: () => discountRecord,
      from: (row, own) => `"DiscountRecord" ${own} WHERE ${own}."orderId" = ${row}."id"`,
      orderBy: (own) => `${own}."id"`,
    },
  },
};
