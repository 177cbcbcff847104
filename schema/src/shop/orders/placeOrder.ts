import type { Order } from "@machiya/prisma/client";
import { z } from "zod";
import { readContacts } from "../../contactInput.ts";
import type { Context, StockChange } from "../../context.ts";
import { noteWithAccountDigits, readAccountDigits } from "../../domain/contactDetails.ts";
import { DomainError } from "../../domain/errors.ts";
import { type Big, decimal, toWire } from "../../domain/money.ts";
import { deliveryDateProblem } from "../../domain/orders/delivery.ts";
import { orderLimitProblem } from "../../domain/orders/orderLimit.ts";
import { checkoutPaymentProblem, paymentMethodCode } from "../../domain/orders/payment.ts";
import { NO_DEADLINE, paymentDeadline, WITHOUT_LIMITS } from "../../domain/orders/paymentDeadline.ts";
import { isOnSale } from "../../domain/products/productState.ts";
import { momentStart } from "../../domain/time/shopTime.ts";
import { currentClaim } from "../../idempotency/idempotencyClaim.ts";
import { inputKey } from "../../idempotency/inputKey.ts";
import { takeRecordedResult } from "../../idempotency/recordedResults.ts";
import { findEarlierWrite, recordsClaim, type StatementKeys } from "../../idempotency/statementKeys.ts";
import { globalId } from "../../ids.ts";
import { line, readInput, requireRowId } from "../../input.ts";
import { placedOrderNotifications } from "../../notifications/orderNotifications.ts";
import { runAutocommit } from "../../writes/transaction.ts";
import { chooseShipping, type ShippedCart } from "../shipping/chooseShipping.ts";
import { FALLBACK_TIME_ZONE } from "../store/shopTimeZone.ts";
import { type CheckoutSnapshot, type ReadProduct, readCheckoutSnapshot } from "./checkoutSnapshot.ts";
import { requireStock } from "./decrementStock.ts";
import { type OrderTexts, orderTexts } from "./orderTexts.ts";
import { priceBy, requireStorable } from "./priceLines.ts";
import { requireOrderSize, requireQuantity } from "./requireOrderable.ts";
import { type NewOrder, writeOrder } from "./writeOrder.ts";

export interface OrderedLine {
  productId: string;
  quantity: Big;
  seenPrice: Big;
}

export interface PlacedOrder extends OrderTexts, ShippedCart {
  lines: readonly OrderedLine[];
  /** The last five digits of the account, for a bank transfer; without them the note starts with them. */
  accountDigits?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
}

const detailsSchema = z.object({
  ...orderTexts,
  buyerPhone: orderTexts.buyerPhone.min(1),
  idempotencyKey: line(200).nullish(),
});

/** Maximum attempts of one checkout while the data it is based on keep changing before it is written. */
const TRIES = 10;

/**
 * Places an order. It reads and checks everything, then decrements the stock and writes the order in one
 * statement, which writes nothing when the checked data have changed; in that case it starts over. The
 * statement also records the idempotency keys, so that keys and order are written together. Returns the
 * order; a repetition with the same key returns the first order.
 */
export async function placeOrder(context: Context, input: PlacedOrder): Promise<Order> {
  const customerId = context.viewer.customer?.id;
  if (customerId === undefined) throw new DomainError("UNAUTHENTICATED");
  const { idempotencyKey, ...read } = readInput(detailsSchema, input);
  const contacts = readContacts(context, read, null, ["input"]);
  const texts = { ...contacts, note: noteOf(input, contacts.note) };
  const wanted = mergeLines(input.lines);
  const recorded = takeRecordedResult<number>();
  if (recorded !== null) return context.prisma.order.findUniqueOrThrow({ where: { id: recorded.result } });
  const { idempotencyKey: _key, ...request } = input;
  const keys: StatementKeys = {
    claim: currentClaim(),
    input: inputKey(`customer:${customerId}`, idempotencyKey, "Order", request),
  };
  let first: { total: Big; terms: string } | null = null;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const facts = await readCheckoutSnapshot(context.prisma, {
      customerId,
      productIds: [...wanted.keys()],
      keys,
    });
    const earlier = findEarlierWrite(keys, facts.storedKeys);
    if (earlier !== null) return context.prisma.order.findUniqueOrThrow({ where: { id: earlier } });
    const order = decideOrder(context, { customerId, input, texts, wanted, facts });
    const offer = { total: order.total, terms: agreedTermsOf(facts, order) };
    first ??= offer;
    // The customer did not agree to a total without discounts that staff withdrew, or with a fee that they
    // raised, while the order waited.
    if (offer.total.gt(first.total) && offer.terms !== first.terms) throw new DomainError("PRICE_CHANGED");
    const written = await write(context, { ...order, keys });
    if (written !== null) return written;
  }
  throw new DomainError("CONFLICT");
}

/** Returns the customer's own discounts and the shipping method, in a form that can be compared. */
const agreedTermsOf = ({ discounts }: CheckoutSnapshot, { shipping }: Pick<NewOrder, "shipping">): string =>
  JSON.stringify([discounts.filter(({ productId }) => productId === null), shipping?.method]);

/** Writes the order and notifies subscribers of order changes. Returns null when nothing was written. */
async function write({ prisma, changes }: Context, order: NewOrder): Promise<Order | null> {
  const isPublisher = changes.publishesOrderChanges();
  // Stays true until the result is known.
  let mayBeWritten = true;
  let stockChanges: readonly StockChange[] | null = null;
  try {
    // The order's id is unique, so that looking it up tells whether it was written, even without a key.
    const written = await runAutocommit(prisma, {
      async write(statements): Promise<Order | null> {
        const row = await writeOrder(statements, order, isPublisher ? "process" : "transaction");
        if (row === null) return null;
        const { stockChanges: taken, ...columns } = row;
        stockChanges = taken;
        return columns;
      },
      find: () => prisma.order.findUnique({ where: { id: order.id } }),
      recordsClaim: recordsClaim(order.keys),
      recorded: ({ id }) => id,
    });
    mayBeWritten = written !== null;
    return written;
  } finally {
    if (isPublisher && mayBeWritten)
      changes.publishOrderChange({ id: order.id, customerId: order.customerId, stockChanges });
  }
}

interface CheckoutRequest {
  customerId: number;
  input: PlacedOrder;
  texts: OrderTexts;
  wanted: ReadonlyMap<number, Wanted>;
  facts: CheckoutSnapshot;
}

/** Returns the order that this snapshot allows, or throws the reason for a refusal. */
function decideOrder(
  context: Context,
  { customerId, input, texts, wanted, facts }: CheckoutRequest,
): Omit<NewOrder, "keys"> {
  const { store, customer, products } = facts;
  if (customer === null || customer.deletedAt !== null) throw new DomainError("UNAUTHENTICATED");
  if (customer.blocked) throw new DomainError("CUSTOMER_BLOCKED");
  const maxOpenOrders = store?.maxOpenOrders ?? null;
  const limit = orderLimitProblem(facts.openOrders, maxOpenOrders);
  if (limit !== null) throw new DomainError("ORDER_LIMIT", { limit });
  const deliveryDate = checkTerms(facts, input, texts.note, context.now());
  checkProducts(wanted, products);
  const lines = [...wanted].map(([productId, { quantity }]) => {
    const { name: productName, price, editVersion } = products.get(productId) as ReadProduct;
    return { productId, quantity, unitPrice: decimal(price), productName, editVersion };
  });
  requireStock(products, new Map(lines.map(({ productId, quantity }) => [productId, quantity])));
  const priced = priceBy(facts.discounts, lines);
  const shipping = chooseShipping(input, {
    methods: facts.shippingMethods,
    address: texts.address,
    total: priced.total,
    zone: store?.timeZone ?? null,
  });
  const total = shipping === null ? priced.total : priced.total.plus(shipping.fee);
  requireStorable(total);
  const paymentMethod = paymentMethodCode(input.paymentMethod);
  // Nothing has to be paid for an order of 0.
  const deadline = total.gt(0)
    ? paymentDeadline(paymentMethod, store ?? WITHOUT_LIMITS, context.now())
    : NO_DEADLINE;
  const { paymentDueAt } = deadline;
  const placed = placedOrderNotifications(
    context,
    { id: facts.orderId, customerId, paymentMethod, note: texts.note, total, lines, paymentDueAt },
    facts,
  );
  return {
    id: facts.orderId,
    customerId,
    texts: { ...texts, buyerName: texts.buyerName || customer.name },
    paymentMethod,
    deadline,
    deliveryDate,
    lines,
    priced,
    shipping,
    total,
    notifications: placed?.notifications ?? [],
    updates: {
      phone: customer.phone === "" ? texts.buyerPhone : null,
      language: placed?.newLanguage ?? null,
    },
    seen: { customerId, customerVersion: customer.editVersion, termsVersion: facts.termsVersion },
    isLimited: maxOpenOrders !== null,
  };
}

/**
 * Returns the note with the digits of a bank transfer at its beginning. Throws INVALID_INPUT unless there are
 * exactly five.
 */
function noteOf({ paymentMethod, accountDigits }: PlacedOrder, note: string): string {
  if (paymentMethod !== "BANK_TRANSFER" || accountDigits == null) return note;
  const digits = readAccountDigits(accountDigits);
  if (digits !== null) return noteWithAccountDigits(digits, note);
  const field = "accountDigits";
  throw new DomainError("INVALID_INPUT", { field, contactRule: "ACCOUNT_DIGITS" }, ["input", field]);
}

interface Wanted {
  quantity: Big;
  seenPrices: Big[];
}

/** Merges lines by product, adding the quantities of lines with the same product. */
function mergeLines(lines: readonly OrderedLine[]): Map<number, Wanted> {
  requireOrderSize(lines.length);
  const wanted = new Map<number, Wanted>();
  for (const [index, { productId, quantity, seenPrice }] of lines.entries()) {
    requireQuantity(quantity, ["input", "lines", index, "quantity"]);
    const id = requireRowId("Product", productId);
    const merged = wanted.get(id);
    wanted.set(id, {
      quantity: merged ? merged.quantity.plus(quantity) : quantity,
      seenPrices: [...(merged?.seenPrices ?? []), seenPrice],
    });
  }
  return wanted;
}

/** Checks payment and delivery against the store's terms; returns the instant of delivery. */
function checkTerms(
  { store, paysOnline }: Pick<CheckoutSnapshot, "store" | "paysOnline">,
  input: PlacedOrder,
  note: string,
  now: Date,
): Date | null {
  const payment = checkoutPaymentProblem({
    method: input.paymentMethod,
    note,
    delivers: store?.delivers ?? false,
    paysOnline,
  });
  if (payment !== null) throw new DomainError(payment);
  const moment = input.expectedDeliveryDate;
  if (!moment) return null;
  const delivery = deliveryDateProblem({ moment, store, now });
  if (delivery !== null) throw new DomainError(delivery);
  return momentStart(moment, store?.timeZone ?? FALLBACK_TIME_ZONE);
}

/** Throws unless every product is on sale at the price that the customer saw. */
function checkProducts(
  wanted: ReadonlyMap<number, Wanted>,
  products: ReadonlyMap<number, ReadProduct>,
): void {
  const all = [...wanted].map(([id, { seenPrices }]) => ({ id, seenPrices, product: products.get(id) }));
  const missing = all.filter(({ product }) => product === undefined);
  if (missing.length > 0) throw new DomainError("NOT_FOUND", { what: "Product" });
  const offSale = all.flatMap(({ product }) =>
    product !== undefined && (product.deleted || !isOnSale(product.state)) ? product.name : [],
  );
  if (offSale.length > 0) throw new DomainError("PRODUCT_NOT_ON_SALE", { products: offSale });
  const changed = all.flatMap(({ id, seenPrices, product }) =>
    product !== undefined && seenPrices.some((seen) => !seen.eq(decimal(product.price)))
      ? { productId: globalId("Product", id), name: product.name, price: toWire(product.price) }
      : [],
  );
  if (changed.length > 0) throw new DomainError("PRICE_CHANGED", { prices: changed });
}
