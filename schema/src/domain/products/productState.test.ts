import { ProductState } from "@machiya/prisma/enums";
import { expect, test } from "vitest";
import { isOnSale, PRODUCT_CODE_PATTERN, toggledProductState } from "./productState.ts";

test("the toggle freezes enabled products and enables all others", () => {
  expect(Object.values(ProductState).map(toggledProductState)).toEqual(["ENABLED", "FROZEN", "ENABLED"]);
});

test("only enabled products are on sale", () => {
  expect(Object.values(ProductState).filter(isOnSale)).toEqual(["ENABLED"]);
});

test.each([
  ["", true],
  ["abcxyz", true],
  ["Abc", false],
  ["ab1", false],
  ["a b", false],
  ["é", false],
  ["abc\n", false],
])("the code %j is allowed: %s", (code, allowed) => expect(PRODUCT_CODE_PATTERN.test(code)).toBe(allowed));
