import { describe, expect, it } from "vitest";
import {
  countedKeys,
  currencyKey,
  currencyOfKey,
  divideByCurrency,
  type StoreCurrencies,
} from "./figureCurrency.ts";
import { decimal } from "./money.ts";
import { type MovedMoney, otherTakings, takingsOf } from "./orders/takings.ts";

/** A store that has had one currency, or none. */
const inStore = (currency: string | null): StoreCurrencies => ({ currency, firstCurrency: currency });
const row = (id: number, currency: string | null) => ({ id, currency });
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe("the figures of a store", () => {
  const rows = [row(1, "TWD"), row(2, null), row(3, "JPY"), row(4, "TWD"), row(5, "HKD"), row(6, null)];

  it.each([
    // Orders without a currency count in the first that the store chose.
    ["TWD", "TWD", [1, 2, 4, 6], ["HKD", "JPY"]],
    ["JPY", "TWD", [3], ["HKD", "TWD"]],
    ["USD", "USD", [2, 6], ["HKD", "JPY", "TWD"]],
    ["USD", "HKD", [], ["HKD", "JPY", "TWD"]],
    // The store removed its currency: new orders have none, too.
    [null, "JPY", [2, 3, 6], ["HKD", "TWD"]],
    [null, null, [2, 6], ["HKD", "JPY", "TWD"]],
  ] as const)(
    "in %s, at first in %s, contain %j and leave out %j",
    (currency, firstCurrency, counted, others) => {
      const divided = divideByCurrency(rows, { currency, firstCurrency });
      expect(ids(divided.counted)).toEqual(counted);
      expect(divided.others.map(([other]) => other)).toEqual(others);
      // Each row is either counted or left out.
      expect(ids([...divided.counted, ...divided.others.flatMap(([, some]) => some)]).sort()).toEqual(
        ids(rows),
      );
    },
  );

  it("contain everything and leave out nothing with one currency, or none", () => {
    for (const currency of [null, "TWD"])
      expect(divideByCurrency([row(1, currency), row(2, null)], inStore(currency))).toEqual({
        counted: [row(1, currency), row(2, null)],
        others: [],
      });
    expect(divideByCurrency([], inStore("TWD"))).toEqual({ counted: [], others: [] });
  });

  it("do not take a code in small letters for the same currency", () => {
    expect(divideByCurrency([row(1, "twd")], inStore("TWD")).counted).toEqual([]);
  });

  it("are stored under a key for each currency and for none", () => {
    for (const currency of [null, "TWD"]) expect(currencyOfKey(currencyKey(currency))).toBe(currency);
    expect(currencyKey(null)).toBe("");
  });

  it("are read from the keys of the store's currency", () => {
    expect(countedKeys(inStore(null))).toEqual([""]);
    expect(countedKeys(inStore("TWD"))).toEqual(["TWD", ""]);
    expect(countedKeys({ currency: "JPY", firstCurrency: "TWD" })).toEqual(["JPY"]);
    expect(countedKeys({ currency: null, firstCurrency: "TWD" })).toEqual(["TWD", ""]);
  });
});

describe("takings", () => {
  const moved = (day: string, currency: string | null, received: string, refunded = "0"): MovedMoney => ({
    day,
    currency,
    kind: "CASH",
    received,
    refunded,
  });
  const DAYS = ["2026-11-01", "2026-11-02"];
  const ROWS = [
    ...[moved("2026-11-01", "THB", "10.5"), moved("2026-11-01", null, "300", "300")],
    ...[moved("2026-11-01", "JPY", "500"), moved("2026-11-02", "JPY", "20", "70")],
  ];

  it("of a day are those in the store's currency, and name the other currencies", () => {
    const [first, second] = takingsOf(DAYS, ROWS, { currency: "THB", firstCurrency: "JPY" });
    const none = decimal(0);
    expect(first).toMatchObject({ received: decimal("10.5"), refunded: none, net: decimal("10.5") });
    expect(first?.kinds).toHaveLength(1);
    expect(first?.others).toEqual([
      { currency: "JPY", received: decimal(800), refunded: decimal(300), net: decimal(500) },
    ]);
    expect(second).toMatchObject({ received: none, kinds: [] });
  });

  it("of several days in other currencies are added by currency", () => {
    expect(otherTakings(takingsOf(DAYS, ROWS, inStore(null)), inStore(null))).toEqual([
      { currency: "JPY", received: decimal(520), refunded: decimal(70), net: decimal(450) },
      { currency: "THB", received: decimal("10.5"), refunded: decimal(0), net: decimal("10.5") },
    ]);
    expect(
      otherTakings(takingsOf(DAYS, [moved("2026-11-01", "THB", "1")], inStore("THB")), inStore("THB")),
    ).toEqual([]);
  });
});
