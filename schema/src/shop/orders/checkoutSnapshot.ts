import { opaqueParameter, Prisma, type PrismaClient, queryRow } from "@machiya/prisma/client";
import { OPEN_UNPAID } from "../../domain/orders/orderLimit.ts";
import { type JsonStoredKeys, type StatementKeys, storedKeysSql } from "../../idempotency/statementKeys.ts";
import { termsVersionSql } from "../../identity/customerTerms.ts";
import {
  type NotificationContext,
  type NotificationContextJson,
  notificationContextOfJson,
  notificationContextSql,
} from "../../notifications/notificationContext.ts";
import { type OrderedQuantity, orderedQuantitiesSql } from "../products/orderedQuantities.ts";
import { type ActiveMethod, activeMethodsSql } from "../shipping/activeMethods.ts";
import type { LockedProduct } from "./decrementStock.ts";
import { discountsSql, type LinkedDiscount } from "./priceLines.ts";

/** A product as it was read; decimals are text. */
export type ReadProduct = Omit<
  LockedProduct,
  "price" | "stock" | "preOrderLeft" | "preOrderDay" | "preOrdered" | "deletedAt" | "quantityStep"
> & {
  price: string;
  stock: string;
  preOrderLeft: string;
  /** The expected day of what is ordered beyond the stock; null: nothing can be. */
  preOrderDay: string | null;
  deleted: boolean;
  /** Increases with every edit, including its discounts, but not with its stock. */
  editVersion: number;
  /** The work units of one piece. */
  workUnits: string;
  maxPerOrder: string | null;
  maxPerCustomer: string | null;
  quantityStep: string | null;
};

/** All data that decide about a checkout, read at one moment. */
export interface CheckoutSnapshot extends NotificationContext {
  /** The id of the future order. A refused checkout leaves a gap in the sequence. */
  orderId: number;
  /** Products by id. */
  products: ReadonlyMap<number, ReadProduct>;
  discounts: readonly LinkedDiscount[];
  termsVersion: number;
  /** How much the customer's orders have of products with a limit per customer. */
  ordered: ReadonlyMap<number, string>;
  /** The number of the customer's open unpaid orders; 0 without a limit. */
  openOrders: number;
  /** Whether a payment provider is enabled. */
  paysOnline: boolean;
  /** The active shipping methods, in their order. */
  shippingMethods: readonly ActiveMethod[];
  /** What is stored about the idempotency keys; null without keys. */
  storedKeys: JsonStoredKeys | null;
}

interface Row
  extends Pick<
    CheckoutSnapshot,
    "orderId" | "discounts" | "termsVersion" | "openOrders" | "paysOnline" | "shippingMethods" | "storedKeys"
  > {
  context: NotificationContextJson;
  ordered: OrderedQuantity[];
  products: ReadProduct[];
}

/**
 * Reads the snapshot in one statement as a single JSON text, because converting single rows is the main cost.
 * Locks nothing.
 */
export async function readCheckoutSnapshot(
  prisma: PrismaClient,
  {
    customerId,
    productIds,
    keys,
    now,
  }: { customerId: number; productIds: readonly number[]; keys: StatementKeys; now: Date },
): Promise<CheckoutSnapshot> {
  const { text, values } = Prisma.sql`
    SELECT json_build_object(
      'orderId', nextval('"Order_id_seq"'),
      'context', (SELECT row_to_json(context) FROM (${notificationContextSql(customerId)}) AS context),
      'products', (
        SELECT coalesce(json_agg(json_build_object('id', "id", 'name', "name", 'price', "price"::text, 'stock', "stock"::text,
          'preOrderLeft', "preOrderLeft"::text, 'preOrderDay', "preOrderDay",
          'state', "state", 'editVersion', "editVersion", 'deleted', "deletedAt" IS NOT NULL, 'imageHash', "imageHash",
          'workUnits', "workUnits"::text, 'hasVariants', "hasVariants", 'parentId', "parentId",
          'maxPerOrder', "maxPerOrder"::text, 'maxPerCustomer', "maxPerCustomer"::text,
          'quantityStep', "quantityStep"::text)), '[]')
        FROM "Product" WHERE "id" = ANY(${opaqueParameter(productIds, "int[]")})),
      'discounts', (SELECT coalesce(json_agg(discount), '[]') FROM (${discountsSql(customerId, productIds)}) AS discount),
      'ordered', (${orderedQuantitiesSql(customerId, productIds)}),
      'termsVersion', ${termsVersionSql},
      'openOrders', (
        SELECT count(*) FROM "Store" s JOIN "Order" o ON o."customerId" = ${customerId}::int
        WHERE s."id" = 1 AND s."maxOpenOrders" IS NOT NULL
          AND o."state" = ANY(${opaqueParameter(OPEN_UNPAID.states, '"OrderState"[]')})
          AND o."paymentMethod" <> ${OPEN_UNPAID.exceptMethod}::int
          AND o."paymentState" = ANY(${opaqueParameter(OPEN_UNPAID.paymentStates, '"PaymentState"[]')})),
      'paysOnline', coalesce((SELECT "paysOnline" FROM "Store" WHERE "id" = 1), false),
      'shippingMethods', ${activeMethodsSql(now)},
      'storedKeys', ${storedKeysSql(keys)}
    )::text`;
  const [json] = await queryRow(prisma, text, values);
  const row: Row = JSON.parse(json ?? "");
  return {
    ...notificationContextOfJson(row.context),
    orderId: row.orderId,
    products: new Map(row.products.map((product) => [product.id, product])),
    discounts: row.discounts,
    ordered: new Map(row.ordered),
    termsVersion: row.termsVersion,
    openOrders: row.openOrders,
    paysOnline: row.paysOnline,
    shippingMethods: row.shippingMethods,
    storedKeys: row.storedKeys,
  };
}
