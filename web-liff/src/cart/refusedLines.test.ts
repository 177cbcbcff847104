import { globalId } from "@machiya/schema/ids";
import { expect, it } from "vitest";
import { lineRefusal, refusedLines } from "./refusedLines.ts";

const line = (id: number, quantity = "2") => ({
  productId: globalId("Product", id),
  quantity,
  seenPrice: "100",
});
const quoted = (id: number, stock: string | null, problem: string | null) => ({
  productId: globalId("Product", id),
  problem,
  product: stock === null ? null : { name: `#${id}`, stock },
});

it.each([
  ["a line that can be ordered", quoted(1, "5", null), null],
  ["less stock than wanted", quoted(1, "1", "OUT_OF_STOCK"), { is: "TOO_FEW", stock: "1" }],
  ["no stock", quoted(1, "0", "OUT_OF_STOCK"), { is: "SOLD_OUT" }],
  ["a frozen product", quoted(1, null, "PRODUCT_NOT_ON_SALE"), { is: "OFF_SALE" }],
])("judges %s", (_name, answer, refusal) => {
  expect(lineRefusal(answer)).toEqual(refusal);
});

it("lists the refused lines in the order of the cart", () => {
  const cart = [line(3), line(2), line(1)];
  const answers = [
    quoted(1, "0", "OUT_OF_STOCK"),
    quoted(2, "9", null),
    quoted(3, null, "PRODUCT_NOT_ON_SALE"),
  ];
  expect(refusedLines(cart, answers)).toEqual([
    { line: line(3), refusal: { is: "OFF_SALE" } },
    { line: line(1), refusal: { is: "SOLD_OUT" } },
  ]);
});

it("ignores lines of 0 and products that are no longer in the cart", () => {
  const answers = [quoted(1, "0", "OUT_OF_STOCK"), quoted(2, "0", "OUT_OF_STOCK")];
  expect(refusedLines([line(1, "0")], answers)).toEqual([]);
});
