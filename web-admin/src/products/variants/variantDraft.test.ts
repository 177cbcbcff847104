import { describe, expect, it } from "vitest";
import {
  draftOf,
  draftProblem,
  invalidCells,
  type LoadedVariants,
  optionProblems,
  rowsOf,
  type VariantsDraft,
  variantsInput,
  withCells,
  withFilled,
} from "./variantDraft.ts";

const variant = (id: string, optionValues: string[], more = {}) => ({
  id,
  version: 3,
  optionValues,
  code: "",
  price: "100",
  stock: "5",
  offered: true,
  hasOwnImage: false,
  imageUrl: "/of-the-product.webp",
  ...more,
});
const LOADED: LoadedVariants = {
  price: "90",
  stock: "15",
  options: [
    { name: "Color", values: ["Blue", "Red"] },
    { name: "Size", values: ["S", "M"] },
  ],
  variants: [
    variant("bs", ["Blue", "S"]),
    variant("bm", ["Blue", "M"], { offered: false, code: "bm" }),
    variant("rs", ["Red", "S"], { hasOwnImage: true, imageUrl: "/red.webp" }),
  ],
};
const NO_PRE_ORDER = { preOrderCap: "", preOrderDay: "" };
const rows = (draft: VariantsDraft) => rowsOf(draft, LOADED) ?? [];
const withValue = (draft: VariantsDraft, option: number, text: string): VariantsDraft => ({
  ...draft,
  options: draft.options.map((each, index) =>
    index === option ? { ...each, values: [...each.values, { key: `new ${text}`, text, was: null }] } : each,
  ),
});

describe("the rows of the matrix", () => {
  it("show the loaded variants, and missing combinations as absent", () => {
    expect(rows(draftOf(LOADED)).map(({ key, values, cells }) => [key, values.join("/"), cells])).toEqual(
      [
        [
          "bs",
          "Blue/S",
          {
            code: "",
            price: "100",
            stock: "5",
            lowStockLevel: "",
            ...NO_PRE_ORDER,
            state: "ON_SALE",
            image: "",
          },
        ],
        [
          "bm",
          "Blue/M",
          {
            code: "bm",
            price: "100",
            stock: "5",
            lowStockLevel: "",
            ...NO_PRE_ORDER,
            state: "PAUSED",
            image: "",
          },
        ],
        [
          "rs",
          "Red/S",
          {
            code: "",
            price: "100",
            stock: "5",
            lowStockLevel: "",
            ...NO_PRE_ORDER,
            state: "ON_SALE",
            image: "/red.webp",
          },
        ],
        [
          "1 S",
          "Red/M",
          {
            code: "",
            price: "90",
            stock: "0",
            lowStockLevel: "",
            ...NO_PRE_ORDER,
            state: "ABSENT",
            image: "",
          },
        ],
      ].map(([key, ...rest]) => [key === "1 S" ? "0 Red|1 M" : key, ...rest]),
    );
  });

  it("of a new value are on sale at the product's price", () => {
    const added = rows(withValue(draftOf(LOADED), 0, "Green")).slice(-2);
    expect(added.map(({ values, cells }) => [...values, cells.price, cells.state])).toEqual([
      ["Green", "S", "90", "ON_SALE"],
      ["Green", "M", "90", "ON_SALE"],
    ]);
  });

  it("keep what was typed while a value is renamed", () => {
    const typed = withCells(withValue(draftOf(LOADED), 1, "L"), "0 Blue|new L", { stock: "7" });
    const renamed = {
      ...typed,
      options: typed.options.map((option) => ({
        ...option,
        values: option.values.map((value) => (value.text === "L" ? { ...value, text: "Large" } : value)),
      })),
    };
    expect(rows(renamed).find(({ values }) => values.join("/") === "Blue/Large")?.cells.stock).toBe("7");
  });

  it("are not shown when there are too many", () => {
    const many = Array.from({ length: 201 }).reduce<VariantsDraft>(
      (draft, _, index) => withValue(draft, 0, `c${index}`),
      draftOf(LOADED),
    );
    expect(rowsOf(many, LOADED)).toBeNull();
    expect(draftProblem(many, null)).toBe("OPTIONS");
  });
});

describe("what is sent", () => {
  it("contains the version and the changes of existing variants, and everything of new ones", () => {
    const draft = withCells(withCells(draftOf(LOADED), "bs", { stock: "9", image: "" }), "rs", {
      state: "ABSENT",
    });
    const added = withCells(draft, "0 Red|1 M", { state: "ON_SALE", price: "95 " });
    expect(variantsInput(added, rows(added))).toEqual({
      options: LOADED.options,
      variants: [
        { id: "bs", version: 3, values: ["Blue", "S"], stock: "9", image: null },
        { id: "bm", version: 3, values: ["Blue", "M"] },
        { values: ["Red", "M"], code: "", price: "95", stock: "0", offered: true },
      ],
    });
  });

  it("leaves out a stock that was typed as it is, which others may have changed", () => {
    const draft = withCells(draftOf(LOADED), "bs", { stock: "5" });
    expect(variantsInput(draft, rows(draft)).variants[0]).not.toHaveProperty("stock");
  });

  it("contains a filled column of all variants", () => {
    const draft = draftOf(LOADED);
    const filled = withFilled(draft, rows(draft), { price: "120" });
    expect(rows(filled).map(({ cells }) => cells.price)).toEqual(["120", "120", "120", "90"]);
  });
});

describe("a draft that cannot be saved", () => {
  const draft = draftOf(LOADED);
  const changed = (cells: object) => withCells(draft, "bs", cells);
  it.each<[string, VariantsDraft, string | null]>([
    ["nothing", draft, null],
    ["no options", { ...draft, options: [] }, null],
    [
      "an unnamed option",
      { ...draft, options: draft.options.map((each) => ({ ...each, name: " " })) },
      "OPTIONS",
    ],
    ["a repeated value", withValue(draft, 0, "blue"), "OPTIONS"],
    [
      "an option without values",
      { ...draft, options: draft.options.map((e) => ({ ...e, values: [] })) },
      "OPTIONS",
    ],
    ["an invalid price", changed({ price: "x" }), "CELLS"],
    ["an empty stock", changed({ stock: "" }), "CELLS"],
    ["an invalid code", changed({ code: "B1" }), "CELLS"],
    ["an invalid cell of an absent variant", changed({ code: "B1", state: "ABSENT" }), null],
    [
      "no variants",
      ["bs", "bm", "rs"].reduce((next, key) => withCells(next, key, { state: "ABSENT" }), draft),
      "NO_VARIANTS",
    ],
  ])("has %s", (_what, edited, problem) => {
    expect(draftProblem(edited, rows(edited))).toBe(problem);
  });

  it("names its cells", () => {
    const cells = {
      code: "B1",
      price: "",
      stock: "-1",
      lowStockLevel: "x",
      ...NO_PRE_ORDER,
      state: "ON_SALE" as const,
      image: "",
    };
    expect(invalidCells(cells)).toEqual(["code", "price", "stock", "lowStockLevel"]);
    const valid = { ...cells, code: "b", price: "1", stock: "1" };
    expect(["", "0", "2.5"].map((lowStockLevel) => invalidCells({ ...valid, lowStockLevel }))).toEqual([
      ...[[], [], []],
    ]);
  });

  it.each([
    ["", "", []],
    ["5", "2031-03-01", []],
    ["0.5", "2031-03-01", []],
    ["5", "", ["preOrderDay"]],
    ["", "2031-03-01", ["preOrderCap"]],
    ["0", "2031-03-01", ["preOrderCap"]],
    ["x", "", ["preOrderCap", "preOrderDay"]],
  ])("needs both the cap and the day of a pre-order: %j and %j", (preOrderCap, preOrderDay, invalid) => {
    const [row] = rows(withCells(draftOf(LOADED), "bs", { preOrderCap, preOrderDay }));
    expect(row && invalidCells(row.cells)).toEqual(invalid);
  });

  it("sends a pre-order only when it changed, and null for an emptied one", () => {
    const draft = withCells(
      withCells(draftOf(LOADED), "bs", { preOrderCap: " 5 ", preOrderDay: "2031-03-01" }),
      ...(["bm", { preOrderCap: "", preOrderDay: "" }] as const),
    );
    expect(
      variantsInput(draft, rows(draft)).variants.map(({ preOrderCap, preOrderDay }) => [
        preOrderCap,
        preOrderDay,
      ]),
    ).toEqual([
      ["5", "2031-03-01"],
      [null, null],
      [undefined, undefined],
    ]);
  });

  it("sends a low-stock level only when it changed, and null for an emptied one", () => {
    const levelsOf = (draft: VariantsDraft) =>
      variantsInput(draft, rows(draft)).variants.map(({ lowStockLevel }) => lowStockLevel);
    const draft = draftOf(LOADED);
    expect(levelsOf(draft)).toEqual([undefined, undefined, undefined]);
    const written = withCells(withCells(draft, "bs", { lowStockLevel: " 2 " }), "bm", { lowStockLevel: "" });
    expect(levelsOf(written)).toEqual(["2", null, undefined]);
  });
});

describe("the problems of each option", () => {
  const withNames = (...names: string[]): VariantsDraft => ({
    cells: new Map(),
    options: names.map((name, was) => ({
      key: `${was}`,
      name,
      was: null,
      values: [{ key: `${was} a`, text: "a", was: null }],
    })),
  });

  it.each([
    [
      ["Color", "Size"],
      [null, null],
    ],
    [
      ["", "Size"],
      ["EMPTY", null],
    ],
    [
      ["  ", ""],
      ["EMPTY", "EMPTY"],
    ],
    [
      ["Size", "Color", " ｓize "],
      [null, null, "REPEATED"],
    ],
  ])("names %j are %j", (names, expected) => {
    const draft = withNames(...names);
    expect(optionProblems(draft).map(({ name }) => name)).toEqual(expected);
    expect(draftProblem(draft, []) === "OPTIONS").toBe(expected.some((problem) => problem !== null));
  });

  it("are empty and repeated values, and no values", () => {
    const draft = withValue(withValue(draftOf(LOADED), 0, "blue"), 0, " ");
    const none = { ...draft, options: [...draft.options, { key: "2", name: "Fit", was: null, values: [] }] };
    expect(optionProblems(none).map(({ values, hasNoValues }) => [[...values], hasNoValues])).toEqual([
      [["new blue", "new  "], false],
      [[], false],
      [[], true],
    ]);
  });
});

describe("the first variants of a product", () => {
  const plain: LoadedVariants = { price: "90", stock: "20", options: [], variants: [] };
  const sizes: VariantsDraft = {
    options: [
      {
        key: "size",
        name: "Size",
        was: null,
        values: ["S", "M", "L"].map((text) => ({ key: text, text, was: null })),
      },
    ],
    cells: new Map(),
  };
  const stocks = (draft: VariantsDraft) => rowsOf(draft, plain)?.map(({ cells }) => cells.stock);

  it("take over its stock, which is at the first one until it is distributed", () => {
    expect(stocks(sizes)).toEqual(["20", "0", "0"]);
    const distributed = withCells(withCells(sizes, "S", { stock: "12" }), "M", { stock: "8" });
    expect(stocks(distributed)).toEqual(["12", "8", "0"]);
    expect(stocks(withCells(sizes, "S", { stock: "0" }))).toEqual(["0", "0", "0"]);
  });

  it("take it over at the first one that exists", () => {
    expect(stocks(withCells(sizes, "S", { state: "ABSENT" }))).toEqual(["0", "20", "0"]);
  });

  it("send it", () => {
    expect(variantsInput(sizes, rowsOf(sizes, plain) ?? []).variants.map(({ stock }) => stock)).toEqual([
      "20",
      "0",
      "0",
    ]);
  });
});
