import { describe, expect, it } from "vitest";
import { readStorefrontSearch, storefrontVariables } from "./storefrontSearch.ts";

describe("storefrontVariables", () => {
  it("selects only products on sale", () => {
    expect(storefrontVariables("")).toEqual({ filter: { states: ["ENABLED"] } });
  });
  it("adds text, type, and top picks", () => {
    expect(storefrontVariables("?q=tea&type=abc&top=1&view=cart")).toEqual({
      filter: { states: ["ENABLED"], text: "tea", typeIds: ["abc"], topPick: true },
    });
  });
  it("accepts only the views cart and order", () => {
    expect(readStorefrontSearch("?view=else").view).toBeNull();
  });
});
