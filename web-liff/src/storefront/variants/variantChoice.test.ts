import { describe, expect, it } from "vitest";
import { chooseValue, findVariant, firstChoice } from "./variantChoice.ts";

const OPTIONS = [{ values: ["Blue", "Red"] }, { values: ["S", "M"] }];
const variant = (optionValues: string[], stock = "1", preOrderLeft = "0") => ({
  optionValues,
  stock,
  preOrderLeft,
});
const VARIANTS = [variant(["Blue", "S"]), variant(["Blue", "M"], "0"), variant(["Red", "S"])];

describe("the first choice", () => {
  it("contains the values that all variants in stock share", () => {
    expect(firstChoice(OPTIONS, VARIANTS)).toEqual([null, "S"]);
    expect(firstChoice(OPTIONS, VARIANTS.slice(0, 2))).toEqual(["Blue", "S"]);
  });

  it("contains the values of a variant that can be pre-ordered, too", () => {
    const variants = [variant(["Blue", "S"], "0", "1"), variant(["Red", "S"], "0")];
    expect(firstChoice(OPTIONS, variants)).toEqual(["Blue", "S"]);
  });

  it("ignores the stock when everything is sold out", () => {
    const soldOut = VARIANTS.map(({ optionValues }) => variant(optionValues, "0"));
    expect(firstChoice(OPTIONS, soldOut)).toEqual([null, null]);
    expect(firstChoice(OPTIONS, [])).toEqual([null, null]);
    expect(firstChoice([], [])).toEqual([]);
  });
});

describe("a chosen value", () => {
  it("keeps the values of other options, also when the variant is sold out", () => {
    expect(chooseValue(VARIANTS, ["Blue", "S"], 1, "M")).toEqual(["Blue", "M"]);
  });

  it("drops values that do not exist together with it", () => {
    expect(chooseValue(VARIANTS, ["Red", "S"], 1, "M")).toEqual([null, "M"]);
  });
});

it("a variant is found when each option has a value", () => {
  expect(findVariant(VARIANTS, ["Blue", "M"])).toBe(VARIANTS[1]);
  expect(findVariant(VARIANTS, ["Blue", null])).toBeNull();
  expect(findVariant(VARIANTS, ["Red", "M"])).toBeNull();
  expect(findVariant([], [])).toBeNull();
});
