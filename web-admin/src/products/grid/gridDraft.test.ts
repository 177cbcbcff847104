import { describe, expect, it } from "vitest";
import {
  changesOf,
  GRID_COLUMNS,
  type GridColumn,
  type GridProduct,
  isValidCell,
  pasted,
  withCell,
  withPercent,
} from "./gridDraft.ts";

const product = (id: string, price: string): GridProduct => ({
  id,
  version: 3,
  hasVariants: false,
  types: new Map([["茶", "T1"]]),
  cells: { name: id, price, stock: "5", state: "ENABLED", types: "茶" },
});
const products = [product("a", "100"), product("b", "9.5"), product("c", "20")];
const terms = {
  states: { ENABLED: "上架中", FROZEN: "暫停" },
  types: new Map([
    ["茶", "T1"],
    ["器", "T2"],
  ]),
};
const [first = product("", "")] = products;

describe("the product grid", () => {
  it("counts only cells that differ from the product", () => {
    const changed = withCell(new Map(), first, "price", "120");
    expect(changed.get("a")).toEqual({ price: "120" });
    expect(withCell(changed, first, "price", "100").size).toBe(0);
  });

  it("does not change the price and stock of a product with variants", () => {
    const parent = { ...first, hasVariants: true };
    expect(withCell(new Map(), parent, "price", "120").size).toBe(0);
    expect(withPercent(new Map(), [parent], "10").size).toBe(0);
    expect(withCell(new Map(), parent, "name", "x").get("a")).toEqual({ name: "x" });
  });

  it("pastes a range of a spreadsheet from a cell on, and leaves out what is beyond the edges", () => {
    const text = "1\t2\t暫停\t茶, 器\tbeyond\r\n$1,250\t7\r\n";
    const draft = pasted(new Map(), products, { row: 1, column: "price" }, text, terms);
    expect([...draft]).toEqual([
      ["b", { price: "1", stock: "2", state: "FROZEN", types: "茶, 器" }],
      ["c", { price: "1250", stock: "7" }],
    ]);
  });

  it("changes prices by a percentage with their number of decimals", () => {
    const draft = withPercent(new Map(), products, "10");
    expect([...draft.values()].map(({ price }) => price)).toEqual(["110", "10.5", "22"]);
  });

  it("refuses what the server would refuse", () => {
    const isValid = (column: GridColumn, value: string) =>
      isValidCell(first, column, new Map([["a", { [column]: value }]]), terms);
    expect(isValid("name", " ")).toBe(false);
    expect(isValid("price", "-1")).toBe(false);
    expect(isValid("state", "gone")).toBe(false);
    expect(isValid("types", "茶、別")).toBe(false);
    expect(isValid("types", "茶、器")).toBe(true);
    expect(isValid("types", "茶,, 器，")).toBe(true);
    expect(isValid("types", "")).toBe(true);
  });

  describe("with a type whose name has separators and that is not among the first types", () => {
    const salon: GridProduct = {
      ...first,
      types: new Map([
        ["Hair, nail、spa", "T9"],
        ["茶", "T1"],
      ]),
      cells: { ...first.cells, types: "Hair, nail、spa, 茶" },
    };
    const changed = (column: GridColumn, value: string) => withCell(new Map(), salon, column, value);

    it("keeps the types when another cell is changed", () => {
      const draft = changed("price", "120");
      for (const column of GRID_COLUMNS) expect(isValidCell(salon, column, draft, terms)).toBe(true);
      expect(changesOf([salon], draft, terms)).toMatchObject([{ addTypeIds: [], removeTypeIds: [] }]);
    });

    it.each([
      ["Hair, nail、spa, 器", ["T2"], ["T1"]],
      ["茶，Hair, nail、spa、器", ["T2"], []],
      ["Hair, nail、spa", [], ["T1"]],
      ["茶", [], ["T9"]],
      ["", [], ["T9", "T1"]],
    ])("reads “%s”", (text, addTypeIds, removeTypeIds) => {
      const draft = changed("types", text);
      expect(isValidCell(salon, "types", draft, terms)).toBe(true);
      expect(changesOf([salon], draft, terms)).toMatchObject([{ addTypeIds, removeTypeIds }]);
    });

    it.each(["Hair, 茶", "Hair, nail、spa 茶", "nail、spa"])("refuses “%s”", (text) => {
      expect(isValidCell(salon, "types", changed("types", text), terms)).toBe(false);
    });
  });

  it("sends the changed cells of each product with the version that was seen", () => {
    const draft = withCell(withCell(new Map(), first, "price", "120"), first, "types", "器");
    expect(changesOf(products, draft, terms)).toEqual([
      {
        id: "a",
        version: 3,
        details: { price: "120" },
        addTypeIds: ["T2"],
        removeTypeIds: ["T1"],
      },
    ]);
  });
});
