import { decimal } from "@machiya/schema/domain/money";
import { globalId } from "@machiya/schema/ids";
import { describe, expect, it } from "vitest";
import { chooseShipping, fulfilmentTabs, payableMethods } from "./chooseShipping.ts";
import {
  availableMethods,
  draftProblems,
  emptyDraft,
  nextDraft,
  type Offer,
  type OrderDraft,
  orderInput,
  readDraft,
  type ShippingMethod,
} from "./orderDraft.ts";

const offer: Offer = {
  paymentMethods: ["BANK_TRANSFER", "PAY_AT_STORE", "CASH_ON_DELIVERY"],
  isDayOffered: (day) => day === "2026-11-23",
  shipping: { methods: [], offered: [], unfit: [], chosen: null, chains: [] },
  slot: { needed: false, chosen: null },
};

const METHOD = {
  name: "",
  fee: "60",
  freeFrom: null,
  weekdays: [],
  hours: "",
  hasSlots: false,
  excludedProductIds: [],
};
const CART = { products: ["tea", "cup"], chains: [] };
const METHODS: readonly ShippingMethod[] = [
  { ...METHOD, id: "home", kind: "HOME_DELIVERY", paymentMethods: ["PAY_AT_STORE", "CARD"] },
  { ...METHOD, id: "store", kind: "CONVENIENCE_STORE", paymentMethods: [] },
];

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
  const input = (
    entered: OrderDraft,
    shipping = offer.shipping,
    preOrders: Parameters<typeof orderInput>[3]["preOrders"] = [],
  ) => orderInput(entered, lines, shipping, { shippingFee: "60", preOrders });
  it("sends the buyer's phone as the recipient's and no names when they are the same", () => {
    expect(input(draft({ recipientName: "left over" }))).toMatchObject({
      buyerName: "",
      buyerPhone: "0912345678",
      recipientName: "",
      recipientPhone: "0912345678",
    });
  });
  it("sends the trimmed recipient when it is another person", () => {
    const other = { recipientName: " 林小姐 ", recipientPhone: " 02-2555-1234 " };
    expect(input(draft({ sameAsBuyer: false, ...other }))).toMatchObject({
      recipientName: "林小姐",
      recipientPhone: "02-2555-1234",
    });
  });
  it("sends the account digits for a bank transfer only", () => {
    const digits = { accountDigits: "12345", note: "謝謝" };
    expect(input(draft({ ...digits, paymentMethod: "BANK_TRANSFER" }))).toMatchObject(digits);
    expect(input(draft(digits))).toMatchObject({ accountDigits: null, note: "謝謝" });
  });
  it("sends the address for delivery only", () => {
    expect(input(draft()).address).toBe("台北市大同區迪化街一段 1 號");
    expect(input(draft({ tab: "pickUp" })).address).toBe("");
  });
  it("omits lines of 0 and sends the seen prices", () => {
    expect(input(draft()).lines).toEqual([{ ...lines[0], seenPreOrdered: "0" }]);
  });
  it("sends the pre-order that was shown", () => {
    const productId = globalId("Product", 1);
    const shown = { preOrdered: "1", expectedDay: "2031-03-01" };
    expect(
      input(draft(), offer.shipping, [{ productId, name: "Cup", quantity: "2", ...shown }]).lines,
    ).toEqual([{ ...lines[0], seenPreOrdered: "1", seenExpectedDay: "2031-03-01" }]);
  });
  it("sends the shipping method with the seen fee, and nothing about it in a shop without methods", () => {
    expect(input(draft())).not.toHaveProperty("seenShippingFee");
    const { shipping } = chooseShipping(METHODS, draft(), CART);
    expect(input(draft(), shipping)).toMatchObject({ shippingMethodId: "home", seenShippingFee: "60" });
  });
  it("sends the convenience store as the address", () => {
    const entered = draft({ shippingMethodId: "store", convenienceStore: " 7-ELEVEN 信義 123456 " });
    const { shipping } = chooseShipping(METHODS, entered, CART);
    expect(input(entered, shipping)).toMatchObject({
      shippingMethodId: "store",
      address: "7-ELEVEN 信義 123456",
    });
  });
});

describe("chooseShipping", () => {
  const chosen = (rest: Partial<OrderDraft>) =>
    chooseShipping(METHODS, draft(rest), CART).shipping.chosen?.id;
  it("takes the chosen method, or the first that fits tab and payment method", () => {
    expect(chosen({})).toBe("home");
    expect(chosen({ shippingMethodId: "store" })).toBe("store");
    expect(chosen({ shippingMethodId: "gone" })).toBe("home");
    expect(chosen({ paymentMethod: "CASH_ON_DELIVERY" })).toBe("store");
    expect(chosen({ paymentMethod: "CARD" })).toBe("home");
  });
  it("has only the tabs for which the shop has methods", () => {
    expect(fulfilmentTabs([])).toEqual(["delivery", "pickUp"]);
    expect(fulfilmentTabs(METHODS)).toEqual(["delivery"]);
    expect(chooseShipping(METHODS, draft({ tab: "pickUp" }), CART).draft.tab).toBe("delivery");
  });
  it("leaves out payment methods that no shipping method can be combined with", () => {
    const all = ["CARD", "BANK_TRANSFER", "PAY_AT_STORE"] as const;
    expect(payableMethods([], "delivery", all, CART.products)).toEqual(all);
    expect(payableMethods(METHODS.slice(0, 1), "delivery", all, CART.products)).toEqual([
      "CARD",
      "PAY_AT_STORE",
    ]);
    expect(payableMethods(METHODS, "delivery", all, CART.products)).toEqual(all);
  });
  it("takes a method that ships all products, and names what the others do not ship", () => {
    const methods = METHODS.map((method) =>
      method.id === "home" ? { ...method, excludedProductIds: ["cup", "bowl"] } : method,
    );
    const { shipping } = chooseShipping(methods, draft(), CART);
    expect([shipping.chosen?.id, shipping.unfit]).toEqual([
      "store",
      [{ method: methods[0], products: ["cup"] }],
    ]);
    expect(chooseShipping(methods, draft(), { ...CART, products: ["tea"] }).shipping.unfit).toEqual([]);
    const only = methods.slice(0, 1);
    const { shipping: none, draft: entered } = chooseShipping(only, draft(), CART);
    expect(draftProblems(entered, { ...offer, shipping: none })).toEqual({ shipping: "productsNotShipped" });
    // The payment methods stay, so that the form names the products and not the payment.
    expect(payableMethods(only, "delivery", ["CARD", "BANK_TRANSFER"], CART.products)).toEqual(["CARD"]);
  });
  it("requires a method that fits, and the name of the convenience store", () => {
    const problems = (rest: Partial<OrderDraft>) => {
      const { shipping, draft: entered } = chooseShipping(METHODS.slice(0, 1), draft(rest), CART);
      return draftProblems(entered, { ...offer, shipping });
    };
    expect(problems({})).toEqual({});
    expect(problems({ paymentMethod: "CASH_ON_DELIVERY" })).toEqual({ shipping: "shippingRequired" });
    const { shipping, draft: entered } = chooseShipping(METHODS, draft({ shippingMethodId: "store" }), CART);
    expect(draftProblems(entered, { ...offer, shipping })).toEqual({ convenienceStore: "required" });
  });
});

describe("an order that a convenience store hands over", () => {
  const pickUpStore = { chain: "UNIMART", code: "131386", name: "建盛", address: "" } as const;
  const cart = { ...CART, chains: ["UNIMART"] as const };
  const problems = (entered: Partial<OrderDraft>, more: Partial<Offer> = {}) => {
    const { shipping, draft: chosen } = chooseShipping(
      METHODS,
      draft({ shippingMethodId: "store", pickUpStore, ...entered }),
      { ...cart, chains: [...cart.chains] },
    );
    return draftProblems(chosen, { ...offer, shipping, buyerName: "王小明", ...more });
  };
  it("has a name, a phone, and a price that the carrier accepts", () => {
    expect(problems({})).toEqual({});
    expect(problems({ buyerPhone: "02-2345-6789" })).toEqual({ buyerPhone: "phoneForStore" });
    expect(problems({}, { buyerName: "🌸" })).toEqual({ recipientName: "nameForStore" });
    expect(problems({}, { buyerName: null })).toEqual({});
    const other = { sameAsBuyer: false, recipientName: "王", recipientPhone: "02-2345-6789" };
    expect(problems(other)).toEqual({ recipientName: "nameForStore", recipientPhone: "phoneForStore" });
    const amounts = { price: decimal(20_001), collected: null };
    expect(problems({}, { amounts })).toEqual({ shipping: "amountForStore" });
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
  it("keeps a phone in full-width digits as the shop stores it", () => {
    expect(nextDraft(draft({ buyerPhone: " ０９１２－３４５－６７８" })).buyerPhone).toBe("0912-345-678");
  });
});
