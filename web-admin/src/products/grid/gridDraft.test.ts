import { describe, expect, it } from "vitest";
import { changesOf, type GridProduct, isValidCell, pasted, withCell, withPercent } from "./gridDraft.ts";

const product = (id: string, price: string): GridProduct => ({
  ...{ id, version: 3, hasVariants: false },
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
    expect(isValidCell("name", " ", terms)).toBe(false);
    expect(isValidCell("price", "-1", terms)).toBe(false);
    expect(isValidCell("state", "gone", terms)).toBe(false);
    expect(isValidCell("types", "茶、別", terms)).toBe(false);
    expect(isValidCell("types", "茶、器", terms)).toBe(true);
  });

  it("sends the changed cells of each product with the version that was seen", () => {
    const draft = withCell(withCell(new Map(), first, "price", "120"), first, "types", "器");
    expect(changesOf(products, draft, terms)).toEqual([
      {
        ...{ id: "a", version: 3, details: { price: "120" } },
        ...{ addTypeIds: ["T2"], removeTypeIds: ["T1"] },
      },
    ]);
  });
});
