import { describe, expect, it } from "vitest";
import {
  choiceState,
  type EditedOption,
  firstVariantStocks,
  MAX_OPTION_LENGTH,
  MAX_VARIANTS,
  type ProductOption,
  rematchVariants,
  sortVariants,
  variantMatrix,
  variantName,
  variantSummary,
  variantsProblem,
} from "./variants.ts";

const COLOR: ProductOption = { name: "Color", values: ["Blue", "Red"] };
const SIZE: ProductOption = { name: "Size", values: ["S", "M", "L"] };
const named = (count: number) => Array.from({ length: count }, (_, index) => `v${index}`);

describe("the matrix", () => {
  it("contains all combinations, of which the last option changes fastest", () => {
    expect(variantMatrix([COLOR, SIZE])).toEqual([
      ["Blue", "S"],
      ["Blue", "M"],
      ["Blue", "L"],
      ["Red", "S"],
      ["Red", "M"],
      ["Red", "L"],
    ]);
    expect(variantMatrix([])).toEqual([]);
  });

  it("is the order of variants, whatever the order of their creation", () => {
    const all = variantMatrix([COLOR, SIZE]).map((optionValues) => ({ optionValues }));
    expect(sortVariants([COLOR, SIZE], all.toReversed())).toEqual(all);
  });

  it("names a variant after its product and values", () => {
    expect(variantName("Shirt", ["Blue", "M"])).toBe("Shirt – Blue / M");
  });
});

describe("the stock of a product that gets variants", () => {
  it("goes to the first one, unless a stock is stated", () => {
    expect(firstVariantStocks(20, [undefined, undefined])).toEqual([20, undefined]);
    expect(firstVariantStocks(20, [undefined])).toEqual([20]);
    expect(firstVariantStocks(20, [undefined, 0])).toEqual([undefined, 0]);
    expect(firstVariantStocks(20, [])).toEqual([]);
  });
});

describe("options and variants", () => {
  it.each<[string, ProductOption[], string[][]]>([
    ["none", [], []],
    ["one value", [{ name: "Size", values: ["M"] }], [["M"]]],
    ["missing combinations", [COLOR, SIZE], [["Red", "L"]]],
    ["texts at the limit", [{ name: "n".repeat(50), values: ["v".repeat(50)] }], [["v".repeat(50)]]],
    ["100 variants", [{ name: "No.", values: named(100) }], named(100).map((value) => [value])],
    [
      "three options",
      [COLOR, SIZE, { name: "Fit", values: ["Slim"] }],
      variantMatrix([COLOR, SIZE, { name: "Fit", values: ["Slim"] }]),
    ],
  ])("are valid with %s", (_what, options, variants) => {
    expect(variantsProblem(options, variants)).toBeNull();
  });

  const option = (name: string, values: string[]) => ({ name, values });
  it.each<[string, ProductOption[], string[][], (string | number)[], string]>([
    [
      "four options",
      named(4).map((name) => option(name, ["a"])),
      [["a", "a", "a", "a"]],
      ["options"],
      "LIST",
    ],
    ["an empty name", [option("", ["a"])], [["a"]], ["options", 0, "name"], "TEXT"],
    ["a name with spaces around it", [option(" n", ["a"])], [["a"]], ["options", 0, "name"], "TEXT"],
    [
      "a long name",
      [option("n".repeat(MAX_OPTION_LENGTH + 1), ["a"])],
      [["a"]],
      ["options", 0, "name"],
      "TEXT",
    ],
    ["equal names", [option("A", ["a"]), option("a", ["b"])], [["a", "b"]], ["options", 1, "name"], "UNIQUE"],
    ["no values", [option("n", [])], [["a"]], ["options", 0, "values"], "LIST"],
    ["101 values", [option("n", named(101))], [["v0"]], ["options", 0, "values"], "LIST"],
    ["an empty value", [option("n", ["a", ""])], [["a"]], ["options", 0, "values", 1], "TEXT"],
    ["values of another width", [option("n", ["M", "Ｍ"])], [["M"]], ["options", 0, "values", 1], "UNIQUE"],
    ["no variants", [COLOR], [], ["variants"], "LIST"],
    ["variants without options", [], [["a"]], ["variants"], "LIST"],
    [
      "101 variants",
      [option("n", named(100))],
      named(MAX_VARIANTS + 1).map((v) => [v]),
      ["variants"],
      "LIST",
    ],
    ["too few values", [COLOR, SIZE], [["Red"]], ["variants", 0, "values"], "SAME_LENGTH"],
    ["an unknown value", [COLOR, SIZE], [["Red", "XL"]], ["variants", 0, "values", 1], "CHOICE"],
    ["a repeated combination", [COLOR], [["Red"], ["Blue"], ["Red"]], ["variants", 2, "values"], "UNIQUE"],
  ])("are refused with %s", (_what, options, variants, path, kind) => {
    expect(variantsProblem(options, variants)).toMatchObject({ path, rule: { kind } });
  });
});

describe("an edit of the options", () => {
  const kept = ({ name, values }: ProductOption, was: number | null): EditedOption => ({
    name,
    was,
    values: values.map((text) => ({ text, was: was === null ? null : text })),
  });
  const variants = variantMatrix([COLOR, SIZE]).map((optionValues, index) => ({ optionValues, index }));
  const rematched = (options: EditedOption[]) =>
    rematchVariants(options, variants).map(({ values, variant }) => [...values, variant?.index ?? null]);

  it("keeps all variants when an option and a value are renamed", () => {
    const renamed = kept(COLOR, 0).values.with(0, { text: "Navy", was: "Blue" });
    expect(rematched([{ name: "Colour", was: 0, values: renamed }, kept(SIZE, 1)])).toEqual(
      variants.map(({ optionValues: [color = "", size], index }) => [
        color === "Blue" ? "Navy" : color,
        size,
        index,
      ]),
    );
  });

  it("keeps the variants when options and values change places, and values are exchanged", () => {
    expect(rematched([kept(SIZE, 1), kept({ name: "Color", values: ["Red", "Blue"] }, 0)])).toContainEqual([
      "M",
      "Red",
      4,
    ]);
    const exchanged = [
      { text: "Red", was: "Blue" },
      { text: "Blue", was: "Red" },
    ];
    expect(rematched([{ name: "Color", was: 0, values: exchanged }, kept(SIZE, 1)])[0]).toEqual([
      "Red",
      "S",
      0,
    ]);
  });

  it("adds combinations for a new value, and drops those of a removed one", () => {
    const color = {
      ...kept(COLOR, 0),
      values: [
        { text: "Red", was: "Red" },
        { text: "Green", was: null },
      ],
    };
    expect(rematched([color, kept(SIZE, 1)])).toEqual([
      ["Red", "S", 3],
      ["Red", "M", 4],
      ["Red", "L", 5],
      ["Green", "S", null],
      ["Green", "M", null],
      ["Green", "L", null],
    ]);
  });

  it("gives the first value of a new option to the existing variants", () => {
    const fit = kept({ name: "Fit", values: ["Slim", "Wide"] }, null);
    const all = rematched([kept(COLOR, 0), kept(SIZE, 1), fit]);
    expect(all).toHaveLength(12);
    expect(all.filter(([, , , index]) => index !== null)).toEqual(
      variants.map(({ optionValues, index }) => [...optionValues, "Slim", index]),
    );
  });

  it("keeps the first of the variants that become equal when an option is removed", () => {
    expect(rematched([kept(COLOR, 0)])).toEqual([
      ["Blue", 0],
      ["Red", 3],
    ]);
    expect(rematched([])).toEqual([]);
  });
});

describe("a product's card", () => {
  it("shows the lowest price and the sum of the stocks", () => {
    const summary = variantSummary([
      { price: "120", stock: "3" },
      { price: "99.5", stock: "0" },
      { price: "120", stock: "0.5" },
    ]);
    expect([summary?.lowestPrice.toString(), summary?.hasPrices, summary?.stock.toString()]).toEqual([
      "99.5",
      true,
      "3.5",
    ]);
    expect(variantSummary([{ price: "1", stock: "1" }])?.hasPrices).toBe(false);
    expect(variantSummary([])).toBeNull();
  });
});

describe("a value that customers can choose", () => {
  const variants = [
    { optionValues: ["Blue", "S"], stock: "1", preOrderLeft: "0" },
    { optionValues: ["Blue", "M"], stock: "0", preOrderLeft: "0" },
    { optionValues: ["Red", "S"], stock: "0", preOrderLeft: "0" },
    { optionValues: ["Green", "S"], stock: "0", preOrderLeft: "1" },
  ];
  it.each<[(string | null)[], number, string, string]>([
    [[null, null], 0, "Blue", "AVAILABLE"],
    [[null, null], 0, "Red", "SOLD_OUT"],
    [[null, null], 0, "Green", "PRE_ORDER"],
    [["Green", null], 1, "M", "MISSING"],
    [["Blue", null], 1, "M", "SOLD_OUT"],
    [["Blue", "S"], 1, "M", "SOLD_OUT"],
    [["Red", null], 1, "M", "MISSING"],
    [["Red", "S"], 0, "Blue", "AVAILABLE"],
    [[null, "M"], 0, "Blue", "SOLD_OUT"],
  ])("beside %j, option %i has %s %s", (chosen, option, value, state) => {
    expect(choiceState(variants, chosen, option, value)).toBe(state);
  });
});
