import { describe, expect, it } from "vitest";
import { couponChanges, readWindow, windowProblem, windowText } from "./couponDraft.ts";

describe("the quantity range of a coupon", () => {
  it.each([
    ["0", "", null],
    ["", "", null],
    ["2", "3", null],
    ["0.5", "0.50001", null],
    ["2", "2", "most"],
    ["3", "2", "most"],
    ["-1", "", "least"],
    ["x", "", "least"],
    ["1", "y", "most"],
    ["1", "2.000001", "most"],
  ])("from %j up to %j has the invalid end %j", (least, most, wrong) => {
    expect(windowProblem({ least, most })).toBe(wrong);
  });

  it("is one text in the draft, empty for a coupon that the product does not have", () => {
    expect(readWindow(windowText({ least: "2", most: "" }))).toEqual({ least: "2", most: "" });
    expect(readWindow("")).toBeNull();
  });

  it("is sent for added and changed coupons, and the others are removed", () => {
    expect(couponChanges({ a: "2~5", b: "", c: "~", d: "" }, { b: "1~", d: "" })).toEqual({
      setDiscounts: [
        { discountId: "a", minQuantity: "2", maxQuantity: "5" },
        { discountId: "c", minQuantity: "0", maxQuantity: null },
      ],
      removeDiscountIds: ["b"],
    });
  });
});
