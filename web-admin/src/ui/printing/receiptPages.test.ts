import { expect, it } from "vitest";
import { receiptClass, receiptPageRules } from "./receiptPages.ts";

it("makes the page of each receipt as long as its content, with the margins", () => {
  // 96 pixels are 25.4 mm; with two margins of 4 mm and 2 mm of slack, 35.4 mm.
  expect(receiptPageRules([96, 960])).toBe(
    [
      "@page house-receipt-0 { size: 80mm 36mm; margin: 4mm; }",
      "@media print { .house-receipt-0 { page: house-receipt-0; } }",
      "@page house-receipt-1 { size: 80mm 264mm; margin: 4mm; }",
      "@media print { .house-receipt-1 { page: house-receipt-1; } }",
    ].join("\n"),
  );
  expect(receiptPageRules([])).toBe("");
  expect(receiptClass(1)).toBe("house-receipt-1");
});
