import type { Order } from "@machiya/prisma/client";
import { z } from "zod";
import { readContacts } from "../../contactInput.ts";
import type { Context } from "../../context.ts";
import { type ConvenienceStore, storeAddressText } from "../../domain/carriers/carriers.ts";
import { noteWithAccountDigits, readAccountDigits } from "../../domain/contactDetails.ts";
import { DomainError } from "../../domain/errors.ts";
import { readCurrency } from "../../domain/minorUnits.ts";
import { type Big, decimal } from "../../domain/money.ts";
import { deliveryDateProblem } from "../../domain/orders/delivery.ts";
import { orderLimitProblem } from "../../domain/orders/orderLimit.ts";
import { checkoutPaymentProblem, paymentMethodCode } from "../../domain/orders/payment.ts";
import { NO_DEADLINE, paymentDeadline, WITHOUT_LIMITS } from "../../domain/orders/paymentDeadline.ts";
import { sumOfWorkUnits } from "../../domain/orders/shippingSlots.ts";
import { firstCompleteDay, preOrderedPart } from "../../domain/products/preOrder.ts";
import { momentStart } from "../../domain/time/shopTime.ts";
import { currentClaim } from "../../idempotency/idempotencyClaim.ts";
import { inputKey } from "../../idempotency/inputKey.ts";
import { takeRecordedResult } from "../../idempotency/recordedResults.ts";
import { findEarlierWrite, recordsClaim, type StatementKeys } from "../../idempotency/statementKeys.ts";
import { line, readInput } from "../../input.ts";
import { placedOrderNotifications } from "../../notifications/orderNotifications.ts";
import { runAutocommit } from "../../writes/transaction.ts";
import { readPickUpStore } from "../carriers/readPickUpStore.ts";
import { requireStoreOrder } from "../carriers/requireStoreOrder.ts";
import { requireWithinLimits } from "../products/orderedQuantities.ts";
import { chooseShipping, type ShippedCart } from "../shipping/chooseShipping.ts";
import { ensureSlotUse } from "../shipping/slotUse.ts";
import { FALLBACK_TIME_ZONE } from "../store/shopTimeZone.ts";
import { type CheckoutSnapshot, type ReadProduct, readCheckoutSnapshot } from "./checkoutSnapshot.ts";
import { type OrderTexts, orderTexts } from "./orderTexts.ts";
import { priceBy, requireStorable, requireWorth } from "./priceLines.ts";
import {
  mergeLines,
  type OrderedLine,
  type OrderedProduct,
  requireProductsOnSale,
  requireStep,
  requireStockAsSeen,
} from "./requireOrderable.ts";
import { type NewOrder, writeOrder } from "./writeOrder.ts";

export interface PlacedOrder extends OrderTexts, ShippedCart {
  /** The convenience store that the customer chose on a map. */
  pickUpStore?: ConvenienceStore | null | undefined;
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
      now: context.now(),
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
  JSON.stringify([
    discounts.filter(({ productId }) => productId === null),
    // What is taken of the slots changes with every order.
    shipping && { ...shipping.method, slotUses: null },
  ]);

/** Writes the order. Returns null when nothing was written. */
async function write({ prisma }: Context, order: NewOrder): Promise<Order | null> {
  const { shipping } = order;
  // The first order of a slot needs a further statement, because only a row that exists can be locked.
  if (shipping?.slot && !shipping.slot.isCounted)
    await ensureSlotUse(prisma, shipping.method.id, shipping.slot);
  // The order's id is unique, so that looking it up tells whether it was written, even without a key.
  return runAutocommit(prisma, {
    write: (statements) => writeOrder(statements, order),
    find: () => prisma.order.findUnique({ where: { id: order.id } }),
    recordsClaim: recordsClaim(order.keys),
    recorded: ({ id }) => id,
  });
}

interface CheckoutRequest {
  customerId: number;
  input: PlacedOrder;
  texts: OrderTexts;
  wanted: ReadonlyMap<number, OrderedProduct>;
  facts: CheckoutSnapshot;
}

/** Returns the order that this snapshot allows, or throws the reason for a refusal. */
function decideOrder(
  context: Context,
  { customerId, input, texts: entered, wanted, facts }: CheckoutRequest,
): Omit<NewOrder, "keys"> {
  const { store, customer, products } = facts;
  if (customer === null || customer.deletedAt !== null) throw new DomainError("UNAUTHENTICATED");
  if (customer.blocked) throw new DomainError("CUSTOMER_BLOCKED");
  const pickUpStore = readPickUpStore(input.pickUpStore);
  const texts = pickUpStore === null ? entered : { ...entered, address: storeAddressText(pickUpStore) };
  const maxOpenOrders = store?.maxOpenOrders ?? null;
  const limit = orderLimitProblem(facts.openOrders, maxOpenOrders);
  if (limit !== null) throw new DomainError("ORDER_LIMIT", { limit });
  const deliveryDate = checkTerms(facts, input, texts.note, context.now());
  requireProductsOnSale(wanted, products, store?.currency ?? null);
  const lines = [...wanted].map(([productId, { quantity, seenPreOrder }]) => {
    const product = products.get(productId) as ReadProduct;
    const { name: productName, price, editVersion, preOrderDay } = product;
    const preOrdered = preOrderedPart(quantity, product.stock);
    const expectedDay = preOrderDay === null ? null : new Date(preOrderDay);
    return {
      productId,
      quantity,
      unitPrice: decimal(price),
      productName,
      editVersion,
      preOrdered,
      mostPreOrdered: decimal(seenPreOrder?.preOrdered ?? 0),
      expectedDay,
    };
  });
  const ordered = lines.map(({ productId, quantity }) => {
    return { product: products.get(productId) as ReadProduct, quantity };
  });
  for (const { product, quantity } of ordered) requireStep(product, quantity);
  requireWithinLimits(ordered, facts.ordered);
  requireStockAsSeen(wanted, products);
  const firstDay = firstCompleteDay(
    lines.map(({ productId, preOrdered }) => ({
      preOrdered,
      expectedDay: products.get(productId)?.preOrderDay ?? null,
    })),
  );
  checkDeliveryDate(input, { store, now: context.now(), firstDay });
  const currency = readCurrency(store?.currency);
  requireWorth(currency, lines);
  const priced = priceBy({ discounts: facts.discounts, currency }, lines);
  const shipping = chooseShipping(input, {
    methods: facts.shippingMethods,
    address: texts.address,
    total: priced.total,
    products: ordered.flatMap(({ product: { id, parentId } }) => (parentId === null ? [id] : [id, parentId])),
    store,
    now: context.now(),
    firstDay,
    workUnits: sumOfWorkUnits(
      lines.map(({ productId, quantity }) => ({ quantity, workUnits: products.get(productId)?.workUnits })),
    ),
  });
  if (pickUpStore !== null && shipping?.method.kind !== "CONVENIENCE_STORE")
    throw new DomainError("SHIPPING_METHOD_NOT_OFFERED");
  const total = shipping === null ? priced.total : priced.total.plus(shipping.fee);
  requireStorable(total);
  const buyerName = texts.buyerName || customer.name;
  if (pickUpStore !== null)
    requireStoreOrder(
      { ...texts, buyerName },
      {
        price: priced.subtotal,
        collected: input.paymentMethod === "CASH_ON_DELIVERY" && total.gt(0) ? total : null,
      },
    );
  const paymentMethod = paymentMethodCode(input.paymentMethod);
  // Nothing has to be paid for an order of 0.
  const deadline = total.gt(0)
    ? paymentDeadline(paymentMethod, store ?? WITHOUT_LIMITS, context.now())
    : NO_DEADLINE;
  const { paymentDueAt } = deadline;
  const placed = placedOrderNotifications(
    context,
    { id: facts.orderId, customerId, paymentMethod, note: texts.note, currency, total, lines, paymentDueAt },
    facts,
  );
  return {
    id: facts.orderId,
    customerId,
    texts: { ...texts, buyerName },
    paymentMethod,
    deadline,
    deliveryDate: shipping?.slot?.startsAt ?? deliveryDate,
    lines,
    currency,
    priced,
    shipping,
    pickUpStore,
    total,
    notifications: placed?.notifications ?? [],
    updates: {
      phone: customer.phone === "" ? texts.buyerPhone : null,
      language: placed?.newLanguage ?? null,
    },
    seen: { customerId, customerVersion: customer.editVersion, termsVersion: facts.termsVersion },
    isLimited: maxOpenOrders !== null || ordered.some(({ product }) => product.maxPerCustomer !== null),
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
  checkDeliveryDate(input, { store, now, firstDay: null });
  const moment = input.expectedDeliveryDate;
  return moment ? momentStart(moment, store?.timeZone ?? FALLBACK_TIME_ZONE) : null;
}

/** Throws DELIVERY_DATE_NOT_ALLOWED for a day outside of the window, or before pre-ordered goods are there. */
function checkDeliveryDate(
  { expectedDeliveryDate: moment }: PlacedOrder,
  facts: Omit<Parameters<typeof deliveryDateProblem>[0], "moment">,
): void {
  const problem = moment ? deliveryDateProblem({ ...facts, moment }) : null;
  if (problem !== null) throw new DomainError(problem);
}
