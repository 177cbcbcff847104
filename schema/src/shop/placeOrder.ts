import type { Order } from "@machiya/prisma/client";
import { z } from "zod";
import type { Context } from "../context.ts";
import { deliveryDateProblem } from "../domain/delivery.ts";
import { DomainError } from "../domain/errors.ts";
import { type Big, decimal, toWire } from "../domain/money.ts";
import { checkoutPaymentProblem, type PaymentMethod, paymentMethodCode } from "../domain/payment.ts";
import { isOnSale } from "../domain/productState.ts";
import { type Moment, momentStart } from "../domain/shopTime.ts";
import { MAX_LINES_PER_ORDER, quantityProblem } from "../domain/stock.ts";
import { claimKey, keepAnswer } from "../idempotency.ts";
import { globalId } from "../ids.ts";
import { line, readInput, requireRowId } from "../input.ts";
import { queuePlacedOrderNotices } from "../notices/orderNotices.ts";
import { type Parties, readParties } from "../notices/parties.ts";
import { inSqlTransaction } from "../transaction.ts";
import { orderTexts } from "./orderTexts.ts";
import { priceLines } from "./priceLines.ts";
import { DEFAULT_TIME_ZONE } from "./shopTimeZone.ts";
import { type LockedProduct, lockProducts, requireStock } from "./takeStock.ts";
import { writeOrder } from "./writeOrder.ts";

export interface OrderedLine {
  productId: string;
  quantity: Big;
  seenPrice: Big;
}

export interface PlacedOrder {
  lines: readonly OrderedLine[];
  buyerName: string;
  buyerPhone: string;
  recipientName: string;
  recipientPhone: string;
  address: string;
  note: string;
  expectedDeliveryDate?: Moment | null | undefined;
  paymentMethod: PaymentMethod;
  idempotencyKey?: string | null | undefined;
}

const texts = z.object({ ...orderTexts, buyerPhone: line(50).min(1), idempotencyKey: line(200).nullish() });

/**
 * Checkout: one transaction in which everything is checked, stock taken and the order written, or nothing.
 * Returns the order; a repetition with the same idempotency key returns the first order.
 */
export async function placeOrder(context: Context, input: PlacedOrder): Promise<Order> {
  const customerId = context.viewer.customer?.id;
  if (customerId === undefined) throw new DomainError("UNAUTHENTICATED");
  const details = readInput(texts, input);
  const wanted = mergeLines(input.lines);
  const { idempotencyKey: _key, ...request } = input;
  const claim = { owner: `customer:${customerId}`, key: details.idempotencyKey ?? "" };
  const placed = await inSqlTransaction(context.prisma, async (tx) => {
    if (claim.key !== "") {
      const earlier = await claimKey(tx, claim, "orderId", request);
      if (earlier !== null) return earlier;
    }
    const parties = await readParties(tx, customerId);
    const { store, customer } = parties;
    if (customer === null) throw new DomainError("UNAUTHENTICATED");
    if (customer.blocked) throw new DomainError("CUSTOMER_BLOCKED");
    const deliveryDate = checkTerms(store, input, details.note, context.now());
    const products = await lockProducts(tx, [...wanted.keys()]);
    checkProducts(wanted, products);
    const lines = [...wanted].map(([productId, { quantity }]) => {
      const product = products.get(productId) as LockedProduct;
      const { name: productName, imageHash } = product;
      return { productId, quantity, unitPrice: decimal(product.price), productName, imageHash };
    });
    requireStock(products, new Map(lines.map(({ productId, quantity }) => [productId, quantity])));
    const priced = await priceLines(tx, customerId, lines);
    const order = await writeOrder(tx, {
      customerId,
      buyerName: details.buyerName || customer.name,
      buyerPhone: details.buyerPhone,
      recipientName: details.recipientName,
      recipientPhone: details.recipientPhone,
      address: details.address,
      note: details.note,
      paymentMethod: paymentMethodCode(input.paymentMethod),
      deliveryDate,
      lines,
      priced,
    });
    await queuePlacedOrderNotices(tx, context, { ...order, lines }, parties);
    if (customer.phone === "") {
      await tx.$executeRaw`UPDATE "Customer" SET "phone" = ${details.buyerPhone}, "updatedAt" = now() WHERE "id" = ${customerId}`;
    }
    if (claim.key !== "") await keepAnswer(tx, claim, "orderId", order.id);
    return order;
  });
  if (typeof placed === "object") return placed;
  return context.prisma.order.findUniqueOrThrow({ where: { id: placed } });
}

interface Wanted {
  quantity: Big;
  seenPrices: Big[];
}

/** The lines by product; the same product twice is one line of the sum. */
function mergeLines(lines: readonly OrderedLine[]): Map<number, Wanted> {
  if (lines.length === 0 || lines.length > MAX_LINES_PER_ORDER)
    throw new DomainError("INVALID_INPUT", { field: "lines" });
  const wanted = new Map<number, Wanted>();
  for (const [index, { productId, quantity, seenPrice }] of lines.entries()) {
    if (quantityProblem(quantity) !== null) {
      throw new DomainError("INVALID_INPUT", { field: "quantity" }, ["input", "lines", index, "quantity"]);
    }
    const id = requireRowId("Product", productId);
    const merged = wanted.get(id);
    wanted.set(id, {
      quantity: merged ? merged.quantity.plus(quantity) : quantity,
      seenPrices: [...(merged?.seenPrices ?? []), seenPrice],
    });
  }
  return wanted;
}

/** Checks payment and delivery by the store's terms; returns the instant of delivery. */
function checkTerms(store: Parties["store"], input: PlacedOrder, note: string, now: Date): Date | null {
  const payment = checkoutPaymentProblem({
    method: input.paymentMethod,
    note,
    delivers: store?.delivers ?? false,
  });
  if (payment !== null) throw new DomainError(payment);
  const moment = input.expectedDeliveryDate;
  if (!moment) return null;
  const delivery = deliveryDateProblem({ moment, store, now });
  if (delivery !== null) throw new DomainError(delivery);
  return momentStart(moment, store?.timeZone ?? DEFAULT_TIME_ZONE);
}

/** Every product must be on sale at the price that was shown. */
function checkProducts(
  wanted: ReadonlyMap<number, Wanted>,
  products: ReadonlyMap<number, LockedProduct>,
): void {
  const all = [...wanted].map(([id, { seenPrices }]) => ({ id, seenPrices, product: products.get(id) }));
  const missing = all.filter(({ product }) => product === undefined);
  if (missing.length > 0) throw new DomainError("NOT_FOUND", { what: "Product" });
  const offSale = all.flatMap(({ product }) =>
    product !== undefined && (product.deletedAt !== null || !isOnSale(product.state)) ? product.name : [],
  );
  if (offSale.length > 0) throw new DomainError("PRODUCT_NOT_ON_SALE", { products: offSale });
  const changed = all.flatMap(({ id, seenPrices, product }) =>
    product !== undefined && seenPrices.some((seen) => !seen.eq(decimal(product.price)))
      ? { productId: globalId("Product", id), name: product.name, price: toWire(product.price) }
      : [],
  );
  if (changed.length > 0) throw new DomainError("PRICE_CHANGED", { prices: changed });
}
