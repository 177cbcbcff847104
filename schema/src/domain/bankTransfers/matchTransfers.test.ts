import { describe, expect, it } from "vitest";
import { Big } from "../money.ts";
import { matchTransfers, type TransferLine, type TransferOrder } from "./matchTransfers.ts";

const HOUR = 3_600_000;
const line = (more: Partial<TransferLine> = {}): TransferLine => ({
  line: 1,
  amount: new Big(100),
  digits: "12345",
  hints: [],
  name: "",
  from: 10 * HOUR,
  to: 10 * HOUR,
  ...more,
});
const order = (more: Partial<TransferOrder> = {}): TransferOrder => ({
  id: 1,
  outstanding: new Big(100),
  digits: "12345",
  names: ["王小明"],
  placedAt: 0,
  reportedAt: null,
  ...more,
});
const verdictOf = (one: TransferLine, ...orders: TransferOrder[]) => {
  const [match] = matchTransfers([one], orders);
  return `${match?.verdict} ${match?.reason} ${match?.orderId} ${match?.others.join()}`.trim();
};

describe("a line", () => {
  it.each([
    ["with the order's digits and amount", line(), order(), "CERTAIN DIGITS_AND_AMOUNT 1"],
    [
      "with the name instead of the digits",
      line({ digits: null, name: "王 小明" }),
      order(),
      "CERTAIN NAME_AND_AMOUNT 1",
    ],
    [
      "with the name, other digits",
      line({ digits: "99999", name: "王小明" }),
      order(),
      "POSSIBLE DIGITS_DIFFER 1",
    ],
    [
      "with the digits in its note",
      line({ digits: null, hints: ["12345"] }),
      order(),
      "CERTAIN DIGITS_AND_AMOUNT 1",
    ],
    [
      "with other digits in its note",
      line({ digits: null, hints: ["45678"] }),
      order(),
      "POSSIBLE AMOUNT_ONLY 1",
    ],
    [
      "with the name, other digits in its note",
      line({ digits: null, hints: ["45678"], name: "王小明" }),
      order(),
      "CERTAIN NAME_AND_AMOUNT 1",
    ],
    ["with four of the digits", line({ digits: "2345" }), order(), "POSSIBLE AMOUNT_ONLY 1"],
    [
      "with four digits and the name",
      line({ digits: "2345", name: "王小明" }),
      order(),
      "CERTAIN NAME_AND_AMOUNT 1",
    ],
    ["with the amount only", line({ digits: null }), order(), "POSSIBLE AMOUNT_ONLY 1"],
    ["with the digits only", line({ amount: new Big(99) }), order(), "POSSIBLE AMOUNT_DIFFERS 1"],
    ["with other digits", line({ digits: "99999" }), order(), "NONE NO_ORDER null"],
    ["with another amount", line({ amount: new Big(99), digits: null }), order(), "NONE NO_ORDER null"],
    ["long before the order", line(), order({ placedAt: 12 * HOUR }), "NONE NO_ORDER null"],
    ["shortly before the order", line(), order({ placedAt: 10.5 * HOUR }), "CERTAIN DIGITS_AND_AMOUNT 1"],
    [
      "on the order's day, without a time",
      line({ from: 0, to: 24 * HOUR }),
      order({ placedAt: 23 * HOUR }),
      "CERTAIN DIGITS_AND_AMOUNT 1",
    ],
    [
      "with a name of one letter",
      line({ digits: null, name: "王" }),
      order({ names: ["王"] }),
      "POSSIBLE AMOUNT_ONLY 1",
    ],
  ])("%s is judged", (_what, one, of, verdict) => {
    expect(verdictOf(one, of)).toBe(verdict);
  });

  it("that fits two orders is not certain; the one nearest to the report comes first", () => {
    expect(verdictOf(line(), order(), order({ id: 2, reportedAt: 9 * HOUR }))).toBe(
      "POSSIBLE SEVERAL_ORDERS 2 1",
    );
  });
});

describe("two lines", () => {
  it("that fit one order are not certain, and only one gets it", () => {
    expect(matchTransfers([line(), line({ line: 2 })], [order()])).toMatchObject([
      { verdict: "POSSIBLE", reason: "SEVERAL_LINES", orderId: 1 },
      { verdict: "NONE", reason: "SEVERAL_LINES", orderId: null, others: [1] },
    ]);
  });

  it("that fit two orders get one each", () => {
    const matches = matchTransfers([line(), line({ line: 2 })], [order(), order({ id: 2 })]);
    expect(matches.map(({ orderId }) => orderId)).toEqual([1, 2]);
    expect(matches.map(({ verdict }) => verdict)).toEqual(["POSSIBLE", "POSSIBLE"]);
  });
});
