import { describe, expect, it } from "vitest";
import { countFilters, withFilters, withPage } from "./search.ts";

const params = (text: string) => new URLSearchParams(text);

describe("the URL of a list", () => {
  it("starts at the first page again when a filter changes, and keeps the other filters", () => {
    expect(`${withFilters(params("buyer=Lin&page=4"), { state: "WAITING" })}`).toBe(
      "buyer=Lin&state=WAITING",
    );
  });

  it("drops a filter that is emptied", () => {
    expect(`${withFilters(params("buyer=Lin&state=WAITING"), { buyer: "" })}`).toBe("state=WAITING");
  });

  it("contains every page number but the first", () => {
    expect(`${withPage(params("buyer=Lin"), 2)}`).toBe("buyer=Lin&page=2");
    expect(`${withPage(params("buyer=Lin&page=2"), 1)}`).toBe("buyer=Lin");
  });

  it("counts both ends of a range as one filter", () => {
    expect(
      countFilters({ buyer: "Lin", note: "", deliveryFrom: "2026-11-01", deliveryTo: "2026-11-02" }),
    ).toBe(2);
  });
});
