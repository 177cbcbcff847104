import { describe, expect, it } from "vitest";
import { joinIds, productDetails, typeChanges } from "./productDraft.ts";

describe("a product's form", () => {
  it("sends what was changed alone, numbers without blanks around them", () => {
    expect(productDetails({ price: " 120.5 " })).toEqual({ price: "120.5" });
    expect(productDetails({ topPick: "true", types: "a b" })).toEqual({ topPick: true });
  });

  it("sends an empty stock as 0 and an empty picture as none", () => {
    expect(productDetails({ stock: "", image: "" })).toEqual({ stock: "0", image: null });
  });

  it("compares shelves whatever their order", () => {
    expect(joinIds(["b", "a"])).toBe(joinIds(["a", "b"]));
    expect(typeChanges("a b", "b c")).toEqual({ addTypeIds: ["c"], removeTypeIds: ["a"] });
    expect(typeChanges("", "")).toEqual({ addTypeIds: [], removeTypeIds: [] });
  });
});
