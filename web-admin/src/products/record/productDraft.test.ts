import { describe, expect, it } from "vitest";
import { joinIds, productDetails, typeChanges } from "./productDraft.ts";

describe("a product's form", () => {
  it("sends only changed fields, with numbers trimmed", () => {
    expect(productDetails({ price: " 120.5 " })).toEqual({ price: "120.5" });
    expect(productDetails({ topPick: "true", types: "a b" })).toEqual({ topPick: true });
  });

  it("sends an empty stock as 0 and an empty image as null", () => {
    expect(productDetails({ stock: "", image: "" })).toEqual({ stock: "0", image: null });
  });

  it("compares types regardless of their order", () => {
    expect(joinIds(["b", "a"])).toBe(joinIds(["a", "b"]));
    expect(typeChanges("a b", "b c")).toEqual({ addTypeIds: ["c"], removeTypeIds: ["a"] });
    expect(typeChanges("", "")).toEqual({ addTypeIds: [], removeTypeIds: [] });
  });
});
