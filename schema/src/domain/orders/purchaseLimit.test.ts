import { describe, expect, it } from "vitest";
import { exceededLimit, maxOrderable, purchaseLimit, quantitiesByProduct } from "./purchaseLimit.ts";

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
