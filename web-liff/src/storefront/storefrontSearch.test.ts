import { describe, expect, it } from "vitest";
import { readStorefrontSearch, storefrontVariables } from "./storefrontSearch.ts";

describe("storefrontVariables", () => {
  it("asks for what is on sale alone", () => {
    expect(storefrontVariables("")).toEqual({ filter: { states: ["ENABLED"] } });
  });
  it("adds text, type and top picks", () => {
    expect(storefrontVariables("?q=tea&type=abc&top=1&view=cart")).toEqual({
      filter: { states: ["ENABLED"], text: "tea", typeIds: ["abc"], topPick: true },
    });
  });
  it("knows no view but cart and order", () => {
    expect(readStorefrontSearch("?view=else").view).toBeNull();
  });
});
