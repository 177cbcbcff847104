import { DomainError, type InvalidField } from "../../domain/errors.ts";
import type { FieldRule } from "../../domain/fieldRule.ts";
import { type Big, type DecimalLike, decimal, toWire } from "../../domain/money.ts";
import { isOrderable, keepsStep, MAX_LINES_PER_ORDER, type QuantityStep } from "../../domain/orders/stock.ts";
import { agreesToPreOrder, preOrderedPart, type SeenPreOrder } from "../../domain/products/preOrder.ts";
import { isOnSale } from "../../domain/products/productState.ts";
import { globalId } from "../../ids.ts";
import { requireRowId } from "../../input.ts";
import type { ReadProduct } from "./checkoutSnapshot.ts";
import { type LockedProduct, requireStock } from "./decrementStock.ts";

const QUANTITY = { field: "quantity", rule: { kind: "POSITIVE" } } satisfies InvalidField;

const SEEN_PRE_ORDERED = {
  field: "seenPreOrdered",
  rule: { kind: "NUMBER", min: 0 },
} satisfies InvalidField;

const LINES = {
  field: "lines",
  rule: { kind: "LIST", min: 1, max: MAX_LINES_PER_ORDER },
} satisfies InvalidField;

/** Throws INVALID_INPUT unless a quantity is more than 0. */
export function requireQuantity(quantity: DecimalLike, inputPath?: readonly (string | number)[]): void {
  if (!isOrderable(quantity)) throw new DomainError("INVALID_INPUT", QUANTITY, inputPath);
}

/** Throws INVALID_INPUT unless a quantity of the product is a multiple of its step. */
export function requireStep(
  { name, quantityStep }: { name: string; quantityStep: QuantityStep },
  quantity: DecimalLike,
): void {
  if (quantityStep == null || keepsStep(quantity, quantityStep)) return;
  const rule = { kind: "MULTIPLE", of: toWire(quantityStep) } satisfies FieldRule;
  throw new DomainError("INVALID_INPUT", { field: "quantity", rule, products: [name] });
}

const VARIANT = { field: "productId", rule: { kind: "VARIANT" } } satisfies InvalidField;

/** Throws INVALID_INPUT for a product with variants, which are ordered in its place. */
export function requireNoVariants({ name, hasVariants }: { name: string; hasVariants: boolean }): void {
  if (hasVariants) throw new DomainError("INVALID_INPUT", { ...VARIANT, products: [name] });
}

/** Throws INVALID_INPUT unless this is a variant of the product that the caller names with it, if any. */
export function requireVariantOf(
  { name, parentId }: { name: string; parentId: number | null },
  variantOf: number | null,
): void {
  if (variantOf !== null && parentId !== variantOf)
    throw new DomainError("INVALID_INPUT", { ...VARIANT, products: [name] });
}

/** Returns the row number of the named product; null: none is named. */
export const readVariantOf = ({ variantOf }: { variantOf?: string | null | undefined }): number | null =>
  variantOf == null ? null : requireRowId("Product", variantOf);

/** The Prisma condition for the lines of a product, and of its variants. */
export const linesOfProduct = (productIds: readonly number[]) => ({
  OR: [{ productId: { in: [...productIds] } }, { product: { parentId: { in: [...productIds] } } }],
});

/** What the lines of an order tell about their products. */
export const lineProduct = { product: { select: { name: true, parentId: true } } } as const;

/**
 * Returns the line of a product, or of its variant when the order has one only. Throws NOT_FOUND, and
 * INVALID_INPUT when the order has several of its variants.
 */
export function requireLine<Line extends { productId: number; product: { parentId: number | null } }>(
  lines: readonly Line[],
  productId: number,
): Line {
  const own = lines.find((line) => line.productId === productId);
  const [variant, ...others] = lines.filter(({ product }) => product.parentId === productId);
  if (own === undefined && others.length > 0) throw new DomainError("INVALID_INPUT", VARIANT);
  const line = own ?? variant;
  if (line === undefined) throw new DomainError("NOT_FOUND", { what: "OrderLine", number: productId });
  return line;
}

/** Throws INVALID_INPUT unless an order may have this many lines. */
export function requireOrderSize(lines: number): void {
  if (lines < 1 || lines > MAX_LINES_PER_ORDER) throw new DomainError("INVALID_INPUT", LINES);
}

/** What a cart has of a product. */
export interface OrderedProduct {
  quantity: Big;
  seenPrices: Big[];
  /** The pre-order that the customer saw; null: the request does not tell. */
  seenPreOrder: SeenPreOrder | null;
  /** The products of which this is said to be a variant. */
  variantOf: number[];
}

/** Throws unless every product is on sale at the price that the customer saw. */
export function requireProductsOnSale(
  wanted: ReadonlyMap<number, OrderedProduct>,
  products: ReadonlyMap<number, ReadProduct>,
  currency: string | null,
): void {
  const all = [...wanted].map(([id, line]) => ({ id, ...line, product: products.get(id) }));
  const missing = all.find(({ product }) => product === undefined);
  if (missing !== undefined) throw new DomainError("NOT_FOUND", { what: "Product", number: missing.id });
  for (const { product, variantOf } of all) {
    if (product === undefined) continue;
    requireNoVariants(product);
    for (const id of variantOf) requireVariantOf(product, id);
  }
  const offSale = all.flatMap(({ product }) =>
    product !== undefined && (product.deleted || !isOnSale(product.state)) ? product.name : [],
  );
  if (offSale.length > 0) throw new DomainError("PRODUCT_NOT_ON_SALE", { products: offSale });
  const changed = all.flatMap(({ id, seenPrices, product }) =>
    product !== undefined && seenPrices.some((seen) => !seen.eq(decimal(product.price)))
      ? { productId: globalId("Product", id), name: product.name, price: toWire(product.price) }
      : [],
  );
  if (changed.length > 0)
    throw new DomainError("PRICE_CHANGED", { prices: changed, ...(currency !== null && { currency }) });
}

/**
 * Throws OUT_OF_STOCK for what stock and pre-orders do not have, where a request that tells nothing about pre-orders gets
 * none, and PRE_ORDER_CHANGED when more would be pre-ordered, or for a later day, than the customer saw.
 */
export function requireStockAsSeen(
  wanted: ReadonlyMap<number, OrderedProduct>,
  products: ReadonlyMap<number, ReadProduct>,
): void {
  const quantities = new Map([...wanted].map(([id, { quantity }]) => [id, quantity]));
  requireStock(products, quantities, (id) => wanted.get(id)?.seenPreOrder != null);
  requirePreOrdersAsSeen(
    [...wanted].map(([id, { quantity, seenPreOrder }]) => {
      const { name, stock, preOrderDay: expectedDay } = products.get(id) as ReadProduct;
      const preOrdered = preOrderedPart(quantity, stock);
      return { productId: id, productName: name, preOrdered, expectedDay, seenPreOrder };
    }),
  );
}

/** How much of a product would be pre-ordered now, and what the request says about it; null: nothing. */
interface WantedPreOrder {
  productId: number;
  productName: string;
  preOrdered: DecimalLike;
  /** A date column, or a day (YYYY-MM-DD). */
  expectedDay: Date | string | null;
  seenPreOrder: SeenPreOrder | null;
}

/** Throws PRE_ORDER_CHANGED when more would be pre-ordered, or for a later day, than was seen. */
function requirePreOrdersAsSeen(wanted: readonly WantedPreOrder[]): void {
  const preOrders = wanted.flatMap(({ productId, productName: name, seenPreOrder, ...wantedNow }) => {
    const day = wantedNow.expectedDay;
    const expectedDay = day instanceof Date ? day.toISOString().slice(0, 10) : day;
    const preOrdered = decimal(wantedNow.preOrdered);
    return seenPreOrder === null || agreesToPreOrder(seenPreOrder, { preOrdered, expectedDay })
      ? []
      : [
          {
            productId: globalId("Product", productId),
            name,
            preOrdered: toWire(preOrdered),
            expectedDay: expectedDay ?? "",
          },
        ];
  });
  if (preOrders.length > 0) throw new DomainError("PRE_ORDER_CHANGED", { preOrders });
}

/**
 * Throws OUT_OF_STOCK and PRE_ORDER_CHANGED for lines of staff, like `requireStockAsSeen`. Several lines of a product
 * share its stock; `rows` has what each would wait for.
 */
export function requireLinesAsSeen(
  products: ReadonlyMap<number, LockedProduct>,
  lines: readonly { productId: number; quantity: Big; seenPreOrder: SeenPreOrder | null }[],
  rows: readonly Omit<WantedPreOrder, "seenPreOrder">[],
): void {
  const byProduct = Map.groupBy(lines, ({ productId }) => productId);
  const wanted = new Map(
    [...byProduct].map(([id, same]) => [
      id,
      same.reduce((sum, { quantity }) => sum.plus(quantity), decimal(0)),
    ]),
  );
  requireStock(
    products,
    wanted,
    (id) => byProduct.get(id)?.every(({ seenPreOrder }) => seenPreOrder !== null) === true,
  );
  requirePreOrdersAsSeen(
    rows.map((row, index) => ({ ...row, seenPreOrder: lines[index]?.seenPreOrder ?? null })),
  );
}

/** Throws OUT_OF_STOCK and PRE_ORDER_CHANGED for what is added to a line, like `requireStockAsSeen`. */
export function requireAddedAsSeen(
  product: LockedProduct,
  more: Big,
  seenPreOrder: SeenPreOrder | null,
): void {
  const { id, name, stock, preOrderDay } = product;
  requireStock(new Map([[id, product]]), new Map([[id, more]]), () => seenPreOrder !== null);
  const preOrdered = preOrderedPart(more, stock);
  requirePreOrdersAsSeen([
    { productId: id, productName: name, preOrdered, expectedDay: preOrderDay, seenPreOrder },
  ]);
}

/** What a line of a request says about a pre-order. */
export interface SeenPreOrderInput {
  /** How much of the quantity was seen as a pre-order; absent: the client does not know pre-orders. */
  seenPreOrdered?: Big | null | undefined;
  /** The expected day (YYYY-MM-DD) that was seen; absent: any day. */
  seenExpectedDay?: string | null | undefined;
}

/** Returns what a line says about a pre-order; null: nothing. Throws INVALID_INPUT for less than 0. */
export function readSeenPreOrder(
  { seenPreOrdered, seenExpectedDay }: SeenPreOrderInput,
  path: readonly (string | number)[] = ["input"],
): SeenPreOrder | null {
  if (seenPreOrdered?.lt(0))
    throw new DomainError("INVALID_INPUT", SEEN_PRE_ORDERED, [...path, SEEN_PRE_ORDERED.field]);
  return seenPreOrdered == null ? null : { preOrdered: seenPreOrdered, expectedDay: seenExpectedDay ?? null };
}

export interface OrderedLine extends SeenPreOrderInput {
  productId: string;
  /** The product of which `productId` is a variant, to be checked. */
  variantOf?: string | null | undefined;
  quantity: Big;
  seenPrice: Big;
}

/** Returns what the customer saw of a pre-order in all lines of one product; null: no line tells. */
function mergeSeenPreOrders(lines: readonly OrderedLine[]): SeenPreOrder | null {
  const seen = lines.flatMap(({ seenPreOrdered }) => seenPreOrdered ?? []);
  if (seen.length === 0) return null;
  const [earliest = null] = lines.flatMap(({ seenExpectedDay }) => seenExpectedDay ?? []).sort();
  return { preOrdered: seen.reduce((sum, quantity) => sum.plus(quantity)), expectedDay: earliest };
}

/** Merges lines by product, adding the quantities of lines with the same product. */
export function mergeLines(lines: readonly OrderedLine[]): Map<number, OrderedProduct> {
  requireOrderSize(lines.length);
  for (const [index, line] of lines.entries()) {
    const path = ["input", "lines", index];
    requireQuantity(line.quantity, [...path, "quantity"]);
    readSeenPreOrder(line, path);
  }
  const byProduct = Map.groupBy(lines, ({ productId }) => requireRowId("Product", productId));
  return new Map(
    [...byProduct].map(([id, merged]) => [
      id,
      {
        quantity: merged.map(({ quantity }) => quantity).reduce((sum, quantity) => sum.plus(quantity)),
        seenPrices: merged.map(({ seenPrice }) => seenPrice),
        seenPreOrder: mergeSeenPreOrders(merged),
        variantOf: merged.flatMap((line) => readVariantOf(line) ?? []),
      },
    ]),
  );
}
