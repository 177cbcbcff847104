import { describe, expect, it } from "vitest";
import { decimal } from "../money.ts";
import {
  carrierPhone,
  declaredValue,
  isCarrierName,
  isParcelOpen,
  parcelStateAfter,
  readConvenienceStore,
  secondsToNextShipmentQuery,
  storeAddressText,
  storeOrderProblems,
} from "./carriers.ts";

const STORE = { chain: "UNIMART", code: "131386", name: "建盛門市", address: "台北市南港區三重路23號" };

describe("readConvenienceStore", () => {
  it("reads a store, and refuses what is none", () => {
    expect(readConvenienceStore({ ...STORE, name: " 建盛門市 " })).toEqual(STORE);
    const wrong = [{ chain: "OK" }, { code: "" }, { code: "12 34" }, { name: "" }, { name: "a\nb" }];
    for (const fields of [...wrong, { name: "x".repeat(41) }, { address: "x".repeat(201) }, { code: 131386 }])
      expect(readConvenienceStore({ ...STORE, ...fields }), JSON.stringify(fields)).toBeNull();
  });

  it("writes it as an address", () => {
    const store = readConvenienceStore(STORE);
    expect(store && storeAddressText(store)).toBe("7-ELEVEN 建盛門市 (131386) 台北市南港區三重路23號");
  });
});

describe("declaredValue", () => {
  const item = (unitPrice: string, quantity = "1") => ({ unitPrice, quantity });
  it("is the price of the contents in whole dollars, at least 1", () => {
    expect(declaredValue([item("120.5", "3")], null)).toEqual({ goodsAmount: 362, collects: false });
    expect(declaredValue([item("0")], null)).toEqual({ goodsAmount: 1, collects: false });
    expect(declaredValue([item("20000")], null)).toEqual({ goodsAmount: 20_000, collects: false });
    expect(declaredValue([item("20001")], null)).toBeNull();
  });
  it("is what the store collects, exactly", () => {
    expect(declaredValue([item("1")], decimal("480"))).toEqual({ goodsAmount: 480, collects: true });
    for (const amount of ["0", "480.5", "20001"])
      expect(declaredValue([item("1")], decimal(amount))).toBeNull();
  });
});

it("accepts names of 2 to 5 Chinese or 4 to 10 other characters", () => {
  for (const name of ["王明", "歐陽王小明", "Anna", "Anna Smith"])
    expect(isCarrierName(name), name).toBe(true);
  for (const name of ["王", "一二三四五六", "Ann", "Anna Smithe", "王小明2", "", "A<b>c"])
    expect(isCarrierName(name), name).toBe(false);
});

const READABLE = [
  ...[
    "+886 0912 345 678",
    "(+886) 0912-345-678",
    "0912/345/678",
    "０９１２３４５６７８",
    "0912\u2010345\u2212678",
  ],
  "\u202d0912345678\u202c",
];

it("names what a carrier will refuse of an order", () => {
  const order = {
    recipientName: "王小明",
    recipientPhone: "0912345678",
    price: decimal(20_000),
    collected: null,
  };
  expect(storeOrderProblems(order)).toEqual([]);
  expect(storeOrderProblems({ ...order, price: decimal("20000.5") })).toEqual(["AMOUNT"]);
  expect(storeOrderProblems({ ...order, price: decimal(0) })).toEqual([]);
  expect(storeOrderProblems({ ...order, collected: decimal(20_000) })).toEqual([]);
  expect(storeOrderProblems({ ...order, collected: decimal(20_001) })).toEqual(["AMOUNT"]);
  // What was taken off the price is not collected.
  expect(storeOrderProblems({ ...order, price: decimal(21_000), collected: decimal(19_000) })).toEqual([]);
  expect(storeOrderProblems({ ...order, recipientName: "王", recipientPhone: "02-2345-6789" })).toEqual([
    "NAME",
    "PHONE",
  ]);
});

it("reads mobile numbers of Taiwan", () => {
  for (const phone of ["0912345678", "0912-345-678", "+886 912 345 678", "886912345678", ...READABLE])
    expect(carrierPhone(phone), phone).toBe("0912345678");
  for (const phone of ["0212345678", "091234567", "", "+81 90 1234 5678"])
    expect(carrierPhone(phone)).toBeNull();
});

describe("parcelStateAfter", () => {
  it("moves forward, over states that were not reported", () => {
    expect(parcelStateAfter("PACKED", "SHIPPED")).toBe("SHIPPED");
    expect(parcelStateAfter("PACKED", "DELIVERED")).toBe("DELIVERED");
    expect(parcelStateAfter("SHIPPED", "RETURNED")).toBe("RETURNED");
  });
  it("never moves back", () => {
    expect(parcelStateAfter("DELIVERED", "SHIPPED")).toBe("DELIVERED");
    expect(parcelStateAfter("RETURNED", "DELIVERED")).toBe("RETURNED");
    expect(parcelStateAfter("SHIPPED", null)).toBe("SHIPPED");
  });
});

it("asks the carrier after 5 minutes, after an hour, and then four times a day until the parcel has arrived", () => {
  expect([0, 1, 2, 199].map((queries) => secondsToNextShipmentQuery(queries) / 60)).toEqual([
    5, 60, 360, 360,
  ]);
  const open = (["PACKED", "SHIPPED", "DELIVERED", "RETURNED"] as const).filter(isParcelOpen);
  expect(open).toEqual(["PACKED", "SHIPPED"]);
});
