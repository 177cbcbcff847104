import { priceCart } from "@machiya/schema/domain/orders/pricing";
import { describe, expect, it } from "vitest";
import { demoDayOf, demoMinuteOf, demoWeekdayOf } from "./calendar.ts";
import { DEMO_PRODUCTS } from "./catalog.ts";
import { PRICES_CHANGED, planOrders, priceOrder } from "./orders.ts";
import { planCustomers } from "./people.ts";
import { OPEN_WEEKDAYS, planStore } from "./store.ts";

const DAY_MS = 86_400_000;
const SATURDAY_NOON = new Date("2026-11-21T04:00:00.000Z");
/** A minute after midnight in Taipei, on a Monday, when the shop is closed. */
const MONDAY_NIGHT = new Date("2027-02-28T16:01:00.000Z");

const plan = (now: Date) => planOrders(now, planCustomers(now), priceCart);
const orders = plan(SATURDAY_NOON);

describe.each([SATURDAY_NOON, MONDAY_NIGHT])("the 200 orders as of %o", (now) => {
  const orders = plan(now);
  const customers = planCustomers(now);

  it("are from the last 60 days, none after now, at unique times, oldest first", () => {
    const times = orders.map(({ createdAt }) => createdAt.getTime());
    expect(times).toHaveLength(200);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(now.getTime());
    expect(demoDayOf(now) - demoDayOf(orders[0]?.createdAt ?? now)).toBeLessThanOrEqual(60);
  });

  it("have every state, source, payment state and payment method, and one method without a name", () => {
    const seen = (key: "state" | "source" | "paymentState" | "paymentMethod") =>
      new Set(orders.map((order) => String(order[key])));
    expect(seen("state")).toEqual(new Set(["ESTABLISHED", "IN_ACTION", "WAITING", "COMPLETE", "CANCELLED"]));
    expect(seen("source")).toEqual(new Set(["ROBOT", "SHOPPING_PLATFORM", "MANUAL"]));
    expect(seen("paymentState")).toEqual(
      new Set(["UNPAID", "PAID", "PARTIALLY_PAID", "REFUND_PENDING", "REFUNDED", "FAILED"]),
    );
    expect(seen("paymentMethod")).toEqual(new Set(["1", "2", "3", "4", "5", "9"]));
  });

  it("have 1 to 5 lines, without duplicate products", () => {
    const counts = new Set(orders.map(({ lines }) => lines.length));
    expect([...counts].sort()).toEqual([1, 2, 3, 4, 5]);
    for (const { lines } of orders)
      expect(new Set(lines.map(({ product }) => product)).size).toBe(lines.length);
  });

  it("have a note that starts with five digits when paid by bank transfer", () => {
    const transfers = orders.filter(({ paymentMethod }) => paymentMethod === 3);
    expect(transfers.filter(({ note }) => !/^\d{5}/.test(note))).toEqual([]);
  });

  it("are delivered on open days: complete ones by now, others from today on", () => {
    const today = demoMinuteOf(demoDayOf(now), 0);
    for (const { state, expectedDeliveryDate, deliveryDate, updatedAt, createdAt } of orders) {
      expect(updatedAt >= createdAt && updatedAt <= now).toBe(true);
      if (deliveryDate === null || expectedDeliveryDate === null) continue;
      expect(OPEN_WEEKDAYS).toContain(demoWeekdayOf(demoDayOf(expectedDeliveryDate)));
      if (state === "COMPLETE") expect(deliveryDate <= now).toBe(true);
      else if (state !== "CANCELLED") expect(deliveryDate >= today).toBe(true);
    }
  });

  it("belong to customers who existed then and were not blocked", () => {
    for (const { customer, createdAt } of orders) {
      if (customer === null) continue;
      const buyer = customers[customer - 1];
      expect(buyer?.createdAt.getTime()).toBeLessThanOrEqual(createdAt.getTime());
      if (buyer?.blocked)
        expect(createdAt.getTime()).toBeLessThanOrEqual(now.getTime() - buyer.blocked.days * DAY_MS);
    }
  });
});

describe("the sums of the orders", () => {
  const cents = (text: string) => Math.round(Number(text) * 1e5);

  it("are those of the lines and the domain rules", () => {
    for (const { lines, customer, totalQuantity, subtotal, discountTotal, total, records } of orders) {
      expect(Number(totalQuantity)).toBe(lines.reduce((sum, { quantity }) => sum + Number(quantity), 0));
      expect(cents(subtotal)).toBe(
        lines.reduce((sum, { quantity, unitPrice }) => sum + Number(quantity) * cents(unitPrice), 0),
      );
      expect(Number(discountTotal)).toBe(
        Math.round(records.reduce((sum, { amount }) => sum + cents(amount), 0) / 1e5),
      );
      expect(cents(total)).toBe(cents(subtotal) + cents(discountTotal));
      expect(priceOrder(priceCart, lines, customer)).toEqual({
        totalQuantity,
        subtotal,
        discountTotal,
        total,
        records,
      });
    }
  });

  it("include every enabled discount and no other", () => {
    const counted = new Set(orders.flatMap(({ records }) => records.map(({ discount }) => discount)));
    expect([...counted].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("use the prices of their day, with the former ones before the price change", () => {
    for (const { lines, createdAt } of orders) {
      const old = demoDayOf(SATURDAY_NOON) - demoDayOf(createdAt) > PRICES_CHANGED;
      for (const { product, unitPrice } of lines) {
        const { price, formerPrice = price } = DEMO_PRODUCTS[product - 1] ?? {};
        expect(unitPrice).toBe(old ? formerPrice : price);
      }
    }
  });
});

describe("the plan of the orders", () => {
  it("is the same for the same now", () => {
    expect(plan(SATURDAY_NOON)).toEqual(orders);
    expect(planCustomers(SATURDAY_NOON)).toEqual(planCustomers(SATURDAY_NOON));
  });

  it("is a week later when now is", () => {
    const later = new Date(SATURDAY_NOON.getTime() + 7 * DAY_MS);
    const back = (date: Date | null) => date && new Date(date.getTime() - 7 * DAY_MS);
    const shifted = plan(later).map((order) => ({
      ...order,
      createdAt: back(order.createdAt),
      updatedAt: back(order.updatedAt),
      deliveryDate: back(order.deliveryDate),
      deliveryDateSetAt: back(order.deliveryDateSetAt),
      expectedDeliveryDate: back(order.expectedDeliveryDate),
    }));
    expect(shifted).toEqual(orders);
  });

  it("has 40 customers, two of them blocked, with ids in LINE's format and unassigned phone numbers", () => {
    const customers = planCustomers(SATURDAY_NOON);
    expect(new Set(customers.map(({ lineUserId }) => lineUserId)).size).toBe(40);
    expect(customers.filter(({ lineUserId }) => !/^U[0-9a-f]{32}$/.test(lineUserId))).toEqual([]);
    expect(customers.filter(({ blocked }) => blocked !== null)).toHaveLength(2);
    const fiction = /^(|0900-000-\d{3}|\+81 90-0000-\d{4}|\+66 80 000 \d{4}|\+44 7700 900\d{3})$/;
    expect(customers.filter(({ phone }) => !fiction.test(phone))).toEqual([]);
  });

  it("has a store whose ordering is open now and closes in about half a year", () => {
    const { orderingOpensAt, orderingClosesAt, bankAccount } = planStore(SATURDAY_NOON);
    expect(orderingOpensAt < SATURDAY_NOON).toBe(true);
    expect(demoDayOf(orderingClosesAt) - demoDayOf(SATURDAY_NOON)).toBe(182);
    expect(bankAccount).toMatch(/^0+$/);
  });
});
