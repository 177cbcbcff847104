import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  at,
  HEADER,
  importRows,
  openSalonToImport,
  SERIAL,
  sendFile,
} from "../../testing/appointmentFiles.ts";
import { ANONYMOUS, customer, staff, type TestContext } from "../../testing/run.ts";
import { type BookType, bookOf, sheetOf, workbook } from "../../testing/workbooks.ts";

let testContext: TestContext;
beforeAll(async () => {
  ({ testContext } = await openSalonToImport());
});
beforeEach(async () => {
  await testContext.prisma.appointment.deleteMany();
});
afterAll(() => testContext.close());

describe("a file of appointments", () => {
  const rows = [HEADER, at("10:00", "手部", "さくら", "鈴木 さくら")];

  it.each([
    ["xlsx", "xlsx"],
    ["xls", "biff8"],
  ] as const)("can be an .%s with names in any script", async (type, bookType) => {
    const { data } = await sendFile(testContext, workbook(rows, bookType), { fileName: `予約.${type}` });
    expect(data?.importAppointments).toMatchObject({
      applied: true,
      rows: [{ customerName: "鈴木 さくら" }],
    });
    expect(await testContext.prisma.appointment.findFirst()).toMatchObject({ customerName: "鈴木 さくら" });
  });

  it("can use the 1904 date system", async () => {
    const sheet = sheetOf([HEADER, ["王", "0900000000", SERIAL - 1462 + 0.5, "手部", "小安"]]);
    const { data } = await sendFile(testContext, bookOf([sheet], "xlsx", true), { dryRun: true });
    expect(data?.importAppointments.rows[0]?.startsAt).toBe("2026-11-23T04:00:00.000Z");
  });

  it("is read by the store's clock in any time zone of the server", async () => {
    await testContext.prisma.store.create({ data: { name: "店", timeZone: "America/New_York" } });
    const { rows } = await importRows(testContext, [["王", "0900000000", SERIAL + 0.5, "手部"]], {
      dryRun: true,
    });
    await testContext.prisma.store.deleteMany();
    expect(rows[0]?.startsAt).toBe("2026-11-23T17:00:00.000Z");
  });

  const renamed = (bookType: BookType) => workbook(rows, bookType);
  it.each<[string, string, Uint8Array]>([
    ["WRONG_TYPE", "預約.csv", workbook(rows)],
    ["WRONG_TYPE", "預約", workbook(rows)],
    ["WRONG_TYPE", "預約.xlsx", renamed("csv")],
    ["WRONG_TYPE", "預約.xls", renamed("html")],
    ["WRONG_TYPE", "預約.xls", Uint8Array.from([0x4d, 0x5a, 0x90, ...Array(999).fill(0)])],
    ["WRONG_TYPE", "預約.xls", workbook(rows)],
    ["UNREADABLE", "預約.xlsx", new Uint8Array()],
    ["WRONG_HEADER", "預約.xlsx", workbook([[]])],
    ["WRONG_HEADER", "預約.xlsx", workbook([HEADER.slice(1)])],
    ["WRONG_HEADER", "預約.xlsx", workbook([[...HEADER, "services"]])],
    ["TOO_MANY_ROWS", "預約.xlsx", workbook([HEADER, ...Array.from({ length: 5001 }, () => ["王"])])],
  ])("is refused as %s: %s", async (problem, fileName, bytes) => {
    const { codes, params } = await sendFile(testContext, bytes, { fileName, dryRun: true });
    expect([codes, params]).toMatchObject([["INVALID_INPUT"], { file: { problem, types: ["xlsx", "xls"] } }]);
  });

  it.each([
    ["an anonymous viewer", ANONYMOUS, "UNAUTHENTICATED"],
    ["a customer", customer(1), "UNAUTHENTICATED"],
    ["staff", staff(1, "STAFF"), "FORBIDDEN"],
  ])("is accepted from admins only, not from %s", async (_who, viewer, code) => {
    expect((await sendFile(testContext, workbook(rows), { viewer, dryRun: true })).codes).toEqual([code]);
  });
});
