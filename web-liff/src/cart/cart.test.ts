import { globalId } from "@machiya/schema/ids";
import { describe, expect, it } from "vitest";
import {
  acknowledgePrices,
  type CartLine,
  countItems,
  putLine,
  readCart,
  removeLines,
  requestedLines,
} from "./cart.ts";

const line = (id: number, rest: Partial<CartLine> = {}): CartLine => ({
  productId: globalId("Product", id),
  quantity: "1",
  seenPrice: "120",
  ...rest,
});

describe("readCart", () => {
  it("restores what was stored, with normalized numbers", () => {
    expect(readCart(JSON.stringify([line(1, { quantity: "2.50" }), line(2)]))).toEqual([
      line(1, { quantity: "2.5" }),
      line(2),
    ]);
  });
  it.each([
    ["nothing", null],
    ["malformed JSON", "{"],
    ["JSON that is not a list", '{"a":1}'],
  ])("is empty for %s", (_name, json) => {
    expect(readCart(json)).toEqual([]);
  });
  it.each([
    ["an id of another type", { ...line(1), productId: globalId("Order", 1) }],
    ["no id", { quantity: "1", seenPrice: "1" }],
    ["a quantity of 0", line(1, { quantity: "0" })],
    ["a negative quantity", line(1, { quantity: "-1" })],
    ["a quantity with six fraction digits", line(1, { quantity: "1.000001" })],
    ["a negative price", line(1, { seenPrice: "-1" })],
    ["a price that is no number", line(1, { seenPrice: "free" })],
    ["null", null],
  ])("drops %s", (_name, entry) => {
    expect(readCart(JSON.stringify([entry, line(2)]))).toEqual([line(2)]);
  });
  it("keeps the last line of each product", () => {
    expect(readCart(JSON.stringify([line(1), line(1, { quantity: "3" })]))).toEqual([
      line(1, { quantity: "3" }),
    ]);
  });
  it("keeps at most 500 lines, the maximum of an order", () => {
    const lines = Array.from({ length: 501 }, (_, index) => line(index + 1));
    expect(readCart(JSON.stringify(lines))).toHaveLength(500);
  });
});

describe("a cart", () => {
  it("appends a new product and replaces a known one in place", () => {
    const lines = putLine([line(1), line(2)], line(3));
    expect(putLine(lines, line(1, { quantity: "9" })).map(({ quantity }) => quantity)).toEqual([
      "9",
      "1",
      "1",
    ]);
  });
  it("removes products", () => {
    const ids = [line(1).productId, line(3).productId];
    expect(removeLines([line(1), line(2), line(3)], ids)).toEqual([line(2)]);
  });
  it("updates the prices of the named products only", () => {
    const prices = [{ productId: line(2).productId, price: "99" }];
    expect(acknowledgePrices([line(1), line(2)], prices)).toEqual([line(1), line(2, { seenPrice: "99" })]);
  });
  it("does not order lines with a quantity of 0", () => {
    expect(requestedLines([line(1, { quantity: "0" }), line(2)])).toEqual([line(2)]);
  });
  it("counts pieces exactly, without floating-point errors", () => {
    expect(countItems([line(1, { quantity: "0.1" }), line(2, { quantity: "0.2" })])).toBe("0.3");
  });
});
