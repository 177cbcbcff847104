import { describe, expect, it } from "vitest";
import { ordersVariables, readOrderSearch } from "./orderSearch.ts";

describe("readOrderSearch", () => {
  it("reads recipient, state, and page", () => {
    expect(readOrderSearch("?recipient=%E6%9E%97&state=WAITING&page=3")).toEqual({
      recipientName: "林",
      state: "WAITING",
      page: 3,
    });
  });
  it.each(["", "?page=0", "?page=-1", "?page=1.5", "?page=x", "?state=LOST"])(
    "uses the defaults for %j",
    (search) => {
      expect(readOrderSearch(search)).toEqual({ recipientName: "", state: null, page: 1 });
    },
  );
  it("requests page 2 after the 10th order (shop.md §9)", () => {
    expect(atob(ordersVariables("?page=2").after ?? "")).toBe("OffsetConnection:9");
    expect(ordersVariables("").after).toBeNull();
  });
});
