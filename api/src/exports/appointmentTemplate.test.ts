import { read, utils, type WorkBook, write } from "@e965/xlsx";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shiftRow, templateRow } from "../../../schema/src/testing/bookingFixtures.ts";
import { openRestShop, type RestShop, type ViewerName } from "../../../testing/servers/restShop.ts";
import { setLogLevel } from "../telemetry/log.ts";

setLogLevel("silent");
let shop: RestShop;
beforeAll(async () => {
  shop = await openRestShop();
  const { prisma } = shop;
  const service = await prisma.service.create({
    data: { name: "手部保養", durationMinutes: 60, price: 800 },
  });
  await prisma.service.create({ data: { name: "足部", durationMinutes: 90, price: 900 } });
  const person = (username: string, name: string, state: "IN_SERVICE" | "DISMISSED" = "IN_SERVICE") =>
    prisma.staffMember.create({
      data: {
        username,
        name,
        state,
        role: "STAFF",
        passwordHash: "x",
        skills: { create: { serviceId: service.id } },
      },
    });
  const { id: staffMemberId } = await person("template_an", "小安");
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await shiftRow(prisma, {
    staffMemberId,
    shiftTemplateId: (await templateRow(prisma)).id,
    day: inThreeDays,
  });
  await person("template_bo1", "小波");
  await person("template_bo2", "小波");
  await person("template_gone", "離職", "DISMISSED");
});
afterAll(() => shop.close());

const FILES = ["appointment-template.xlsx", "appointment-template.xls"] as const;
const get = (viewer: ViewerName, name: string, language = "en") =>
  shop.viewers[viewer].fetch(`/exports/${name}`, { headers: { "accept-language": language } });
const open = async (name: string, language?: string): Promise<WorkBook> =>
  read(new Uint8Array(await (await get("admin", name, language)).arrayBuffer()), { cellNF: true });
const cellsOf = (book: WorkBook, index: number): string[][] =>
  utils.sheet_to_json(book.Sheets[book.SheetNames[index] ?? ""] ?? {}, { header: 1, blankrows: false });

describe.each(FILES)("%s", (name) => {
  test.each<[ViewerName, number]>([
    ["anonymous", 401],
    ["customer", 401],
    ["staff", 403],
    ["admin", 200],
  ])("requested by %s returns %i", async (viewer, status) => {
    const response = await get(viewer, name);
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toBe("no-store");
    if (status === 200) {
      expect(response.headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
      expect(response.headers.get("content-type")).toMatch(/spreadsheetml|ms-excel/);
    }
  });

  test("is of the type that its extension names", async () => {
    const bytes = new Uint8Array(await (await get("admin", name)).arrayBuffer());
    expect([...bytes.slice(0, 4)]).toEqual(
      name.endsWith("x") ? [0x50, 0x4b, 0x03, 0x04] : [0xd0, 0xcf, 0x11, 0xe0],
    );
  });

  test("has only the headers in its first sheet", async () => {
    const book = await open(name, "en");
    const rows = cellsOf(book, 0).filter((row) => row.some((cell) => cell !== ""));
    expect(rows).toEqual([["Customer", "Phone", "Start", "Services", "Staff", "Note"]]);
    // Phone numbers are entered as text, so that a spreadsheet keeps their leading zeros.
    const [first = ""] = book.SheetNames;
    expect([book.Sheets[first]?.B2?.z, book.Sheets[first]?.B501?.z]).toEqual(["@", "@"]);
  });

  test("lists services and active staff by the names that the import accepts", async () => {
    const cells = cellsOf(await open(name), 1).map(([first, second]) => [first, second]);
    expect(cells).toContainEqual(["手部保養", 60]);
    expect(cells).toContainEqual(["足部", 90]);
    const names = cells.map(([first]) => first);
    expect(names).toEqual(expect.arrayContaining(["小安", "template_bo1", "template_bo2"]));
    expect(names).not.toContain("小波");
    expect(names).not.toContain("離職");
    expect(cells).toContainEqual(["小安", "手部保養"]);
  });

  test.each([
    ["zh-TW", ["預約", "填寫說明"]],
    ["en", ["Appointments", "Instructions"]],
    ["ja", ["予約", "記入方法"]],
  ])("is explained in the language %s", async (language, sheets) => {
    const book = await open(name, language);
    expect(book.SheetNames).toEqual(sheets);
    expect(cellsOf(book, 1).flat().join()).toContain("YYYY-MM-DD HH:mm");
  });

  test("can be filled in with its own example, which the import accepts", async () => {
    const book = await open(name, "ja");
    const cells = cellsOf(book, 1);
    const [headings = []] = cellsOf(book, 0);
    expect(headings).toEqual(["お客様のお名前", "電話番号", "開始日時", "メニュー", "担当者", "備考"]);
    const example = headings.map((column) => cells.find(([first]) => first === column)?.[2] ?? "");
    const [first = ""] = book.SheetNames;
    utils.sheet_add_aoa(book.Sheets[first] ?? {}, [example], { origin: "A2" });
    const bytes = write(book, { type: "buffer", bookType: name.endsWith("x") ? "xlsx" : "biff8" });
    const { data } = await shop.viewers.admin.graphql<{
      importAppointments: { rows: { problem: { code: string } | null }[] };
    }>(
      `mutation ($input: ImportAppointmentsInput!) {
        importAppointments(input: $input) { rows { row customerName services staff problem { column code } } }
      }`,
      { input: { file: bytes.toString("base64"), fileName: name, dryRun: true } },
    );
    expect(data?.importAppointments.rows).toMatchObject([
      { row: 2, customerName: "山田花子", services: ["手部保養"], staff: ["小安"], problem: null },
    ]);
  });
});

test("templates exist in no other format", async () => {
  for (const name of ["appointment-template.csv", "appointment-template", "appointment-template.xlsm"]) {
    expect((await get("admin", name)).status, name).toBe(404);
  }
});
