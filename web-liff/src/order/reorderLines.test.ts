import { expect, it } from "vitest";
import { reorderLines } from "./reorderLines.ts";

const earlier = [
  { productId: "A", productName: "Tea", quantity: "2" },
  { productId: "B", productName: "Bowl", quantity: "3" },
  { productId: "C", productName: "Whisk", quantity: "1" },
  { productId: "D", productName: "Tray", quantity: "1" },
];
const offered = [
  {
    productId: "A",
    quantity: "2",
    unitPrice: "130",
    product: { name: "Tea", stock: "9", preOrderLeft: "0" },
  },
  {
    productId: "B",
    quantity: "3",
    unitPrice: "80",
    problem: "OUT_OF_STOCK",
    product: { name: "New bowl", stock: "2", preOrderLeft: "0" },
  },
  {
    productId: "C",
    quantity: "1",
    unitPrice: "50",
    problem: "OUT_OF_STOCK",
    product: { name: "Whisk", stock: "0", preOrderLeft: "0" },
  },
  { productId: "D", quantity: "1", unitPrice: "0", problem: "PRODUCT_NOT_ON_SALE", product: null },
];

it("puts what is available into the cart at today's price, and names what is not", () => {
  expect(reorderLines(earlier, offered, [])).toEqual({
    lines: [
      { productId: "A", quantity: "2", seenPrice: "130" },
      { productId: "B", quantity: "2", seenPrice: "80" },
    ],
    refused: [
      { name: "New bowl", refusal: { is: "TOO_FEW", stock: "2" } },
      { name: "Whisk", refusal: { is: "SOLD_OUT" } },
      { name: "Tray", refusal: { is: "OFF_SALE" } },
    ],
  });
});

it("keeps the larger quantity of what is in the cart already", () => {
  const cart = [{ productId: "A", quantity: "5", seenPrice: "120" }];
  expect(reorderLines(earlier.slice(0, 1), offered, cart).lines).toEqual([
    { productId: "A", quantity: "5", seenPrice: "130" },
  ]);
  expect(reorderLines(earlier.slice(0, 1), [], cart)).toEqual({
    lines: [],
    refused: [{ name: "Tea", refusal: { is: "OFF_SALE" } }],
  });
});

it("changes a quantity that is no multiple of the product's step to the next one", () => {
  const steps = { quantity: "1.5", unitPrice: "80", problem: "INVALID_INPUT" };
  const product = { name: "Bowl", stock: "9", preOrderLeft: "0", quantityStep: "1" };
  const found = reorderLines(
    [{ productId: "B", productName: "Bowl", quantity: "1.5" }],
    [{ productId: "B", ...steps, product }],
    [],
  );
  expect(found).toEqual({
    lines: [{ productId: "B", quantity: "2", seenPrice: "80" }],
    refused: [{ name: "Bowl", refusal: { is: "UNSTEPPED", step: "1", next: "2" } }],
  });
});
