import { describe, expect, test } from "vitest";
import { BOOKING_HOURS } from "../domain/appointments/bookingWindow.ts";
import { CONTACT_RULES } from "../domain/contactDetails.ts";
import { ERROR_CODES, type ErrorParams } from "../domain/errors.ts";
import { LANGUAGES, localeOf } from "../domain/language.ts";
import { imageError } from "../domain/products/imageError.ts";
import { formatBareDay } from "../domain/time/bareDay.ts";
import { formatMoney } from "./formatMoney.ts";
import { serverWording } from "./serverWording.ts";
import { errorText, wording } from "./wording.ts";

/** Lists every text of a wording with its path. */
function texts(node: unknown, path = ""): [string, string][] {
  if (typeof node === "string") return [[path, node]];
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

const alternatives = [
  { startsAt: "2026-12-01T02:00:00.000Z", at: "2026-12-01 10:00", staffMemberId: "U3Rh", staffName: "Amy" },
  { startsAt: "2026-12-01T06:00:00.000Z", at: "2026-12-01 14:00", staffMemberId: null, staffName: null },
];

describe.each(LANGUAGES)("the wording of %s", (language) => {
  test("every label has a text, and no two of one kind are equal", () => {
    for (const [path, text] of texts(wording(language))) expect(text.trim(), path).not.toBe("");
    for (const [kind, labels] of Object.entries(wording(language))) {
      const said = texts(labels).map(([, text]) => text);
      expect(new Set(said).size, kind).toBe(said.length);
    }
  });

  test.each(ERROR_CODES)("%s has a sentence, whichever params are known", (code) => {
    const all: ErrorParams = {
      field: "price",
      row: 3,
      products: ["Tea", "茶"],
      prices: [{ productId: "UHJvZHVjdDox", name: "Tea", price: "1280" }],
      preOrders: [{ productId: "UHJvZHVjdDox", name: "Tea", preOrdered: "2", expectedDay: "2031-03-01" }],
      appointments: [{ appointmentId: "QXBwb2ludG1lbnQ6MQ==", customerName: "小美", at: "2026-12-01 10:00" }],
      state: "COMPLETE",
      seconds: 90,
      messages: { need: 320, left: 180 },
      reason: "TIME_OFF",
      alternatives,
      purchaseLimit: { of: "PER_CUSTOMER", most: "3", left: "1" },
      what: "Order",
    };
    const odd: ErrorParams = {
      field: "",
      products: [],
      prices: [],
      preOrders: [],
      appointments: [],
      state: "toString",
      alternatives: [],
      what: "constructor",
    };
    for (const params of [{}, all, odd]) {
      const text = errorText(language, code, params);
      expect(text).not.toMatch(/null|undefined|NaN|function|\[object|^$/);
      expect(text).not.toContain(code);
    }
  });

  test("LINE_QUOTA_EXHAUSTED states the needed and remaining messages when they are known", () => {
    const text = errorText(language, "LINE_QUOTA_EXHAUSTED", { messages: { need: 320, left: 180 } });
    expect(text).toMatch(/320.*180/);
  });

  test("INVALID_INPUT names the field, and the row in a batch", () => {
    expect(errorText(language, "INVALID_INPUT", { field: "price" })).toContain("price");
    expect(errorText(language, "INVALID_INPUT", { field: "price", row: 3 })).toMatch(/3.*price|price.*3/);
    expect(errorText(language, "INVALID_INPUT", { row: 3 })).toContain("3");
  });

  test("INVALID_INPUT states the rule of a contact detail", () => {
    for (const rule of CONTACT_RULES) {
      const text = errorText(language, "INVALID_INPUT", { field: "buyerPhone", contactRule: rule });
      expect(text).toContain(wording(language).contactRule[rule]);
      expect(text).toContain("buyerPhone");
      expect(errorText(language, "INVALID_INPUT", { contactRule: rule })).toBe(
        wording(language).contactRule[rule],
      );
    }
    expect(wording(language).contactRule.PHONE).toMatch(/8.*15/);
  });

  test.each([
    ["WRONG_TYPE", /xlsx .+ xls/],
    ["TOO_LARGE", /5 MB/],
    ["TOO_MANY_ROWS", /5000/],
    ["UNREADABLE", /./],
    ["QUOTES", /7/],
    ["OTHER_SHOP", /Shopify/],
    ["WRONG_HEADER", /name(、|, )start_time/],
  ] as const)("INVALID_INPUT says of a file that it is %s", (problem, words) => {
    const file = {
      problem,
      types: ["xlsx", "xls"],
      row: 7,
      program: "Shopify",
      megabytes: 5,
      rows: 5000,
      columns: ["name", "start_time"],
    };
    expect(errorText(language, "INVALID_INPUT", { field: "file", file })).toMatch(words);
  });

  test.each([
    [
      "TOO_MANY_PIXELS",
      /“image” in row 2 has more than 25 megapixels|25 百萬像素|25 メガピクセル|25 ล้านพิกเซล/,
    ],
    ["TOO_MANY_BYTES", /1,000,000/],
    ["TOO_LONG_SIDES", /10,000/],
    ["TOO_COMPLEX", /JPEG.*PNG/],
    ["NOT_A_PICTURE", /PNG.*GIF/],
    ["NOT_STORED", /add it again|請重新加入|もう一度追加|กรุณาเพิ่มอีกครั้ง/],
    ["BROKEN", /damaged|損壞|壊れて|เสียหาย/],
  ] as const)("INVALID_INPUT says of a picture that it is %s, where it stands", (problem, words) => {
    const { params } = imageError(problem);
    const text = errorText(language, "INVALID_INPUT", { ...params, row: 2 });
    expect(text).toMatch(words);
    expect(text).toMatch(/2.*image|image.*2/);
    expect(text.match(/25|1,000,000|10,000/g) ?? []).toHaveLength(/^TOO_(MANY|LONG)/.test(problem) ? 1 : 0);
  });

  test("IN_USE states what is impossible: the deletion, or the change of the field", () => {
    const deleted = /delete|刪除|削除|ลบ/;
    expect(errorText(language, "IN_USE", { what: "Discount" })).toMatch(deleted);
    const changed = errorText(language, "IN_USE", { what: "Discount", field: "audience" });
    expect(changed).not.toMatch(deleted);
    expect(changed).toMatch(/audience.*(change|できません|ไม่ได้)|變更.*audience/);
  });

  test("OUT_OF_STOCK and PRODUCT_NOT_ON_SALE name the products", () => {
    for (const code of ["OUT_OF_STOCK", "PRODUCT_NOT_ON_SALE"]) {
      expect(errorText(language, code, { products: ["烏龍茶", "Mug"] })).toMatch(/烏龍茶(、|, )Mug/);
    }
  });

  test("PRICE_CHANGED lists the new prices", () => {
    const prices = [
      { productId: "UHJvZHVjdDox", name: "烏龍茶", price: "1280" },
      { productId: "UHJvZHVjdDoy", name: "Mug", price: "99.5" },
    ];
    expect(errorText(language, "PRICE_CHANGED", { prices })).toMatch(/烏龍茶 \$1,280(、|, )Mug \$99\.5/);
    expect(errorText(language, "PRICE_CHANGED", { prices, currency: "HKD" })).toMatch(
      /烏龍茶 HK\$1,280\.00(、|, )Mug HK\$99\.50/,
    );
  });

  test("PRE_ORDER_CHANGED lists what would be pre-ordered, with the expected day", () => {
    const preOrders = [
      { productId: "UHJvZHVjdDox", name: "烏龍茶", preOrdered: "2", expectedDay: "2031-03-01" },
    ];
    const day = formatBareDay("2031-03-01", localeOf(language));
    const text = errorText(language, "PRE_ORDER_CHANGED", { preOrders });
    for (const part of ["烏龍茶", "2", day]) expect(text).toContain(part);
  });

  test("SHIFT_HAS_APPOINTMENTS lists the appointments", () => {
    const appointment = (customerName: string, at: string) => ({ appointmentId: "x", customerName, at });
    const appointments = [appointment("小美", "2026-12-01 10:00"), appointment("Ann", "2026-12-02 14:00")];
    expect(errorText(language, "SHIFT_HAS_APPOINTMENTS", { appointments })).toMatch(
      /2026-12-01 10:00 小美(、|, )2026-12-02 14:00 Ann/,
    );
    const more = errorText(language, "SHIFT_HAS_APPOINTMENTS", { appointments, appointmentCount: 80 });
    expect(more).toMatch(/Ann(、|, )… \(80\)/);
  });

  test.each(["SLOT_TAKEN", "STAFF_NOT_AVAILABLE", "OUTSIDE_BOOKING_WINDOW"])(
    "%s suggests the alternative times and staff",
    (code) => {
      const text = errorText(language, code, { alternatives });
      expect(text).toContain("2026-12-01 10:00 Amy");
      expect(text).toContain(`2026-12-01 14:00 ${wording(language).notSpecified}`);
    },
  );

  test.each(["STAFF_NOT_AVAILABLE", "OUTSIDE_BOOKING_WINDOW"])("%s states the reason", (code) => {
    const { slotRefusal } = wording(language);
    expect(errorText(language, code, { reason: "CLOSED" })).toContain(slotRefusal.CLOSED);
  });

  test("OUTSIDE_BOOKING_WINDOW names the hours at which customers' bookings start", () => {
    const text = errorText(language, "OUTSIDE_BOOKING_WINDOW", { reason: "OUTSIDE_WINDOW" });
    for (const hour of BOOKING_HOURS) expect(text).toContain(`${hour}:00`);
  });

  test("ALREADY_EXISTS says when a name is ambiguous, rather than asking for another one", () => {
    const params: ErrorParams = { what: "Service", field: "services" };
    const ambiguous = errorText(language, "ALREADY_EXISTS", { ...params, refusal: "AMBIGUOUS_NAME" });
    expect(ambiguous).toContain(wording(language).thing.Service);
    expect(ambiguous).not.toContain("services");
    expect(errorText(language, "ALREADY_EXISTS", params)).toContain("services");
    const taken = errorText(language, "ALREADY_EXISTS", { what: "ShippingMethod", refusal: "NAME_TAKEN" });
    expect(taken).toContain(wording(language).thing.ShippingMethod);
    expect(taken).toMatch(/name can be used only once|名稱不能重複|名前は重複できません|ชื่อซ้ำกันไม่ได้/);
  });

  test("LOGIN_METHOD_UNAVAILABLE does not ask customers for a password, which they do not have", () => {
    expect(errorText(language, "LOGIN_METHOD_UNAVAILABLE")).not.toMatch(/password|密碼|パスワード|รหัสผ่าน/);
  });

  test("APPOINTMENT_STATE_FORBIDS names the state in words", () => {
    const text = errorText(language, "APPOINTMENT_STATE_FORBIDS", { state: "PENDING" });
    expect(text).toContain(wording(language).appointmentState.PENDING);
  });

  test("ORDER_STATE_FORBIDS names the state in words", () => {
    const text = errorText(language, "ORDER_STATE_FORBIDS", { state: "CANCELLED" });
    expect(text).toContain(wording(language).orderState.CANCELLED);
  });

  test("ORDER_STATE_FORBIDS names the state of a parcel as that of a parcel", () => {
    const text = (params: object) => errorText(language, "ORDER_STATE_FORBIDS", params);
    const named = text({ what: "Parcel", state: "RETURNED" });
    expect(named).toContain(wording(language).parcelState.RETURNED);
    // The sentence differs from that about an order in more than the name of the state.
    const { parcelState, orderState } = wording(language);
    const aboutOrder = text({ state: "CANCELLED" }).replace(orderState.CANCELLED, parcelState.RETURNED);
    expect(named).not.toBe(aboutOrder);
  });

  test("ORDER_STATE_FORBIDS names the state of a payment as that of the payment", () => {
    const text = (state: string) => errorText(language, "ORDER_STATE_FORBIDS", { state });
    const { paymentState, orderState } = wording(language);
    expect(text("PAID")).toContain(paymentState.PAID);
    expect(text("PAID")).not.toBe(text("CANCELLED").replace(orderState.CANCELLED, paymentState.PAID));
  });

  test("ORDER_STATE_FORBIDS says when an order only lacks products", () => {
    const [empty, final] = [{ state: "ESTABLISHED", refusal: "NO_LINES" as const }, { state: "ESTABLISHED" }];
    expect(errorText(language, "ORDER_STATE_FORBIDS", empty)).not.toBe(
      errorText(language, "ORDER_STATE_FORBIDS", final),
    );
  });

  test("ORDER_STATE_FORBIDS says when the money of an order is being returned", () => {
    const [started, other] = [{ state: "PAID", refusal: "REFUND_STARTED" as const }, { state: "PAID" }];
    expect(errorText(language, "ORDER_STATE_FORBIDS", started)).not.toBe(
      errorText(language, "ORDER_STATE_FORBIDS", other),
    );
  });

  test("ORDER_STATE_FORBIDS says when a label fixes the store of an order, and when the address is the store's", () => {
    const text = (refusal?: "LABEL_EXISTS" | "ADDRESS_OF_STORE") =>
      errorText(language, "ORDER_STATE_FORBIDS", { state: "PENDING", ...(refusal && { refusal }) });
    expect(new Set([text("LABEL_EXISTS"), text("ADDRESS_OF_STORE"), text()]).size).toBe(3);
  });

  test("CONFLICT names a product that was counted by someone else", () => {
    const params = { what: "Product", products: ["Pot"], refusal: "COUNTED_SINCE" as const };
    expect(errorText(language, "CONFLICT", params)).toContain("Pot");
  });

  test("CONFLICT says what of a payment can still be refunded", () => {
    const text = (left: string) =>
      errorText(language, "CONFLICT", { what: "Payment", refusal: "REFUNDED_SINCE", left });
    expect(text("60")).toContain("$60");
    expect(text("0")).not.toContain("$0");
  });

  test("FORBIDDEN says when a product is in stock", () => {
    expect(errorText(language, "FORBIDDEN", { refusal: "IN_STOCK" })).not.toBe(
      errorText(language, "FORBIDDEN", {}),
    );
  });

  test("FORBIDDEN names the admin in service that a shop needs, whether one is dismissed or gets another role", () => {
    const needs = /至少要有一位在職的管理員|at least one admin in service|少なくとも 1 人|อย่างน้อยหนึ่งคน/;
    expect(errorText(language, "FORBIDDEN", { refusal: "LAST_ADMIN" })).toMatch(needs);
  });

  test("TOO_MANY_ATTEMPTS states the waiting time, in minutes from one minute on", () => {
    expect(errorText(language, "TOO_MANY_ATTEMPTS", { seconds: 59 })).toContain("59");
    expect(errorText(language, "TOO_MANY_ATTEMPTS", { seconds: 0.2 })).toContain("1");
    expect(errorText(language, "TOO_MANY_ATTEMPTS", { seconds: 60 })).toMatch(/1 (分鐘|minute\b|分後|นาที)/);
    expect(errorText(language, "TOO_MANY_ATTEMPTS", { seconds: 61 })).toMatch(/2 (分鐘|minutes|分後|นาที)/);
  });

  test.each(["RUNNING", "LOST"] as const)("CONFLICT states that the same request is %s", (claim) => {
    const text = errorText(language, "CONFLICT", { field: "idempotencyKey", claim, seconds: 3 });
    expect(text).toBe(wording(language).claim[claim]);
  });

  test("FORBIDDEN names the scopes that an API token lacks, and otherwise does not mention tokens", () => {
    expect(errorText(language, "FORBIDDEN", { scopes: ["ORDERS_READ", "STORE_WRITE"] })).toMatch(
      /API.*ORDERS_READ.*STORE_WRITE/,
    );
    expect(errorText(language, "FORBIDDEN", { scopes: [] })).toContain("API");
    expect(errorText(language, "FORBIDDEN")).not.toContain("API");
  });

  test("an unknown code reads as an internal error", () => {
    for (const code of ["GRAPHQL_VALIDATION_FAILED", "toString", ""]) {
      expect(errorText(language, code)).toBe(errorText(language, "INTERNAL"));
    }
  });

  test.each([
    ["1280", "$1,280"],
    ["1280.00000", "$1,280"],
    ["99.50000", "$99.5"],
    ["0.00001", "$0.00001"],
    ["0", "$0"],
    ["-0", "$0"],
    ["-1280.5", "-$1,280.5"],
    ["999999999999.99999", "$999,999,999,999.99999"],
    [1280, "$1,280"],
  ])("%s dollars are shown as %s", (value, text) => {
    expect(formatMoney(value)).toBe(text);
    const digits = String(value).replace("-", "") as Intl.StringNumericLiteral;
    const grouped = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 20 }).format(digits);
    expect(text.replace(/^-?\$/, "")).toBe(grouped);
  });
});

test("no sentence is equal in two languages", () => {
  for (const code of ERROR_CODES) {
    expect(new Set(LANGUAGES.map((language) => errorText(language, code))).size, code).toBe(LANGUAGES.length);
  }
});

test("button labels fit into LINE's 20 characters", () => {
  for (const language of LANGUAGES) {
    const { notification, chat, chatAction, buyNow } = serverWording(language);
    const { paid, changeTime, cancel, openOrder, openAppointment } = notification;
    const { enterDigits, cancelNow, keep } = chatAction;
    const labels = [
      paid,
      changeTime,
      cancel,
      openOrder,
      openAppointment,
      enterDigits,
      cancelNow,
      keep,
      buyNow,
    ];
    for (const label of [...labels, ...Object.values(chat.ask)]) {
      expect(label.length, `${language}: ${label}`).toBeLessThanOrEqual(20);
    }
  }
});

test("every server text is not empty", () => {
  for (const language of LANGUAGES) {
    for (const [path, text] of texts(serverWording(language))) {
      expect(text.trim(), `${language}${path}`).not.toBe("");
    }
  }
});
