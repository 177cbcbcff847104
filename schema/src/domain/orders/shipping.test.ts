import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal, toWire } from "../money.ts";
import type { PaymentMethod } from "./payment.ts";
import {
  excludedProducts,
  isDelivered,
  offeredShippingMethods,
  shippingFee,
  shippingFeeOfOrder,
} from "./shipping.ts";

const feeOf = (fee: string, freeFrom: string | null, total: string) =>
  toWire(shippingFee({ fee, freeFrom }, decimal(total)));

describe("shippingFee", () => {
  it.each([
    ["80", null, "100000", "80"],
    ["80", "1000", "999.99999", "80"],
    ["80", "1000", "1000", "0"],
    ["80", "0", "0", "0"],
    ["0", null, "1", "0"],
  ])("is %s, free from %s: a total of %s costs %s", (fee, freeFrom, total, expected) => {
    expect(feeOf(fee, freeFrom, total)).toBe(expected);
  });

  it("agrees with an oracle that compares digit by digit", () => {
    const amount = fc.tuple(fc.bigInt(0n, 10n ** 12n - 1n), fc.integer({ min: 0, max: 99_999 }));
    const text = ([whole, fraction]: [bigint, number]) => `${whole}.${String(fraction).padStart(5, "0")}`;
    /** Compares two amounts as the sums of their units, by counting. */
    const reaches = (total: [bigint, number], limit: [bigint, number]) =>
      total[0] * 100_000n + BigInt(total[1]) >= limit[0] * 100_000n + BigInt(limit[1]);
    fc.assert(
      fc.property(amount, fc.option(amount), amount, fc.boolean(), (fee, freeFrom, other, same) => {
        const total = same && freeFrom !== null ? freeFrom : other;
        const isFree = freeFrom !== null && reaches(total, freeFrom);
        expect(feeOf(text(fee), freeFrom && text(freeFrom), text(total))).toBe(
          isFree ? "0" : toWire(text(fee)),
        );
      }),
    );
  });
});

describe("offeredShippingMethods", () => {
  const methods = [
    { id: 1, kind: "STORE_PICKUP", paymentMethods: [], excludedProductIds: [] },
    { id: 2, kind: "HOME_DELIVERY", paymentMethods: ["BANK_TRANSFER", "CARD"], excludedProductIds: [] },
    { id: 3, kind: "CONVENIENCE_STORE", paymentMethods: ["CARD"], excludedProductIds: [7, 8] },
    { id: 4, kind: "HOME_DELIVERY", paymentMethods: [], excludedProductIds: [8] },
  ] as const;
  const offered = (delivered: boolean, paymentMethod: PaymentMethod, products: readonly number[] = [1]) =>
    offeredShippingMethods(methods, { delivered, paymentMethod, products }).map(({ id }) => id);

  it("has the methods of the tab in their order, and all of them before a payment method is chosen", () => {
    expect(offered(true, "NONE")).toEqual([2, 3, 4]);
    expect(offered(false, "NONE")).toEqual([1]);
  });
  it("has those that can be combined with the payment method", () => {
    expect(offered(true, "CARD")).toEqual([2, 3, 4]);
    expect(offered(true, "BANK_TRANSFER")).toEqual([2, 4]);
    expect(offered(true, "CASH_ON_DELIVERY")).toEqual([4]);
    expect(offered(false, "PAY_AT_STORE")).toEqual([1]);
  });
  it("has those that ship every product", () => {
    expect(offered(true, "NONE", [1, 7])).toEqual([2, 4]);
    expect(offered(true, "CASH_ON_DELIVERY", [8])).toEqual([]);
    expect(offered(true, "CARD", [])).toEqual([2, 3, 4]);
    expect(methods.map((method) => excludedProducts(method, [8, 1, 7]))).toEqual([[], [], [8, 7], [8]]);
  });
  it("delivers to homes and convenience stores", () => {
    expect(methods.map(({ kind }) => isDelivered(kind))).toEqual([false, true, true, true]);
  });
});

describe("shippingFeeOfOrder", () => {
  const order = { shippingFee: "80", shippingFullFee: "80", shippingFreeFrom: "1000" } as const;
  const fee = (paymentState: Parameters<typeof shippingFeeOfOrder>[0]["paymentState"], total: string) =>
    toWire(shippingFeeOfOrder({ ...order, paymentState }, decimal(total)));

  it("follows the lines while no money was received", () => {
    expect(fee("UNPAID", "1000")).toBe("0");
    expect(fee("FAILED", "999")).toBe("80");
  });
  it.each(["PAID", "PARTIALLY_PAID", "REFUND_PENDING", "REFUNDED"] as const)("stays when %s", (state) => {
    expect(fee(state, "1000")).toBe("80");
  });
  it("is 0 without a method", () => {
    const none = { shippingFee: "0", shippingFullFee: null, shippingFreeFrom: null };
    expect(toWire(shippingFeeOfOrder({ ...none, paymentState: "UNPAID" }, decimal(5)))).toBe("0");
  });
});
