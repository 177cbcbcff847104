import { demoDayOf, demoMinuteOf, demoWeekdayOf, openDayFrom, openDayUntil } from "./calendar.ts";
import { DEMO_PRODUCTS } from "./catalog.ts";
import { DEMO_DISCOUNTS, DEMO_PRODUCT_LINKS } from "./discounts.ts";
import type { PriceCart } from "./money.ts";
import {
  demoNoteOf,
  demoOrderSourceOf,
  demoOrderStateOf,
  demoPaymentMethodOf,
  demoPaymentStateOf,
} from "./orderTerms.ts";
import type { DemoCustomer } from "./people.ts";
import { createRandom, type Random } from "./random.ts";
import { OPEN_WEEKDAYS } from "./store.ts";

/** Orders are from this many past days. */
const DAYS = 60;
const ORDERS = 200;

/** Number of days since the last price change. */
export const PRICES_CHANGED = 28;

/** Weights of the hours of the day in Taipei: mostly opening hours, and some in the evening. */
const HOURS = {
  10: 4,
  11: 9,
  12: 14,
  13: 10,
  14: 8,
  15: 9,
  16: 9,
  17: 10,
  18: 11,
  19: 9,
  20: 5,
  21: 5,
  22: 2,
};
/** Weights by weekday, Monday first. The shop is closed on Mondays, but its pages are open. */
const BY_WEEKDAY = [0.35, 0.8, 0.8, 0.9, 1, 1.5, 1.4];

export interface DemoLine {
  /** Position in PRODUCTS, starting at 1. */
  product: number;
  quantity: string;
  unitPrice: string;
}

/** An order to be written; customer, products and discounts are positions, starting at 1. */
export type DemoOrder = ReturnType<typeof planOrder>;

/** Returns the unique order times, oldest first, none after now. */
function times(now: Date): Date[] {
  const today = demoDayOf(now);
  const random = createRandom("times");
  const days = Object.fromEntries(
    Array.from({ length: DAYS }, (_, ago) => [String(ago), BY_WEEKDAY[demoWeekdayOf(today - ago) - 1] ?? 1]),
  );
  const found = new Set<number>();
  for (let index = 0; index < ORDERS; index++) {
    const [ago, hour, minute] = [
      Number(random.weighted(days)),
      Number(random.weighted(HOURS)),
      random.integer(0, 59),
    ];
    const time = demoMinuteOf(today - ago, hour * 60 + minute).getTime() + random.integer(0, 59_999);
    // Times later than now are moved to yesterday.
    let free = time <= now.getTime() ? time : time - 86_400_000;
    while (found.has(free)) free -= 1;
    found.add(free);
  }
  return [...found].sort((a, b) => a - b).map((time) => new Date(time));
}

function pickLines(random: Random, daysAgo: number): DemoLine[] {
  const favourites = DEMO_PRODUCTS.flatMap(({ state, topPick, price }, index) => {
    // Products that are frozen now were on sale until some weeks ago. Expensive ones sell less often.
    if (state === "DISABLED" || (state === "FROZEN" && daysAgo < 25)) return [];
    return Array<number>((topPick ? 3 : 1) + (Number(price) < 600 ? 2 : 0)).fill(index + 1);
  });
  const count = Number(random.weighted({ 1: 34, 2: 30, 3: 20, 4: 10, 5: 6 }));
  const products = new Set<number>();
  while (products.size < count) products.add(random.pick(favourites));
  return [...products].map((product) => {
    const { price = "0", formerPrice = price } = DEMO_PRODUCTS[product - 1] ?? {};
    const cheap = Number(price) < 400;
    const quantity = random.weighted(
      cheap ? { 1: 45, 2: 25, 3: 14, 4: 7, 6: 5, 10: 4 } : { 1: 72, 2: 20, 3: 8 },
    );
    return { product, quantity, unitPrice: daysAgo > PRICES_CHANGED ? formerPrice : price };
  });
}

/**
 * Prices lines with the discounts of their products and of the customer, who is null when staff entered the
 * order.
 */
export function priceOrder(priceCart: PriceCart, lines: readonly DemoLine[], customer: number | null) {
  const discount = (place: number) => {
    const found = DEMO_DISCOUNTS[place - 1];
    if (found === undefined) throw new RangeError(`No discount at position ${place}`);
    const { name, kind, amount, multiplier, audience, state } = found;
    return { id: place, name, kind, amount, multiplier, audience, state };
  };
  const priced = priceCart({
    lines: lines.map(({ product, quantity, unitPrice }) => ({
      productId: product,
      quantity,
      unitPrice,
      discounts: DEMO_PRODUCT_LINKS.filter((link) => link.product === product).map(
        ({ discount: place, minQuantity, maxQuantity }) => ({
          ...discount(place),
          minQuantity,
          maxQuantity,
        }),
      ),
    })),
    customerDiscounts: customer === null ? [] : customerDiscounts(customer).map(discount),
  });
  return {
    totalQuantity: priced.totalQuantity.toFixed(),
    subtotal: priced.subtotal.toFixed(),
    discountTotal: priced.discountTotal.toFixed(),
    total: priced.total.toFixed(),
    records: priced.records.map(({ discountId, name, amount }) => ({
      discount: discountId,
      name,
      amount: amount.toFixed(),
    })),
  };
}

/** Returns the discounts assigned to a customer; all are positions, starting at 1. */
export function customerDiscounts(customer: number): number[] {
  return DEMO_DISCOUNTS.flatMap(({ everyNthCustomer: nth }, index) =>
    nth !== undefined && customer % nth === 0 ? [index + 1] : [],
  );
}

const STREETS = [
  "大同區迪化街示範巷",
  "大安區青田示範街",
  "中山區赤峰示範街",
  "士林區天母示範路",
  "松山區富錦示範街",
];
const FRIENDS = ["林媽媽", "王先生", "吉田 様", "Ms. Chen", "辦公室櫃台", "阿嬤"];

function planOrder(
  createdAt: Date,
  place: number,
  now: Date,
  customers: readonly DemoCustomer[],
  priceCart: PriceCart,
) {
  const random = createRandom(`order/${place}`);
  // A separate generator, because how often the lines draw numbers depends on the day.
  const terms = createRandom(`terms/${place}`);
  const [today, day] = [demoDayOf(now), demoDayOf(createdAt)];
  const state = demoOrderStateOf(random, ORDERS - place);
  const source = demoOrderSourceOf(random);
  const customer =
    source === "MANUAL" && random.chance(0.8) ? null : pickCustomer(random, customers, createdAt, now);
  const buyer = customer === null ? null : customers[customer - 1];
  const delivered = random.chance(0.4);
  const paymentMethod = demoPaymentMethodOf(random, source, delivered);
  const lines = pickLines(random, today - day);
  const forAnother = random.chance(0.25);
  const buyerPhone = buyer?.phone || `0900-000-${100 + place}`;

  const wished = openDayFrom(day + random.integer(1, 6), OPEN_WEEKDAYS);
  const final = state === "COMPLETE" || state === "CANCELLED";
  // Complete orders were delivered by today; open ones are requested from today on.
  const delivery =
    state === "COMPLETE"
      ? Math.max(openDayUntil(Math.min(wished, today), OPEN_WEEKDAYS), day)
      : final
        ? wished
        : Math.max(wished, openDayFrom(today + random.integer(0, 5), OPEN_WEEKDAYS));
  const undated = source === "MANUAL" && random.chance(0.3);
  const steps = { ESTABLISHED: 0, IN_ACTION: 1, WAITING: 2, COMPLETE: 3, CANCELLED: 1 }[state];
  const updated =
    state === "COMPLETE" ? demoMinuteOf(delivery, 1140) : new Date(createdAt.getTime() + steps * 7_200_000);
  const updatedAt = new Date(Math.min(Math.max(updated.getTime(), createdAt.getTime()), now.getTime()));
  const expected = state === "COMPLETE" ? wished : delivery;
  return {
    customer,
    lines,
    ...priceOrder(priceCart, lines, customer),
    buyerName:
      buyer?.name ??
      random.pick(["現場客人", "電話訂購 陳小姐", "電話訂購 李先生", "Walk-in", "沙龍客人 佐佐木 様"]),
    buyerPhone,
    recipientName: forAnother ? random.pick(FRIENDS) : "",
    recipientPhone: forAnother ? `0900-001-${String(place).padStart(3, "0")}` : buyerPhone,
    address: delivered
      ? `臺北市${random.pick(STREETS)} ${random.integer(1, 99)} 號 ${random.integer(1, 9)} 樓`
      : "",
    note: demoNoteOf(terms, paymentMethod),
    source,
    state,
    paymentState: demoPaymentStateOf(terms, state, paymentMethod),
    paymentMethod,
    deliveryDate: undated ? null : demoMinuteOf(delivery, 0),
    expectedDeliveryDate: undated ? null : demoMinuteOf(expected, 0),
    deliveryDateSetAt: state === "COMPLETE" && !undated ? updatedAt : null,
    version: 1 + steps,
    createdAt,
    updatedAt,
  };
}

/** Returns the position of a customer who existed by then and was not blocked, starting at 1. */
export function pickCustomer(
  random: Random,
  customers: readonly DemoCustomer[],
  createdAt: Date,
  now: Date,
): number {
  const able = customers.flatMap(({ phone, blocked, createdAt: came }, index) => {
    const stopped = blocked !== null && createdAt.getTime() > now.getTime() - blocked.days * 86_400_000;
    return phone === "" || stopped || came > createdAt ? [] : [index + 1];
  });
  return random.pick(able);
}

/** Returns all orders, oldest first. */
export function planOrders(now: Date, customers: readonly DemoCustomer[], priceCart: PriceCart): DemoOrder[] {
  return times(now).map((time, index) => planOrder(time, index + 1, now, customers, priceCart));
}
