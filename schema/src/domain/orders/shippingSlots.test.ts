import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal } from "../money.ts";
import { areSeparate } from "../time/weeklySpans.ts";
import {
  definedSlot,
  offeredSlots,
  readStoredSlots,
  type SlotFacts,
  type SlotTerms,
  type SlotUse,
  slotLoad,
  storedSlots,
} from "./shippingSlots.ts";

// Monday, 10:00 in Taipei.
const NOW = new Date("2026-11-23T02:00:00Z");
const STORE = {
  orderingOpensAt: null,
  orderingClosesAt: null,
  openWeekdays: [] as number[],
  timeZone: "Asia/Taipei",
};
const TERMS: SlotTerms = {
  slots: [
    { weekday: 1, startMinute: 600, endMinute: 720, capacity: 3 },
    { weekday: 1, startMinute: 840, endMinute: 960, capacity: 2 },
    { weekday: 2, startMinute: 600, endMinute: 720, capacity: 5 },
  ],
  slotUnit: "ORDERS",
  slotLeadMinutes: 0,
  slotDaysAhead: 7,
  weekdays: [],
};
const FACTS: SlotFacts = { store: STORE, closures: [], uses: [], now: NOW };

const shown = (terms: Partial<SlotTerms>, facts: Partial<SlotFacts> = {}) =>
  offeredSlots({ ...TERMS, ...terms }, { ...FACTS, ...facts }).map(
    ({ day, startMinute, remaining }) => `${day} ${startMinute / 60} ${remaining.toString()}`,
  );

describe("the slots that are offered", () => {
  it("start now or later, on today and the days ahead, in the order of their times", () => {
    expect(shown({})).toEqual([
      ...["2026-11-23 10 3", "2026-11-23 14 2", "2026-11-24 10 5"],
      ...["2026-11-30 10 3", "2026-11-30 14 2"],
    ]);
    expect(shown({ slotDaysAhead: 0 })).toEqual(["2026-11-23 10 3", "2026-11-23 14 2"]);
  });

  it("begin when pre-ordered goods are there, however far ahead that is", () => {
    const month = { firstDay: "2026-12-28" };
    expect(shown({ slotDaysAhead: 1 }, month)).toEqual([
      ...["2026-12-28 10 3", "2026-12-28 14 2", "2026-12-29 10 5"],
    ]);
    expect(shown({ slotDaysAhead: 1 }, { firstDay: "2026-11-01" })).toEqual(shown({ slotDaysAhead: 1 }));
    expect(shown({ slotDaysAhead: 1 }, { firstDay: "2026-11-24" })).toEqual(["2026-11-24 10 5"]);
  });

  it("respect the lead time to the minute", () => {
    expect(shown({ slotLeadMinutes: 240, slotDaysAhead: 0 })).toEqual(["2026-11-23 14 2"]);
    expect(shown({ slotLeadMinutes: 241, slotDaysAhead: 0 })).toEqual([]);
  });

  it("are on days that the method and the store serve, within the window, and outside of closures", () => {
    expect(shown({ weekdays: [2] })).toEqual(["2026-11-24 10 5"]);
    expect(shown({}, { store: { ...STORE, openWeekdays: [2] } })).toEqual(["2026-11-24 10 5"]);
    const window = {
      ...STORE,
      orderingOpensAt: new Date("2026-11-23T06:00:00Z"),
      orderingClosesAt: new Date("2026-11-24T02:00:00Z"),
    };
    expect(shown({}, { store: window })).toEqual(["2026-11-23 14 2", "2026-11-24 10 5"]);
    const closure = { startsAt: new Date("2026-11-23T07:59:00Z"), endsAt: new Date("2026-11-24T02:00:00Z") };
    expect(shown({ slotDaysAhead: 1 }, { closures: [closure] })).toEqual([
      ...["2026-11-23 10 3", "2026-11-24 10 5"],
    ]);
  });

  it("say what is left, which is never negative", () => {
    const uses: SlotUse[] = [
      { day: "2026-11-23", startMinute: 600, endMinute: 720, orders: 2, workUnits: "2.5" },
      { day: "2026-11-23", startMinute: 840, endMinute: 960, orders: 4, workUnits: "1" },
      // The times of this one have changed since.
      { day: "2026-11-24", startMinute: 600, endMinute: 700, orders: 4, workUnits: "9" },
    ];
    expect(shown({ slotDaysAhead: 1 }, { uses })).toEqual([
      ...["2026-11-23 10 1", "2026-11-23 14 0", "2026-11-24 10 5"],
    ]);
    expect(shown({ slotDaysAhead: 1, slotUnit: "WORK_UNITS" }, { uses })).toEqual([
      ...["2026-11-23 10 0.5", "2026-11-23 14 1", "2026-11-24 10 5"],
    ]);
  });

  it("leave out a slot that the clock skips", () => {
    const night = [{ weekday: 7, startMinute: 120, endMinute: 180, capacity: 1 }];
    const berlin = { store: { ...STORE, timeZone: "Europe/Berlin" } };
    // Clocks in Berlin jump from 02:00 to 03:00 on 2026-03-29.
    expect(shown({ slots: night }, { ...berlin, now: new Date("2026-03-28T12:00:00Z") })).toEqual([]);
    expect(shown({ slots: night }, { ...berlin, now: new Date("2026-03-29T12:00:00Z") })).toEqual([
      "2026-04-05 2 1",
    ]);
  });

  it("agree with an oracle that counts minute by minute, order by order", () => {
    const minute = fc.integer({ min: 0, max: 24 }).map((half) => half * 60);
    const slot = fc
      .record({
        weekday: fc.integer({ min: 1, max: 7 }),
        startMinute: minute,
        endMinute: minute,
        capacity: fc.integer({ min: 1, max: 5 }),
      })
      .filter(({ startMinute, endMinute }) => startMinute < endMinute);
    const slots = fc.array(slot, { maxLength: 8 }).filter(areSeparate);
    const order = fc.record({
      dayAhead: fc.integer({ min: 0, max: 4 }),
      slot: fc.nat(7),
      units: fc.integer({ min: 0, max: 30 }).map((tenths) => tenths / 10),
    });
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 5 });
    const hours = fc.integer({ min: -30, max: 100 });
    fc.assert(
      fc.property(
        fc.record({
          slots,
          orders: fc.array(order, { maxLength: 12 }),
          weekdays: days,
          openWeekdays: days,
          unit: fc.constantFrom("ORDERS" as const, "WORK_UNITS" as const),
          lead: fc.integer({ min: 0, max: 3000 }),
          ahead: fc.integer({ min: 0, max: 4 }),
          now: fc.integer({ min: 0, max: 1439 }),
          closure: fc.option(fc.record({ from: hours, length: fc.integer({ min: 1, max: 40 }) })),
        }),
        (shop) => {
          const midnight = Date.parse("2026-11-22T16:00:00Z");
          const now = new Date(midnight + shop.now * 60_000);
          const dayAt = (ahead: number) => `2026-11-${23 + ahead}`;
          const weekdayAt = (ahead: number) => 1 + (ahead % 7);
          const closures = shop.closure
            ? [
                {
                  startsAt: new Date(midnight + shop.closure.from * 3_600_000),
                  endsAt: new Date(midnight + (shop.closure.from + shop.closure.length) * 3_600_000),
                },
              ]
            : [];
          const taken = shop.orders.flatMap(({ dayAhead, slot: at, units }) => {
            const own = shop.slots.filter(({ weekday }) => weekday === weekdayAt(dayAhead))[at % 2];
            return own ? [{ dayAhead, own, units }] : [];
          });
          const uses = new Map<string, SlotUse>();
          for (const { dayAhead, own, units } of taken) {
            const key = `${dayAhead} ${own.startMinute}`;
            const before = uses.get(key);
            uses.set(key, {
              day: dayAt(dayAhead),
              startMinute: own.startMinute,
              endMinute: own.endMinute,
              orders: (before?.orders ?? 0) + 1,
              workUnits: decimal(before?.workUnits ?? 0).plus(units),
            });
          }
          const expected: string[] = [];
          for (let at = 0; at <= shop.ahead; at += 1)
            for (let start = 0; start < 1440; start += 60)
              for (const one of shop.slots) {
                if (one.weekday !== weekdayAt(at) || one.startMinute !== start) continue;
                if (shop.weekdays.length > 0 && !shop.weekdays.includes(one.weekday)) continue;
                if (shop.openWeekdays.length > 0 && !shop.openWeekdays.includes(one.weekday)) continue;
                if (at * 1440 + start < shop.now + shop.lead) continue;
                let isClosed = false;
                for (let minutes = start; minutes < one.endMinute; minutes += 1) {
                  const hour = (at * 1440 + minutes) / 60;
                  const { closure } = shop;
                  if (closure && hour >= closure.from && hour < closure.from + closure.length)
                    isClosed = true;
                }
                if (isClosed) continue;
                let tenths = one.capacity * 10;
                for (const order of taken)
                  if (order.dayAhead === at && order.own === one)
                    tenths -= shop.unit === "ORDERS" ? 10 : Math.round(order.units * 10);
                expected.push(`${dayAt(at)} ${start}-${one.endMinute} ${Math.max(0, tenths)}`);
              }
          const offered = offeredSlots(
            {
              slots: shop.slots,
              slotUnit: shop.unit,
              weekdays: shop.weekdays,
              slotLeadMinutes: shop.lead,
              slotDaysAhead: shop.ahead,
            },
            {
              closures,
              now,
              uses: [...uses.values()],
              store: { ...STORE, openWeekdays: shop.openWeekdays },
            },
          );
          expect(
            offered.map(
              ({ day, startMinute, endMinute, remaining }) =>
                `${day} ${startMinute}-${endMinute} ${remaining.times(10).toString()}`,
            ),
          ).toEqual(expected);
          for (const { day, startMinute, startsAt } of offered)
            expect(startsAt.getTime()).toBe(Date.parse(`${day}T00:00:00+08:00`) + startMinute * 60_000);
        },
      ),
      { numRuns: 300 },
    );
  });
});

it("an order takes one place, or its work units", () => {
  expect(slotLoad("ORDERS", decimal(7)).toNumber()).toBe(1);
  expect(slotLoad("WORK_UNITS", decimal("2.5")).toNumber()).toBe(2.5);
});

it("finds the slot of a day by its times", () => {
  const key = { day: "2026-11-30", startMinute: 600, endMinute: 720 };
  expect(definedSlot(TERMS, key)?.capacity).toBe(3);
  expect(definedSlot(TERMS, { ...key, day: "2026-12-01" })?.capacity).toBe(5);
  expect(definedSlot(TERMS, { ...key, endMinute: 721 })).toBeNull();
});

it("stores slots as sorted rows, and reads them back", () => {
  const rows = storedSlots([...TERMS.slots].reverse());
  expect(rows[0]).toEqual([1, 600, 720, 3]);
  expect(readStoredSlots(rows)).toEqual(TERMS.slots);
  expect(readStoredSlots(null)).toEqual([]);
});
