import { describe, expect, it } from "vitest";
import { APPOINTMENT_COLUMNS, readAppointmentHeader } from "../domain/appointments/appointmentImport.ts";
import { LANGUAGES } from "../domain/language.ts";
import { IMPORT_COLUMNS, readImportHeader, VARIANT_COLUMNS } from "../domain/products/productImport.ts";
import { APPOINTMENT_HEADINGS, PRODUCT_HEADINGS } from "./importHeadings.ts";

const PRODUCT_COLUMNS = [...IMPORT_COLUMNS, ...VARIANT_COLUMNS];

describe.each(LANGUAGES.map((language, index) => [language, index] as const))(
  "headings in %s",
  (_, index) => {
    it("are read as the columns that they head", () => {
      const products = PRODUCT_COLUMNS.map((column) => PRODUCT_HEADINGS[column][index] ?? "");
      expect(readImportHeader(products, PRODUCT_HEADINGS)).toEqual(PRODUCT_COLUMNS);
      const appointments = APPOINTMENT_COLUMNS.map((column) => APPOINTMENT_HEADINGS[column][index] ?? "");
      expect(readAppointmentHeader(appointments, APPOINTMENT_HEADINGS)).toEqual(APPOINTMENT_COLUMNS);
    });
  },
);

it("mean one column each, whatever the language", () => {
  for (const headings of [PRODUCT_HEADINGS, APPOINTMENT_HEADINGS]) {
    const all = Object.entries(headings).flatMap(([column, texts]) => [
      ...new Set([column, ...texts].map((text) => text.toLowerCase().replaceAll("_", " "))),
    ]);
    expect(new Set(all).size).toBe(all.length);
  }
});

it("may differ in case, width, and spaces, and the columns' names are read, too", () => {
  const header = ["ＮＡＭＥ", " low-stock  LEVEL", "top_pick", "Top pick?", "價格"];
  expect(readImportHeader(header, PRODUCT_HEADINGS)).toEqual([
    "name",
    "low_stock_level",
    "top_pick",
    null,
    "price",
  ]);
  expect(readImportHeader(["名稱", "name"], PRODUCT_HEADINGS)).toBeNull();
});
