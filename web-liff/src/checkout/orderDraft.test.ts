import { globalId } from "@machiya/schema/ids";
import { describe, expect, it } from "vitest";
import {
  availableMethods,
  draftProblems,
  emptyDraft,
  nextDraft,
  type Offer,
  type OrderDraft,
  orderInput,
  readDraft,
} from "./orderDraft.ts";

const offer: Offer = {
  paymentMethods: ["BANK_TRANSFER", "PAY_AT_STORE", "CASH_ON_DELIVERY"],
  isDayOffered: (day) => day === "2026-11-23",
};

const draft = (rest: Partial<OrderDraft> = {}): OrderDraft => ({
  ...emptyDraft("0912345678"),
  address: "台北市大同區迪化街一段 1 號",
  paymentMethod: "PAY_AT_STORE",
  ...rest,
});

describe("draftProblems", () => {
  it("returns nothing for a complete form", () => {
    expect(draftProblems(draft(), offer)).toEqual({});
  });
  it("requires a phone that is not blank", () => {
    expect(draftProblems(draft({ buyerPhone: "  " }), offer)).toEqual({ buyerPhone: "required" });
  });
  it("requires the recipient only when it is another person", () => {
    expect(draftProblems(draft({ sameAsBuyer: false }), offer)).toEqual({
      recipientName: "required",
      recipientPhone: "required",
    });
  });
  it("requires an address for delivery, but not for pick-up", () => {
    expect(draftProblems(draft({ address: "" }), offer)).toEqual({ address: "required" });
    expect(draftProblems(draft({ address: "", tab: "pickUp" }), offer)).toEqual({});
  });
  it("requires a payment method (shop.md §5)", () => {
    expect(draftProblems(draft({ paymentMethod: "NONE" }), offer)).toEqual({
      paymentMethod: "paymentRequired",
    });
  });
  it.each([
    ["", "required"],
    ["1234", "ACCOUNT_DIGITS"],
    ["123456", "ACCOUNT_DIGITS"],
    ["12345 thank you", "ACCOUNT_DIGITS"],
    ["12345", undefined],
    ["１２３４５", undefined],
  ])("validates the account digits %j of a bank transfer: %s", (accountDigits, problem) => {
    const transfer = draft({ paymentMethod: "BANK_TRANSFER", accountDigits });
    expect(draftProblems(transfer, offer).accountDigits).toBe(problem);
  });
  it("does not require account digits for other payment methods", () => {
    expect(draftProblems(draft({ accountDigits: "1" }), offer)).toEqual({});
  });
  it.each([
    ["buyerPhone", "abc電話😀", "PHONE"],
    ["buyerPhone", "1234567", "PHONE"],
    ["buyerPhone", "０９１２－３４５－６７８", undefined],
    ["address", "x", "ADDRESS"],
    ["address", "不給你", "ADDRESS"],
    ["address", "臺北市大同區", undefined],
  ] as const)("judges the %s %j: %s", (field, value, problem) => {
    expect(draftProblems(draft({ [field]: value }), offer)[field]).toBe(problem);
  });
  it("judges the phone of another recipient", () => {
    const other = draft({ sameAsBuyer: false, recipientName: "林小姐", recipientPhone: "02" });
    expect(draftProblems(other, offer)).toEqual({ recipientPhone: "PHONE" });
  });
  it("rejects a stored day that is no longer offered", () => {
    expect(draftProblems(draft({ day: "2026-11-22" }), offer)).toEqual({ day: "dayNotOffered" });
    expect(draftProblems(draft({ day: "2026-11-23" }), offer)).toEqual({});
  });
});

describe("availableMethods", () => {
  it("excludes cash on delivery for pick-up", () => {
    expect(availableMethods("delivery", offer.paymentMethods)).toContain("CASH_ON_DELIVERY");
    expect(availableMethods("pickUp", offer.paymentMethods)).toEqual(["BANK_TRANSFER", "PAY_AT_STORE"]);
  });
  it("offers only the store's methods", () => {
    expect(availableMethods("delivery", ["PAY_AT_STORE", "SOMETHING_NEW"])).toEqual(["PAY_AT_STORE"]);
  });
});

describe("orderInput", () => {
  const lines = [
    { productId: globalId("Product", 1), quantity: "2", seenPrice: "120" },
    { productId: globalId("Product", 2), quantity: "0", seenPrice: "80" },
  ];
  it("sends the buyer's phone as the recipient's and no names when they are the same", () => {
    expect(orderInput(draft({ recipientName: "left over" }), lines)).toMatchObject({
      buyerName: "",
      buyerPhone: "0912345678",
      recipientName: "",
      recipientPhone: "0912345678",
    });
  });
  it("sends the trimmed recipient when it is another person", () => {
    const input = orderInput(
      draft({ sameAsBuyer: false, recipientName: " 林小姐 ", recipientPhone: " 02-2555-1234 " }),
      lines,
    );
    expect(input).toMatchObject({ recipientName: "林小姐", recipientPhone: "02-2555-1234" });
  });
  it("sends the account digits for a bank transfer only", () => {
    const digits = { accountDigits: "12345", note: "謝謝" };
    expect(orderInput(draft({ ...digits, paymentMethod: "BANK_TRANSFER" }), lines)).toMatchObject(digits);
    expect(orderInput(draft(digits), lines)).toMatchObject({ accountDigits: null, note: "謝謝" });
  });
  it("sends the address for delivery only", () => {
    expect(orderInput(draft(), lines).address).toBe("台北市大同區迪化街一段 1 號");
    expect(orderInput(draft({ tab: "pickUp" }), lines).address).toBe("");
  });
  it("omits lines of 0 and sends the seen prices", () => {
    expect(orderInput(draft(), lines).lines).toEqual([lines[0]]);
  });
});

describe("readDraft", () => {
  it("restores what was stored", () => {
    const stored = draft({ tab: "pickUp", accountDigits: "12345", day: "2026-11-23", sameAsBuyer: false });
    expect(readDraft(stored)).toEqual(stored);
  });
  it("has empty fields for missing and malformed values", () => {
    expect(readDraft({ buyerPhone: 7, paymentMethod: "GOLD", tab: "x", day: "2026-13-01" })).toEqual(
      emptyDraft(),
    );
    expect(readDraft(null)).toEqual(emptyDraft());
  });
  it("keeps only phone and recipient's name after an order", () => {
    expect(nextDraft(draft({ recipientName: "林小姐", accountDigits: "12345", day: "2026-11-23" }))).toEqual({
      ...emptyDraft("0912345678"),
      recipientName: "林小姐",
    });
  });
});
