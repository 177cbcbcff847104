import { OrderSource, OrderState } from "@machiya/prisma/enums";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StoreCurrencies } from "../domain/figureCurrency.ts";
import { lineTotalIn, readCurrency } from "../domain/minorUnits.ts";
import { type Big, decimal, toWire } from "../domain/money.ts";
import { UNPAID_STATES } from "../domain/orders/paymentReport.ts";
import { calendarDays, dayOf, weekdayOf } from "../domain/time/shopTime.ts";
import { orderRow, product } from "../testing/fixtures.ts";
import { createTestContext, type TestContext } from "../testing/run.ts";
import { readDayFigures, readHourFigures, readKeyFigures } from "./readFigures.ts";
import { readSoldFigures } from "./readProductFigures.ts";
import { refreshFigures } from "./refreshFigures.ts";
import { dividePeriod, type ReportPeriod } from "./reportPeriod.ts";

let testContext: TestContext;
let products: number[];
/** The types of the products that have any: the first has two. */
let types: ReadonlyMap<number, readonly number[]>;
beforeAll(async () => {
  testContext = await createTestContext({ empty: true });
  const { prisma } = testContext;
  products = [(await product(prisma)).id, (await product(prisma)).id];
  const [first = 0] = products;
  const type = (name: string) =>
    prisma.productType.create({ data: { name, products: { create: { productId: first } } } });
  types = new Map([[first, [(await type("茶")).id, (await type("禮物")).id]]]);
});
afterAll(() => testContext?.close());

const HOUR_MS = 3_600_000;
const CASES = [
  { zone: "Asia/Taipei", from: "2026-03-20" },
  { zone: "Europe/Berlin", from: "2025-10-23" },
  { zone: "America/Santiago", from: "2025-09-04" },
] as const;

const orders = fc.array(
  fc.record({
    quarter: fc.integer({ min: -48, max: 96 * 5 }),
    state: fc.constantFrom(...Object.values(OrderState)),
    paymentState: fc.constantFrom("UNPAID" as const, "PAID" as const, "FAILED" as const, "REFUNDED" as const),
    source: fc.constantFrom(...Object.values(OrderSource)),
    paymentMethod: fc.constantFrom(0, 1, 3, 9),
    total: fc.constantFrom("0", "99.5", "120", "0.00001"),
    currency: fc.constantFrom(null, null, "JPY", "TWD", "HKD"),
    quantities: fc.array(fc.constantFrom("1", "2.5", "0.333"), { maxLength: 2 }),
  }),
  { maxLength: 8 },
);
type RandomOrder = typeof orders extends fc.Arbitrary<(infer One)[]> ? One : never;

const add = (sums: Map<string, Big>, key: string, amount: string) =>
  sums.set(key, (sums.get(key) ?? decimal(0)).plus(amount));

/** The present and first currencies that a store can have, one of which has no orders. */
const STORES: readonly StoreCurrencies[] = [
  { currency: null, firstCurrency: null },
  { currency: "JPY", firstCurrency: "JPY" },
  { currency: "TWD", firstCurrency: "JPY" },
  { currency: null, firstCurrency: "TWD" },
  { currency: "HKD", firstCurrency: "HKD" },
  { currency: "THB", firstCurrency: "THB" },
];

/** Counts all orders of the period in the store's currency one by one, and the others by day and currency. */
async function recount(
  { days, zone }: ReportPeriod,
  store: StoreCurrencies,
): Promise<Record<string, string>> {
  const present = store.currency ?? store.firstCurrency;
  const sums = new Map<string, Big>();
  const rows = await testContext.prisma.order.findMany({ include: { lines: true } });
  for (const { createdAt, state, paymentState, source, paymentMethod, total, lines, ...order } of rows) {
    const day = dayOf(createdAt, zone);
    if (!days.includes(day) || state === "CANCELLED") continue;
    const currency = order.currency ?? store.firstCurrency;
    if (currency !== present) {
      add(sums, `other ${currency} ${day} orders`, "1");
      add(sums, `other ${currency} ${day} net`, total.toFixed());
      continue;
    }
    const hour = Number(
      new Intl.DateTimeFormat("en", { timeZone: zone, hour: "2-digit", hourCycle: "h23" }).format(createdAt),
    );
    const amount = total.toFixed();
    for (const key of [
      `day ${day}`,
      `hour ${weekdayOf(day)} ${hour}`,
      `source ${source}`,
      `method ${paymentMethod}`,
    ]) {
      add(sums, `${key} orders`, "1");
      add(sums, `${key} net`, amount);
      add(sums, `${key} paid`, paymentState === "PAID" ? amount : "0");
      add(sums, `${key} open`, UNPAID_STATES.some((one) => one === paymentState) ? amount : "0");
    }
    for (const { productId, quantity, unitPrice } of lines) {
      const keys = [
        `products ${productId}`,
        ...(types.get(productId) ?? [null]).map((type) => `types ${type}`),
      ];
      for (const key of keys) {
        add(sums, `${key} lines`, "1");
        add(sums, `${key} quantity`, quantity.toFixed());
        add(sums, `${key} gross`, lineTotalIn(readCurrency(order.currency), quantity, unitPrice).toFixed());
      }
    }
  }
  return Object.fromEntries([...sums].map(([key, sum]) => [key, toWire(sum)]).sort());
}

async function reported(
  period: ReportPeriod,
  now: Date,
  store: StoreCurrencies,
): Promise<Record<string, string>> {
  const divided = dividePeriod(period, { now, store });
  if (divided.stored !== null) await refreshFigures(testContext.prisma, divided.stored);
  const found: Record<string, string> = {};
  const put = (key: string, sums: { orders: number; net: Big; paid: Big; open: Big }) => {
    found[`${key} orders`] = String(sums.orders);
    for (const name of ["net", "paid", "open"] as const) found[`${key} ${name}`] = toWire(sums[name]);
  };
  const { prisma } = testContext;
  const placed = await readDayFigures(prisma, divided);
  for (const { day, sums } of placed.counted) put(`day ${day}`, sums);
  for (const [other, days] of placed.others)
    for (const { day, sums } of days) {
      found[`other ${other} ${day} orders`] = String(sums.orders);
      found[`other ${other} ${day} net`] = toWire(sums.net);
    }
  for (const one of await readHourFigures(prisma, divided)) put(`hour ${one.weekday} ${one.hour}`, one);
  for (const one of await readKeyFigures(prisma, divided, "SOURCE"))
    put(`source ${Object.values(OrderSource)[one.key - 1]}`, one);
  for (const one of await readKeyFigures(prisma, divided, "METHOD")) put(`method ${one.key}`, one);
  const { count, ...sold } = await readSoldFigures(prisma, divided);
  expect(count).toBe(sold.products.length);
  // The first products alone come with the same number and the same types, which count all products.
  const best = { ...sold, count, products: sold.products.slice(0, 1) };
  expect(await readSoldFigures(prisma, divided, 1)).toEqual(best);
  for (const [kind, rows] of Object.entries(sold))
    for (const { id, lines, quantity, gross } of rows) {
      found[`${kind} ${id} lines`] = String(lines);
      found[`${kind} ${id} quantity`] = toWire(quantity);
      found[`${kind} ${id} gross`] = toWire(gross);
    }
  return Object.fromEntries(Object.entries(found).sort());
}

async function create(one: RandomOrder, createdAt: Date): Promise<void> {
  const { quarter: _, quantities, ...data } = one;
  const order = await orderRow(testContext.prisma, { ...data, createdAt });
  for (const [index, quantity] of quantities.entries())
    await testContext.prisma.orderLine.create({
      data: {
        orderId: order.id,
        productId: products[index] as number,
        quantity,
        unitPrice: "1.01001",
        productName: "茶",
      },
    });
}

/** Compares the figures with a recount for all currencies that the store may have. */
async function expectRecounted(period: ReportPeriod, now: Date): Promise<void> {
  for (const store of STORES)
    expect(await reported(period, now, store)).toEqual(await recount(period, store));
}

describe("the figures of orders", () => {
  it.each(CASES)("are those of a plain recount in $zone, after every change", async ({ zone, from }) => {
    const { prisma } = testContext;
    await prisma.order.deleteMany();
    await prisma.store.upsert({
      where: { id: 1 },
      create: { id: 1, name: "店", timeZone: zone },
      update: { timeZone: zone },
    });
    const start = Date.parse(`${from}T00:00:00Z`);
    const period = { days: calendarDays(from, 5), zone };
    // The last two days of the period are not stored.
    const now = new Date(start + 4.5 * 24 * HOUR_MS);
    await fc.assert(
      fc.asyncProperty(orders, fc.nat(), async (placed, chosen) => {
        for (const one of placed) await create(one, new Date(start + (one.quarter * HOUR_MS) / 4));
        await expectRecounted(period, now);
        const rows = await prisma.order.findMany({ orderBy: { id: "asc" } });
        const changed = rows[chosen % Math.max(rows.length, 1)];
        if (changed === undefined) return;
        await prisma.order.update({ where: { id: changed.id }, data: { state: "CANCELLED" } });
        await expectRecounted(period, now);
        await prisma.order.delete({ where: { id: changed.id } });
        await expectRecounted(period, now);
      }),
      { numRuns: 6 },
    );
  });

  it("are read again after a change of the time zone", async () => {
    const { prisma } = testContext;
    const days = calendarDays("2025-09-04", 5);
    const now = new Date("2026-01-01T00:00:00Z");
    await prisma.store.update({ where: { id: 1 }, data: { timeZone: "Asia/Tokyo" } });
    expect(await prisma.reportDay.count()).toBe(0);
    const period = { days, zone: "Asia/Tokyo" };
    await expectRecounted(period, now);
  });

  it("of a report that waits for a change of the time zone are not stored under the old one", async () => {
    const { prisma } = testContext;
    await prisma.reportDay.deleteMany();
    await refreshFigures(prisma, { days: ["2025-09-04"], zone: "Asia/Taipei" });
    expect(await prisma.reportDay.count()).toBe(0);
  });

  it("include an order that a transaction changes while they are stored", async () => {
    const { prisma } = testContext;
    const period = { days: calendarDays("2025-09-04", 2), zone: "Asia/Tokyo" };
    const now = new Date("2026-01-01T00:00:00Z");
    const { id } = await orderRow(prisma, { createdAt: new Date("2025-09-04T05:00:00Z"), total: 10 });
    await prisma.$transaction(async (tx) => {
      await tx.order.update({ where: { id }, data: { total: 20 } });
      await reported(period, now, { currency: null, firstCurrency: null });
    });
    await expectRecounted(period, now);
  });
});
