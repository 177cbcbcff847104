import { readFilters } from "@machiya/schema/domain/listFilters/listFilters";
import { orderFilters } from "@machiya/schema/domain/listFilters/orderFilters";
import { offsetCursor } from "@machiya/schema/ids";
import { describe, expect, it } from "vitest";
import { openOrderVariables, orderListVariables } from "./orderSearch.ts";

const at = (search: string) => orderListVariables(new URLSearchParams(search));

describe("the URL of the order screen", () => {
  it("requests the first ten of all orders when it is empty", () => {
    expect(at("")).toEqual({ filter: {}, sort: null, first: 10, after: null });
  });

  it("names the sort by a column, with a minus for descending, and ignores any other", () => {
    expect(at("sort=total").sort).toEqual({ field: "TOTAL", direction: "ASC" });
    expect(at("sort=-expected").sort).toEqual({ field: "EXPECTED_DELIVERY_DATE", direction: "DESC" });
    expect(at("sort=note").sort).toBeNull();
  });

  it("filters by the day of the order", () => {
    expect(at("createdFrom=2026-11-01&createdTo=2026-11-02").filter).toEqual({
      createdAt: { from: "2026-11-01", to: "2026-11-02" },
    });
  });

  it("maps to every documented filter", () => {
    const search =
      "number=1042&buyer=Lin&recipient=Chen&state=WAITING&paymentMethod=CARD&paymentState=PAID&source=MANUAL" +
      "&note=gift&deliveryFrom=2026-11-01&deliveryTo=2026-11-30&expectedFrom=2026-11-02&expectedTo=2026-11-03";
    expect(at(search).filter).toEqual({
      numbers: [1042],
      buyerName: "Lin",
      recipientName: "Chen",
      states: ["WAITING"],
      paymentMethods: ["CARD"],
      paymentStates: ["PAID"],
      sources: ["MANUAL"],
      note: "gift",
      deliveryDate: { from: "2026-11-01", to: "2026-11-30" },
      expectedDeliveryDate: { from: "2026-11-02", to: "2026-11-03" },
    });
  });

  it("accepts several numbers, with or without #, separated by commas and spaces of any width", () => {
    expect(at("number=%231042, 1043、1044，1045").filter).toEqual({ numbers: [1042, 1043, 1044, 1045] });
  });

  it("finds nothing, instead of everything, for an invalid number or one that exceeds an Int", () => {
    expect(at("number=abc").filter).toEqual({ numbers: [0] });
    expect(at("number=9999999999").filter).toEqual({ numbers: [0] });
  });

  it("ignores a missing end of a date range, blanks, and values that do not exist", () => {
    expect(at("deliveryFrom=2026-11-01").filter).toEqual({ deliveryDate: { from: "2026-11-01" } });
    expect(at("expectedTo=2026-11-01").filter).toEqual({ expectedDeliveryDate: { to: "2026-11-01" } });
    expect(
      at("buyer=%20&state=GONE&paymentMethod=card&deliveryTo=2026-13-01&expectedFrom=today").filter,
    ).toEqual({});
  });

  it("requests page 2 after the tenth row, and page 1 for an invalid page", () => {
    expect(at("page=2").after).toBe(offsetCursor(9));
    for (const page of ["1", "0", "-1", "1.5", "x", ""]) expect(at(`page=${page}`).after).toBeNull();
  });

  it("does not change the list's variables when an order is opened over it", () => {
    expect(at("state=WAITING&page=3&order=7")).toEqual(at("state=WAITING&page=3"));
  });

  it("contains the open order, to read or edit; null without one, number 0 for an invalid number", () => {
    const open = (address: string) => openOrderVariables(new URLSearchParams(address));
    expect(open("order=7")).toEqual({ number: 7, reading: true, editing: false });
    expect(open("edit=7")).toEqual({ number: 7, reading: false, editing: true });
    expect(open("page=2")).toBeNull();
    expect(open("order=x")).toEqual({ number: 0, reading: true, editing: false });
  });

  it("is read with texts trimmed", () => {
    expect(readFilters(orderFilters, new URLSearchParams("buyer=%20Lin%20")).buyer).toBe("Lin");
  });
});
