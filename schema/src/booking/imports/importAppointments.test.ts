import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  at,
  DAY,
  HEADER,
  type ImportRow,
  importRows,
  openSalonToImport,
  SERIAL,
  sendFile,
} from "../../testing/appointmentFiles.ts";
import { appointmentRow, shiftRow, templateRow } from "../../testing/bookingFixtures.ts";
import { auditOf } from "../../testing/fixtures.ts";
import type { TestContext } from "../../testing/run.ts";
import { workbook } from "../../testing/workbooks.ts";

let testContext: TestContext;
let people: Record<"an" | "bo", number>;
beforeAll(async () => {
  ({ testContext, people } = await openSalonToImport());
});
beforeEach(async () => {
  await testContext.prisma.appointment.deleteMany();
});
afterAll(() => testContext.close());

const bring = (rows: unknown[][], options = {}) => importRows(testContext, rows, options);
const problems = (rows: readonly ImportRow[]) =>
  rows.map(({ row, problem }) => [row, problem && `${problem.column} ${problem.code}`]);
const count = () => testContext.prisma.appointment.count();

describe("an import of appointments", () => {
  const ROWS = [
    ["王小明", "0912-345-678", SERIAL + 10 / 24, "手部;足部", "小安", "第一次"],
    ["山田花子", "0900123456", "2026/11/23 10:00", "手部;手部", "さくら", ""],
    [],
    ["Ann", "+886 900 123 456", `${DAY}T14:00:00+08:00`, "足部；手部", ";小安", null],
  ];

  it("refuses phones from which a spreadsheet removed the 0, and cells that cannot be read, by name", async () => {
    const row = at("10:00", "手部");
    const { rows } = await bring(
      [
        [row[0], 912_345_678, ...row.slice(2)],
        row.with(0, "王\uFFFD明"),
        row.with(1, "23456789"),
        row.with(1, "+886912345678"),
      ],
      { dryRun: true },
    );
    expect(problems(rows).slice(0, 2)).toEqual([
      [2, "customer_phone INVALID_INPUT"],
      [3, "customer_name INVALID_INPUT"],
    ]);
    expect(rows.slice(2).every(({ problem }) => problem?.column !== "customer_phone")).toBe(true);
  });

  it("reads services and staff between the separators that people type, and names that contain one", async () => {
    await testContext.prisma.service.create({ data: { name: "修、護", durationMinutes: 30 } });
    const { rows } = await bring(
      [at("10:00", "手部、足部", "小安，さくら"), at("14:00", "修、護", ""), at("15:00", "手部、剪", "")],
      { dryRun: true },
    );
    expect(rows.map(({ services, staff }) => [services, staff])).toEqual([
      [
        ["手部", "足部"],
        ["小安", "さくら"],
      ],
      [["修、護"], [""]],
      [["手部、剪"], [""]],
    ]);
    expect(rows[2]?.problem).toMatchObject({ column: "services", code: "NOT_FOUND" });
    await testContext.prisma.service.deleteMany({ where: { name: "修、護" } });
  });

  it("reports the appointments in a dry run and writes nothing", async () => {
    const { rows, ...sums } = await bring(ROWS, { dryRun: true });
    expect(sums).toEqual({ applied: false, accepted: 3, refused: 0 });
    expect(rows).toEqual([
      {
        row: 2,
        customerName: "王小明",
        customerPhone: "0912-345-678",
        startsAt: "2026-11-23T02:00:00.000Z",
        services: ["手部", "足部"],
        staff: ["小安", "小安"],
        problem: null,
      },
      {
        row: 3,
        customerName: "山田花子",
        customerPhone: "0900123456",
        startsAt: "2026-11-23T02:00:00.000Z",
        services: ["手部", "手部"],
        staff: ["さくら", "さくら"],
        problem: null,
      },
      {
        row: 5,
        customerName: "Ann",
        customerPhone: "+886 900 123 456",
        startsAt: "2026-11-23T06:00:00.000Z",
        services: ["足部", "手部"],
        staff: ["", "小安"],
        problem: null,
      },
    ]);
    expect(await count()).toBe(0);
    expect(await testContext.prisma.auditEntry.count()).toBe(0);
  });

  it("creates the appointments of the other rows when the refused ones are to be skipped", async () => {
    const rows = [
      at("10:00", "手部", "小安"),
      at("10:30", "手部", "小安"),
      at("x", "手部"),
      at("14:00", "足部"),
    ];
    expect(await bring(rows)).toMatchObject({ applied: false });
    expect(await count()).toBe(0);
    expect(await bring(rows, { dryRun: true, skipRefused: true })).toMatchObject({ applied: false });
    expect(await count()).toBe(0);
    const done = await bring(rows, { skipRefused: true });
    expect(done).toMatchObject({ applied: true, accepted: 2, refused: 2 });
    expect(problems(done.rows)).toEqual([
      [2, null],
      [3, "start_time SLOT_TAKEN"],
      [4, "start_time INVALID_INPUT"],
      [5, null],
    ]);
    expect(await count()).toBe(2);
    expect(await bring(rows.slice(2, 3), { skipRefused: true })).toMatchObject({ applied: false });
  });

  it("creates pending manual appointments with consecutive services and an audit log", async () => {
    expect(await bring(ROWS)).toMatchObject({ applied: true, accepted: 3, refused: 0 });
    const appointments = await testContext.prisma.appointment.findMany({
      orderBy: { id: "asc" },
      include: { items: { orderBy: { startsAt: "asc" } } },
    });
    expect(appointments).toMatchObject([
      {
        customerName: "王小明",
        customerPhone: "0912-345-678",
        customerId: null,
        state: "PENDING",
        source: "MANUAL",
        note: "第一次",
        startsAt: new Date("2026-11-23T02:00:00Z"),
        endsAt: new Date("2026-11-23T04:30:00Z"),
        items: [
          { serviceName: "手部", staffMemberId: people.an, endsAt: new Date("2026-11-23T03:00:00Z") },
          { serviceName: "足部", staffMemberId: people.an, startsAt: new Date("2026-11-23T03:00:00Z") },
        ],
      },
      { customerName: "山田花子", items: [{ staffMemberId: people.bo }, { staffMemberId: people.bo }] },
      { customerName: "Ann", items: [{ staffMemberId: null }, { staffMemberId: people.an }] },
    ]);
    expect(await auditOf(testContext.prisma, "Appointment", appointments[0]?.id ?? 0)).toMatchObject([
      { action: "CREATE", staffMemberId: 1, before: null },
    ]);
  });

  it("checks each row against the rows before it: the second of two for one time is refused, and none is written", async () => {
    const { rows, ...sums } = await bring([
      at("10:00", "足部", "小安"),
      at("11:00", "手部", "小安"),
      at("11:30", "手部", "小安"),
    ]);
    expect(sums).toEqual({ applied: false, accepted: 2, refused: 1 });
    expect(problems(rows)).toEqual([
      [2, null],
      [3, "start_time SLOT_TAKEN"],
      [4, null],
    ]);
    expect(rows[1]?.problem?.reason).toBe("TAKEN");
    expect(await count()).toBe(0);
  });

  it("never accepts more unspecified items than free staff", async () => {
    const { rows } = await bring([
      at("10:00", "手部"),
      at("10:00", "手部", "小安"),
      at("10:30", "手部"),
      at("11:00", "手部"),
    ]);
    expect(problems(rows)).toEqual([
      [2, null],
      [3, null],
      [4, "start_time SLOT_TAKEN"],
      [5, null],
    ]);
  });

  it("checks against existing appointments, so a second import of the same file is refused", async () => {
    const rows = [at("10:00", "手部", "小安"), at("10:00", "手部", "さくら")];
    expect(await bring(rows)).toMatchObject({ applied: true });
    const again = await bring(rows);
    expect(again).toMatchObject({ applied: false, accepted: 0, refused: 2 });
    expect(problems(again.rows)).toEqual([
      [2, "start_time SLOT_TAKEN"],
      [3, "start_time SLOT_TAKEN"],
    ]);
    expect(await count()).toBe(2);
    await testContext.prisma.appointment.updateMany({ data: { state: "CANCELLED" } });
    expect(await bring(rows, { dryRun: true })).toMatchObject({ accepted: 2 });
  });

  it("reports the problem of every row", async () => {
    const { rows } = await bring([
      ["", "0900000000", `${DAY} 10:00`, "手部"],
      ["王", "", `${DAY} 10:00`, "手部"],
      ["王", "0900000000", "soon", "手部"],
      ["王", "0900000000", `${DAY} 10:00`, ""],
      ["王", "0900000000", `${DAY} 10:00`, "手部", "小安;さくら"],
      ["王", "0900000000", `${DAY} 10:00`, "手部", "", "x".repeat(2001)],
      at("10:00", "頭部"),
      at("10:00", "雙"),
      at("10:00", "手部", "無名"),
      at("10:00", "手部", "離職"),
      ["王", "0900000000", "2026-11-20 10:00", "手部"],
      ["王", "0900000000", "2026-11-24 10:00", "手部", "小安"],
      at("17:30", "手部", "小安"),
      at("10:00", Array(21).fill("手部").join(";")),
      at("10:00", "手部", "an"),
    ]);
    expect(problems(rows)).toEqual([
      [2, "customer_name INVALID_INPUT"],
      [3, "customer_phone INVALID_INPUT"],
      [4, "start_time INVALID_INPUT"],
      [5, "services INVALID_INPUT"],
      [6, "staff INVALID_INPUT"],
      [7, "remark INVALID_INPUT"],
      [8, "services NOT_FOUND"],
      [9, "services ALREADY_EXISTS"],
      [10, "staff NOT_FOUND"],
      [11, "staff NOT_FOUND"],
      [12, "start_time OUTSIDE_BOOKING_WINDOW"],
      [13, "staff STAFF_NOT_AVAILABLE"],
      [14, "staff STAFF_NOT_AVAILABLE"],
      [15, "services INVALID_INPUT"],
      [16, null],
    ]);
    expect(rows[2]?.startsAt).toBeNull();
    expect(rows[2]?.problem?.message).toContain("start_time");
    expect(rows[7]?.problem?.message).toContain("More than one service has this name");
  });

  it("counts shifts from the given minimum state on", async () => {
    const day = "2026-11-25";
    const template = await templateRow(testContext.prisma);
    await shiftRow(testContext.prisma, {
      staffMemberId: people.an,
      shiftTemplateId: template.id,
      day,
      state: "PROPOSED",
    });
    const row = ["王", "0900000000", `${day} 10:00`, "手部", "小安"];
    expect(problems((await bring([row], { dryRun: true })).rows)).toEqual([[2, "staff STAFF_NOT_AVAILABLE"]]);
    expect(await bring([row], { dryRun: true, atLeast: "PROPOSED" })).toMatchObject({ accepted: 1 });
  });

  it("can have more rows than a batch of the API", async () => {
    const rows = Array.from({ length: 1001 }, () => ["王", "0900000000", "2026-12-01 10:00", "手部", "小安"]);
    expect(await bring(rows, { dryRun: true })).toMatchObject({ accepted: 0, refused: 1001 });
  });

  it("writes nothing for a file without rows", async () => {
    expect(await bring([])).toEqual({ applied: false, accepted: 0, refused: 0, rows: [] });
  });

  it("books each time once when run twice concurrently", async () => {
    const file = workbook([HEADER, at("10:00", "手部", "小安"), at("10:00", "手部", "さくら")]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendFile(testContext, file)));
    const applied = answers.filter(({ data }) => data?.importAppointments.applied);
    expect(applied).toHaveLength(1);
    expect(await count()).toBe(2);
  });

  it("does not use the time of existing appointments", async () => {
    await appointmentRow(testContext.prisma, {
      staffMemberId: people.an,
      serviceId: null,
      day: DAY,
      hour: 10,
    });
    const { rows } = await bring([at("10:30", "手部", "小安")]);
    expect(problems(rows)).toEqual([[2, "start_time SLOT_TAKEN"]]);
  });
});
