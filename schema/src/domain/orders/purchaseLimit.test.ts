import { describe, expect, it } from "vitest";
import {
  exceededLimit,
  limitShares,
  maxOrderable,
  purchaseLimit,
  quantitiesByProduct,
} from "./purchaseLimit.ts";

describe("the purchase limit of an order", () => {
  it.each([
    ["none", {}, "0", null],
    ["none, whatever was ordered", { maxPerOrder: null, maxPerCustomer: null }, "99", null],
    ["that of an order", { maxPerOrder: "2" }, "9", { of: "PER_ORDER", most: "2", left: "2" }],
    ["that of a customer", { maxPerCustomer: "3" }, "0", { of: "PER_CUSTOMER", most: "3", left: "3" }],
    [
      "that of an order while it is smaller",
      { maxPerOrder: "2", maxPerCustomer: "5" },
      "2.5",
      { of: "PER_ORDER", most: "2", left: "2" },
    ],
    [
      "that of a customer when as much is left",
      { maxPerOrder: "2", maxPerCustomer: "5" },
      "3",
      { of: "PER_CUSTOMER", most: "5", left: "2" },
    ],
    ["used up", { maxPerCustomer: "3" }, "3", { of: "PER_CUSTOMER", most: "3", left: "0" }],
    ["lowered below the orders", { maxPerCustomer: "3" }, "4", { of: "PER_CUSTOMER", most: "3", left: "0" }],
  ] as const)("is %s", (_name, limits, ordered, limit) => {
    expect(purchaseLimit(limits, ordered)).toEqual(limit);
  });

  it.each([
    ["2", { maxPerOrder: "2" }, "0", false],
    ["2.00001", { maxPerOrder: "2" }, "0", true],
    ["1", { maxPerCustomer: "3" }, "2", false],
    ["1.00001", { maxPerCustomer: "3" }, "2", true],
    ["0.00001", { maxPerCustomer: "3" }, "3", true],
    ["100", {}, "100", false],
  ] as const)("for %s of %o after %s is exceeded: %s", (quantity, limits, ordered, isExceeded) => {
    expect(exceededLimit(quantity, limits, ordered) !== null).toBe(isExceeded);
  });

  it.each([
    ["5", "0", "2", "2"],
    ["5", "0", "5", "5"],
    ["5", "0", "9", "5"],
    ["10", "0", "9", "9"],
    ["5", "0", null, "5"],
    ["5", "0", "0", "0"],
    ["5", "3", null, "8"],
    ["5", "3", "8", "8"],
    ["5", "3", "7", "7"],
  ])("of a stock of %s and %s to pre-order, %s left allows %s", (stock, preOrderLeft, left, most) => {
    expect(maxOrderable({ stock, preOrderLeft }, left)).toBe(most);
  });

  it.each([
    ["2.5", "0", null, "1", "2"],
    ["0.9", "0", null, "1", "0"],
    ["5", "0.3", null, "0.25", "5.25"],
    ["9", "0", "2.5", "1", "2"],
    ["9", "0", "0.3", "0.1", "0.3"],
  ])("of a stock of %s and %s to pre-order, %s left allows, in steps of %s, %s", (...row) => {
    const [stock, preOrderLeft, left, quantityStep, most] = row;
    expect(maxOrderable({ stock, preOrderLeft, quantityStep }, left)).toBe(most);
  });

  describe("allotted to the variants of a product", () => {
    const variant = (id: number, quantity: string, stock = "9", preOrderLeft = "0") => ({
      quantity,
      product: { id, parentId: 1, maxPerOrder: "4", maxPerCustomer: "5", stock, preOrderLeft },
    });
    const shares = (lines: Parameters<typeof limitShares>[0], ordered = "2") =>
      limitShares(lines, new Map([[1, ordered]])).map(
        (share) => share && [share.isExceeded, share.most.toFixed()],
      );

    it("goes to the preceding lines first", () => {
      expect(shares([variant(2, "3"), variant(3, "2")])).toEqual([
        [false, "3"],
        [true, "0"],
      ]);
      expect(shares([variant(2, "2"), variant(3, "2")])).toEqual([
        [false, "2"],
        [true, "1"],
      ]);
      expect(shares([variant(2, "3.00001"), variant(3, "1")])).toEqual([
        [true, "3"],
        [true, "0"],
      ]);
    });

    it("leaves each line what the others do not take", () => {
      expect(shares([variant(2, "1"), variant(3, "1")])).toEqual([
        [false, "2"],
        [false, "2"],
      ]);
      expect(shares([variant(2, "1"), variant(3, "2")])).toEqual([
        [false, "1"],
        [false, "2"],
      ]);
    });

    it("is not used up by what the stock does not have", () => {
      expect(shares([variant(2, "3", "0"), variant(3, "3")])).toEqual([
        [false, "0"],
        [false, "3"],
      ]);
      expect(shares([variant(2, "4", "1", "1"), variant(3, "1")])).toEqual([
        [true, "2"],
        [false, "1"],
      ]);
    });

    it("is nothing when earlier orders have it, and is separate for each product", () => {
      const tea = { id: 7, parentId: null, maxPerOrder: "1", stock: "9", preOrderLeft: "0" };
      const lines = [variant(2, "1"), { quantity: "1", product: tea }, variant(3, "1")];
      expect(shares(lines, "5")).toEqual([
        [true, "0"],
        [false, "1"],
        [true, "0"],
      ]);
      expect(shares([{ quantity: "9", product: { ...tea, maxPerOrder: null } }])).toEqual([null]);
    });
  });

  it("counts the variants of a product together", () => {
    const lines = [
      { quantity: "1", product: { id: 1, parentId: null } },
      { quantity: "0.1", product: { id: 3, parentId: 2 } },
      { quantity: "0.2", product: { id: 4, parentId: 2 } },
    ];
    expect([...quantitiesByProduct(lines)].map(([id, sum]) => [id, sum.toFixed()])).toEqual([
      [1, "1"],
      [2, "0.3"],
    ]);
  });
});
