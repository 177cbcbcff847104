import { toWire } from "@machiya/schema/domain/money";
import { describe, expect, it } from "vitest";
import {
  type CountedProduct,
  differencesOf,
  isCount,
  STOCK_TAKE_FORM,
  withOneMore,
} from "./stockTakeDraft.ts";

const item = (id: string, stock = "5") => ({ id, name: id, code: "", stock, seenChange: "1" });
const row = (id: string, counted: string, stock = "5"): CountedProduct => ({ ...item(id, stock), counted });

describe("a stock-take's draft", () => {
  it("adds a product with its stock, and later scans to its count only", () => {
    const once = withOneMore([row("a", "2")], item("b", "7"));
    expect(once).toEqual([row("b", "1", "7"), row("a", "2")]);
    expect(withOneMore(once, item("b", "6"))).toEqual([row("b", "2", "7"), row("a", "2")]);
    expect(withOneMore([row("a", "1.5")], item("a"))).toEqual([row("a", "2.5")]);
    expect(withOneMore([row("a", "")], item("a"))).toEqual([row("a", "1")]);
  });

  it("accepts counts of 0 or more", () => {
    expect(["0", " 3 ", "1.25", "-1", "", "x", "1000000000000"].map(isCount)).toEqual([
      ...[true, true, true, false, false, false, false],
    ]);
  });

  it("lists only the rows that differ, with their sum", () => {
    const rows = [row("a", "5"), row("b", "2"), row("c", "6.5"), row("d", "?")];
    const { differing, sum } = differencesOf(rows);
    expect(differing.map(({ id }) => id)).toEqual(["b", "c"]);
    expect(toWire(sum)).toBe("-1.5");
  });

  it("reads what was stored and drops malformed rows", () => {
    const rows = [row("a", "2"), { id: "b" }, null, { ...row("", "1") }];
    expect(STOCK_TAKE_FORM.read({ rows })).toEqual({ rows: [row("a", "2")] });
    expect(STOCK_TAKE_FORM.read(null)).toEqual({ rows: [] });
  });
});
