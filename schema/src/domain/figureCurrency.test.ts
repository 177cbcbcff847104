import { describe, expect, it } from "vitest";
import { currencyKey, currencyOfKey, divideByCurrency } from "./figureCurrency.ts";
import { decimal } from "./money.ts";
import { type MovedMoney, otherTakings, takingsOf } from "./orders/takings.ts";

const row = (id: number, currency: string | null) => ({ id, currency });
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe("the figures of a store", () => {
  const rows = [row(1, "TWD"), row(2, null), row(3, "JPY"), row(4, "TWD"), row(5, "HKD"), row(6, null)];

  it.each([
    ["TWD", [1, 4], ["HKD", "JPY", null]],
    ["JPY", [3], ["HKD", "TWD", null]],
    [null, [2, 6], ["HKD", "JPY", "TWD"]],
    ["USD", [], ["HKD", "JPY", "TWD", null]],
  ] as const)("in %s contain %j and leave out %j", (currency, counted, others) => {
    const divided = divideByCurrency(rows, currency);
    expect(ids(divided.counted)).toEqual(counted);
    expect(divided.others.map(([other]) => other)).toEqual(others);
    // Each row is either counted or left out.
    expect(ids([...divided.counted, ...divided.others.flatMap(([, some]) => some)]).sort()).toEqual(
      ids(rows),
    );
  });

  it("contain everything and leave out nothing with one currency, or none", () => {
    for (const currency of [null, "TWD"])
      expect(divideByCurrency([row(1, currency), row(2, currency)], currency)).toEqual({
        ...{ currency, counted: [row(1, currency), row(2, currency)], others: [] },
      });
    expect(divideByCurrency([], "TWD")).toEqual({ currency: "TWD", counted: [], others: [] });
  });

  it("do not take a code in small letters for the same currency", () => {
    expect(divideByCurrency([row(1, "twd")], "TWD").counted).toEqual([]);
  });

  it("are stored under a key for each currency and for none", () => {
    for (const currency of [null, "TWD"]) expect(currencyOfKey(currencyKey(currency))).toBe(currency);
    expect(currencyKey(null)).toBe("");
  });
});

describe("takings", () => {
  const moved = (day: string, currency: string | null, received: string, refunded = "0"): MovedMoney => ({
    ...{ day, currency, kind: "CASH", received, refunded },
  });
  const DAYS = ["2026-11-01", "2026-11-02"];
  const ROWS = [
    ...[moved("2026-11-01", "THB", "10.5"), moved("2026-11-01", null, "300", "300")],
    ...[moved("2026-11-01", "JPY", "500"), moved("2026-11-02", "JPY", "20", "70")],
  ];

  it("of a day are those in the store's currency, and name the other currencies", () => {
    const [first, second] = takingsOf(DAYS, ROWS, "THB");
    const none = decimal(0);
    expect(first).toMatchObject({ received: decimal("10.5"), refunded: none, net: decimal("10.5") });
    expect(first?.kinds).toHaveLength(1);
    expect(first?.others).toEqual([
      { currency: "JPY", received: decimal(500), refunded: none, net: decimal(500) },
      { currency: null, received: decimal(300), refunded: decimal(300), net: none },
    ]);
    expect(second).toMatchObject({ received: none, kinds: [] });
  });

  it("of several days in other currencies are added by currency", () => {
    expect(otherTakings(takingsOf(DAYS, ROWS, null), null)).toEqual([
      { currency: "JPY", received: decimal(520), refunded: decimal(70), net: decimal(450) },
      { currency: "THB", received: decimal("10.5"), refunded: decimal(0), net: decimal("10.5") },
    ]);
    expect(otherTakings(takingsOf(DAYS, [moved("2026-11-01", "THB", "1")], "THB"), "THB")).toEqual([]);
  });
});
