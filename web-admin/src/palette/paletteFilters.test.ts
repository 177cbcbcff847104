import { expect, it } from "vitest";
import { numberIn, paletteFilters } from "./paletteFilters.ts";

it.each([
  ["1042", 1042],
  ["#7", 7],
  ["0", null],
  ["2147483648", null],
  ["林", null],
  ["12a", null],
])("reads the number of %s", (text, number) => {
  expect(numberIn(text)).toBe(number);
});

it("finds people, orders, and appointments by name, and products by name or code", () => {
  expect(paletteFilters("林芷涵")).toEqual({
    orders: { buyerName: "林芷涵" },
    appointments: { customerName: "林芷涵" },
    customers: { name: "林芷涵" },
    products: { text: "林芷涵" },
    staff: { name: "林芷涵" },
  });
});

it("finds records by number, and customers by phone number", () => {
  expect(paletteFilters("#12")).toMatchObject({ orders: { numbers: [12] }, appointments: { numbers: [12] } });
  expect(paletteFilters("0900000018").customers).toEqual({ phone: "0900000018" });
  expect(paletteFilters("0900-000-018").customers).toEqual({ phone: "0900-000-018" });
});

it.each(["0900000018", "0900-000-018", "+886 900 000 018", "0900", "90000001"])(
  "finds orders and appointments by the phone number %s",
  (phone) => {
    expect(paletteFilters(phone)).toMatchObject({
      orders: { buyerPhone: phone },
      appointments: { customerPhone: phone },
      customers: { phone },
    });
  },
);

it.each(["9000001", "#90000001", "900", "1042"])("reads %s as a number, not as a phone number", (text) => {
  expect(paletteFilters(text).orders).toEqual({ numbers: [numberIn(text)] });
});
