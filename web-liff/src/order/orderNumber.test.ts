import { describe, expect, it } from "vitest";
import { orderVariables, readOrderNumber } from "./orderNumber.ts";

describe("readOrderNumber", () => {
  it.each([
    ["/bot-order/orders/593", 593],
    ["/bot-order/orders/593/", 593],
    ["/bot-order/orders/2147483647", 2_147_483_647],
  ])("of %s is %i", (path, number) => {
    expect(readOrderNumber(path)).toBe(number);
  });
  it.each(["0", "01", "-1", "1.5", "x", "2147483648", "99999999999", "１"])("of %j is null", (text) => {
    expect(readOrderNumber(`/bot-order/orders/${text}`)).toBeNull();
    expect(orderVariables("", `/bot-order/orders/${text}`)).toEqual({ numbers: [0] });
  });
});
