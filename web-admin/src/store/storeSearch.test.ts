import { globalId } from "@machiya/schema/ids";
import { describe, expect, it } from "vitest";
import { matchesStore } from "./storeSearch.ts";

const store = { id: globalId("Store", 1), name: "Machiya 町家" };

describe("the one store record", () => {
  it.each([
    ["", "", true],
    ["1", "", true],
    ["2, 1", "", true],
    ["2", "", false],
    ["one", "", false],
    ["", "machiya", true],
    ["", "町", true],
    ["", "salon", false],
    ["1", "salon", false],
  ])("matches the number %j and the name %j: %s", (number, name, shown) => {
    expect(matchesStore({ number, name }, store)).toBe(shown);
  });
});
