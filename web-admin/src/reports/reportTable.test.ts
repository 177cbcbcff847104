import { describe, expect, it } from "vitest";
import { changeSince, hoursOf, reportCsv, shareOf, withCurrency } from "./reportTable.ts";

it("writes CSV with a BOM, quotes and escaped formulas, and keeps negative numbers", () => {
  const csv = reportCsv({
    columns: [
      { label: "Name", kind: "text" },
      { label: "Discounts", kind: "money" },
      { label: "Share", kind: "share" },
    ],
    rows: [
      { key: "1", cells: ["=HYPERLINK(1)", "-12.5", "0.1234"] },
      { key: "2", cells: ['Tea, "green"', "0", ""] },
      { key: "3", cells: ["0912", "012", "1"] },
    ],
  });
  expect(csv).toBe(
    '\ufeffName,Discounts,Share\r\n\'=HYPERLINK(1),-12.5,12.3%\r\n"Tea, ""green""",0,\r\n\'0912,012,100.0%\r\n',
  );
});

it("adds the currency to a table with amounts, in a store that has one", () => {
  const table = {
    columns: [
      { label: "Name", kind: "text" },
      { label: "Sales", kind: "money" },
    ],
    rows: [{ key: "1", cells: ["Tea", "12.5"] }],
  } as const;
  expect(reportCsv(withCurrency(table, "Currency", "THB"))).toBe(
    "\ufeffName,Sales,Currency\r\nTea,12.5,THB\r\n",
  );
  expect(withCurrency(table, "Currency", null)).toEqual(table);
  const hours = { ...table, columns: [table.columns[0], { label: "Hours", kind: "number" }] } as const;
  expect(withCurrency(hours, "Currency", "THB")).toEqual(hours);
});

it("returns hours and shares", () => {
  expect([hoursOf(90), hoursOf(100), hoursOf(0)]).toEqual(["1.5", "1.67", "0"]);
  expect([shareOf(1, 4), shareOf(1, 0)]).toEqual(["0.25", ""]);
});

describe("the change since the previous period", () => {
  it("is a part of the previous value", () => {
    expect(changeSince("money", "150", "100")).toBe(0.5);
    expect(changeSince("number", "50", "100")).toBe(-0.5);
    expect(changeSince("money", "-50", "100")).toBe(-1.5);
    expect(changeSince("money", "50", "-100")).toBe(1.5);
  });

  it("falls with smaller discounts, although their negative sum rises", () => {
    expect(changeSince("money", "-75", "-100")).toBe(-0.25);
    expect(changeSince("money", "-150", "-100")).toBe(0.5);
    expect(changeSince("money", "0", "-100")).toBe(-1);
  });

  it("is the difference of shares, also from 0", () => {
    expect(changeSince("share", "0.75", "0.5")).toBe(0.25);
    expect(changeSince("share", "0.25", "0")).toBe(0.25);
  });

  it("is unknown without a previous value", () => {
    expect(changeSince("money", "5", "0")).toBeNull();
    expect(changeSince("share", "", "0.5")).toBeNull();
    expect(changeSince("share", "0.5", "")).toBeNull();
  });
});
