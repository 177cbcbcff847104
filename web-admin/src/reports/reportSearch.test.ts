import { expect, it } from "vitest";
import { type Period, previousRange, readReportDays, reportExports } from "./reportSearch.ts";

const TODAY = "2026-11-25";
const days = (search: string) => Object.values(readReportDays(new URLSearchParams(search), TODAY));

it("reads the period of the URL, this month until today by default", () => {
  expect(days("")).toEqual(["2026-11-01", TODAY]);
  expect(days("period=nonsense")).toEqual(["2026-11-01", TODAY]);
  expect(days("period=today")).toEqual([TODAY, TODAY]);
  expect(days("period=yesterday")).toEqual(["2026-11-24", "2026-11-24"]);
  expect(days("period=week")).toEqual(["2026-11-22", TODAY]);
  expect(days("period=year")).toEqual(["2026-01-01", TODAY]);
});

it("reads custom days of at most a leap year", () => {
  expect(days("period=custom&from=2026-10-05&to=2026-10-07")).toEqual(["2026-10-05", "2026-10-07"]);
  expect(days("period=custom&from=2026-10-05&to=2026-10-01")).toEqual(["2026-10-05", "2026-10-05"]);
  expect(days("period=custom&to=2026-10-07")).toEqual(["2026-10-07", "2026-10-07"]);
  expect(days("period=custom&from=x")).toEqual([TODAY, TODAY]);
  expect(days("period=custom&from=2024-01-01&to=2026-01-01")).toEqual(["2024-01-01", "2024-12-31"]);
});

it("compares with the same days of the last week, month, or year, and else with the equally many days before", () => {
  const before = (period: Period, from: string, to: string) =>
    Object.values(previousRange(period, { from, to }));
  expect(before("month", "2026-11-01", "2026-11-29")).toEqual(["2026-10-01", "2026-10-29"]);
  expect(before("month", "2026-03-01", "2026-03-31")).toEqual(["2026-02-01", "2026-02-28"]);
  expect(before("month", "2027-01-01", "2027-01-05")).toEqual(["2026-12-01", "2026-12-05"]);
  expect(before("week", "2026-11-22", "2026-11-25")).toEqual(["2026-11-15", "2026-11-18"]);
  expect(before("year", "2026-01-01", "2026-11-25")).toEqual(["2025-01-01", "2025-11-25"]);
  expect(before("year", "2028-01-01", "2028-02-29")).toEqual(["2027-01-01", "2027-02-28"]);
  expect(before("today", TODAY, TODAY)).toEqual(["2026-11-24", "2026-11-24"]);
  expect(before("custom", "2026-11-01", "2026-11-30")).toEqual(["2026-10-02", "2026-10-31"]);
});

it("exports the rows of its days", () => {
  const exports = reportExports({ from: "2026-11-01", to: TODAY }).map(({ href }) => href);
  expect(exports).toEqual([
    `/exports/orders.csv?createdFrom=2026-11-01&createdTo=${TODAY}`,
    `/exports/payments.csv?from=2026-11-01&to=${TODAY}`,
    `/exports/appointments.csv?startFrom=2026-11-01&startTo=${TODAY}`,
    `/exports/staff-hours.csv?from=2026-11-01&to=${TODAY}`,
    "/exports/customers.csv",
  ]);
});
