import { Prisma, type PrismaClient, readRow, unseen } from "@machiya/prisma/client";
import type { Claim } from "../idempotency.ts";
import {
  type NotificationContext,
  type NotificationContextJson,
  notificationContextOfJson,
  notificationContextSql,
} from "../notifications/notificationContext.ts";
import { discountsSql, type LinkedDiscount } from "./priceLines.ts";
import type { LockedProduct } from "./takeStock.ts";

/** A product as it stands; decimals are texts. */
export type ReadProduct = Omit<LockedProduct, "price" | "stock" | "deletedAt"> & {
  price: string;
  stock: string;
  deleted: boolean;
  /** Rises with every edit, of its discounts too, and not with its stock. */
  editVersion: number;
};

/** All that decides about a checkout, read at one moment. */
export interface CheckoutFacts extends NotificationContext {
  /** The number that the order will have; whoever is refused leaves a gap. */
  orderId: number;
  /** By id. */
  products: ReadonlyMap<number, ReadProduct>;
  discounts: readonly LinkedDiscount[];
  /** What the claimed key was used for before; null: nothing. */
  earlier: { answer: number | null; requestHash: Uint8Array } | null;
}

interface Row extends Pick<CheckoutFacts, "orderId" | "discounts"> {
  context: NotificationContextJson;
  products: ReadProduct[];
  earlier: { answer: number | null; requestHash: string } | null;
}

/** Reads it in one statement, as one text: most of what single rows cost is to be made into rows. Nothing is locked. */
export async function readCheckout(
  prisma: PrismaClient,
  {
    customerId,
    productIds,
    claim,
  }: { customerId: number; productIds: readonly number[]; claim: Claim | null },
): Promise<CheckoutFacts> {
  const earlier =
    claim === null
      ? Prisma.sql`NULL`
      : Prisma.sql`(SELECT json_build_object('answer', "orderId", 'requestHash', encode("requestHash", 'hex'))
          FROM "IdempotencyKey" WHERE "owner" = ${claim.owner} AND "key" = ${claim.key})`;
  const { text, values } = Prisma.sql`
    SELECT json_build_object(
      'orderId', nextval('"Order_id_seq"'),
      'context', (SELECT row_to_json(context) FROM (${notificationContextSql(customerId)}) AS context),
      'products', (
        SELECT coalesce(json_agg(json_build_object('id', "id", 'name', "name", 'price', "price"::text, 'stock', "stock"::text,
          'state', "state", 'editVersion', "editVersion", 'deleted', "deletedAt" IS NOT NULL, 'imageHash', "imageHash")), '[]')
        FROM "Product" WHERE "id" = ANY(${unseen(productIds, "int[]")})),
      'discounts', (SELECT coalesce(json_agg(discount), '[]') FROM (${discountsSql(customerId, productIds)}) AS discount),
      'earlier', ${earlier}
    )::text`;
  const [json] = await readRow(prisma, text, values);
  const row: Row = JSON.parse(json ?? "");
  return {
    ...notificationContextOfJson(row.context),
    orderId: row.orderId,
    products: new Map(row.products.map((product) => [product.id, product])),
    discounts: row.discounts,
    earlier: row.earlier && { ...row.earlier, requestHash: Buffer.from(row.earlier.requestHash, "hex") },
  };
}
