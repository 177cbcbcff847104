import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";

let database: TestDatabase;
let writer: pg.Client;
let listener: pg.Client;
let received: unknown[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  writer = new pg.Client({ connectionString: database.url });
  listener = new pg.Client({ connectionString: database.url });
  await Promise.all([writer.connect(), listener.connect()]);
  listener.on("notification", ({ channel, payload }) => received.push([channel, JSON.parse(payload ?? "")]));
  await listener.query("LISTEN machiya_appointment");
  await listener.query("LISTEN machiya_shift");
  await writer.query(
    `INSERT INTO "StaffMember" (username, "passwordHash", name, role, "updatedAt") VALUES ('a', '', '安', 'STAFF', now()), ('b', '', '波', 'STAFF', now())`,
  );
  await writer.query(
    `INSERT INTO "ShiftTemplate" (name, "startMinute", "endMinute", "updatedAt") VALUES ('早', 600, 840, now()), ('晚', 840, 1200, now())`,
  );
});
beforeEach(async () => {
  for (const table of ["Appointment", "ShiftAssignment", "StoreClosure", "StaffTimeOff"]) {
    await writer.query(`DELETE FROM "${table}"`);
  }
  await announced();
});
afterAll(async () => {
  await Promise.all([writer.end(), listener.end()]);
  await database.drop();
});

/** Returns what was announced since the last call. */
async function announced(): Promise<unknown[]> {
  await listener.query("SELECT 1");
  const answer = received;
  received = [];
  return answer;
}

const at = (time: string) => `2026-12-01T${time}:00Z`;

async function appointment(state = "PENDING"): Promise<number> {
  const { rows } = await writer.query<{ id: number }>(
    `INSERT INTO "Appointment" ("customerName", source, state, "startsAt", "endsAt", "updatedAt")
     VALUES ('小美', 'MANUAL', $1::"AppointmentState", $2, $3, now()) RETURNING id`,
    [state, at("00:00"), at("23:00")],
  );
  return rows[0]?.id ?? 0;
}

async function item(appointmentId: number, staffMemberId: number | null, from: string, to: string) {
  const { rows } = await writer.query<{ id: number; occupying: boolean }>(
    `INSERT INTO "AppointmentItem" ("appointmentId", "staffMemberId", "serviceName", "serviceMinutes", "startsAt", "endsAt")
     VALUES ($1, $2, '手部保養', 60, $3, $4) RETURNING id, occupying`,
    [appointmentId, staffMemberId, at(from), at(to)],
  );
  return rows[0];
}

const DOUBLE = expect.objectContaining({ code: "23P01", constraint: "AppointmentItem_no_double_booking" });

describe("no staff member is double-booked", () => {
  it.each([
    ["the same time", "10:00", "11:00"],
    ["an overlap of a minute at the end", "10:59", "12:00"],
    ["an overlap of a minute at the beginning", "09:00", "10:01"],
    ["a time within", "10:20", "10:40"],
  ])("rejects %s", async (_what, from, to) => {
    const id = await appointment();
    await item(id, 1, "10:00", "11:00");
    await expect(item(await appointment(), 1, from, to)).rejects.toEqual(DOUBLE);
    // The same applies within one appointment.
    await expect(item(id, 1, from, to)).rejects.toEqual(DOUBLE);
  });

  it("accepts adjacent times, another staff member, and any number of unassigned items", async () => {
    const id = await appointment();
    await item(id, 1, "10:00", "11:00");
    await item(id, 1, "11:00", "12:00");
    await item(id, 1, "09:00", "10:00");
    await item(id, 2, "10:00", "11:00");
    await item(id, null, "10:00", "11:00");
    await item(id, null, "10:00", "11:00");
  });

  it("rejects moving or assigning an item onto another", async () => {
    const id = await appointment();
    await item(id, 1, "10:00", "11:00");
    const [later, open] = [await item(id, 1, "12:00", "13:00"), await item(id, null, "10:30", "11:30")];
    const move = writer.query(`UPDATE "AppointmentItem" SET "startsAt" = $1 WHERE id = $2`, [
      at("10:59"),
      later?.id,
    ]);
    await expect(move).rejects.toEqual(DOUBLE);
    const assign = writer.query(`UPDATE "AppointmentItem" SET "staffMemberId" = 1 WHERE id = $1`, [open?.id]);
    await expect(assign).rejects.toEqual(DOUBLE);
  });

  it("lets two items swap in one transaction that defers the constraint", async () => {
    const id = await appointment();
    const [one, other] = [await item(id, 1, "10:00", "11:00"), await item(id, 1, "11:00", "12:00")];
    const move = (row: typeof one, from: string, to: string) =>
      writer.query(`UPDATE "AppointmentItem" SET "startsAt" = $1, "endsAt" = $2 WHERE id = $3`, [
        at(from),
        at(to),
        row?.id,
      ]);
    await writer.query('BEGIN; SET CONSTRAINTS "AppointmentItem_no_double_booking" DEFERRED');
    await move(one, "11:00", "12:00");
    await move(other, "10:00", "11:00");
    await writer.query("COMMIT");
  });

  it("only an appointment's state decides whether its items occupy their time", async () => {
    const [pending, cancelled] = [await appointment(), await appointment("CANCELLED")];
    expect(await item(pending, 1, "10:00", "11:00")).toMatchObject({ occupying: true });
    expect(await item(cancelled, 1, "10:00", "11:00")).toMatchObject({ occupying: false });
    await writer.query(`UPDATE "AppointmentItem" SET occupying = true WHERE "appointmentId" = $1`, [
      cancelled,
    ]);
    const revived = writer.query(`UPDATE "Appointment" SET state = 'CONFIRMED' WHERE id = $1`, [cancelled]);
    await expect(revived).rejects.toEqual(DOUBLE);
    await writer.query(`UPDATE "Appointment" SET state = 'CANCELLED' WHERE id = $1`, [pending]);
    const other = await appointment("CONFIRMED");
    expect(await item(other, 1, "10:00", "11:00")).toMatchObject({ occupying: true });
  });
});

describe("invalid times are rejected", () => {
  const refused = expect.objectContaining({ code: "23514" });
  it.each([["10:00"], ["09:59"]])("when the end is %s and the start is 10:00", async (end) => {
    await expect(item(await appointment(), 1, "10:00", end)).rejects.toEqual(refused);
    for (const [table, column, value] of [
      ["StoreClosure", "note", "''"],
      ["StaffTimeOff", '"staffMemberId"', "1"],
    ]) {
      const insert = `INSERT INTO "${table}" (${column}, "startsAt", "endsAt", "updatedAt") VALUES (${value}, $1, $2, now())`;
      await expect(writer.query(insert, [at("10:00"), at(end)])).rejects.toEqual(refused);
    }
  });

  const template = (start: number, end: number) =>
    writer.query(
      `INSERT INTO "ShiftTemplate" (name, "startMinute", "endMinute", "updatedAt") VALUES ('x', $1, $2, now())`,
      [start, end],
    );
  it("unless a shift ends after its start and within its day", async () => {
    for (const [start, end] of [
      [-1, 60],
      [600, 600],
      [600, 599],
      [600, 1441],
    ] as const) {
      await expect(template(start, end)).rejects.toEqual(refused);
    }
    await template(0, 1440);
  });

  it("when hours of one weekday overlap", async () => {
    await writer.query(`INSERT INTO "Store" (name, "updatedAt") VALUES ('町家', now())`);
    const hours = (weekday: number, start: number, end: number) =>
      writer.query('INSERT INTO "BookingHours" (weekday, "startMinute", "endMinute") VALUES ($1, $2, $3)', [
        weekday,
        start,
        end,
      ]);
    await hours(1, 600, 720);
    await hours(1, 720, 1200);
    await hours(2, 600, 720);
    await expect(hours(1, 719, 730)).rejects.toMatchObject({ code: "23P01" });
    for (const weekday of [0, 8]) await expect(hours(weekday, 600, 720)).rejects.toEqual(refused);
  });
});

describe("an appointment is announced", () => {
  const change = (operation: string, id: number) => [
    "machiya_appointment",
    { operation, id, customerId: null },
  ];

  it("when it is inserted, updated and deleted, once per transaction", async () => {
    await writer.query("BEGIN");
    const id = await appointment();
    await item(id, 1, "10:00", "11:00");
    await item(id, null, "11:00", "12:00");
    await writer.query("COMMIT");
    expect(await announced()).toEqual([change("INSERT", id)]);
    await writer.query(`UPDATE "Appointment" SET state = 'CANCELLED' WHERE id = $1`, [id]);
    expect(await announced()).toEqual([change("UPDATE", id)]);
    await writer.query('DELETE FROM "Appointment" WHERE id = $1', [id]);
    expect(await announced()).toEqual([change("DELETE", id)]);
  });

  it("when only an item changes", async () => {
    const id = await appointment();
    const row = await item(id, 1, "10:00", "11:00");
    await announced();
    await writer.query('UPDATE "AppointmentItem" SET "staffMemberId" = NULL WHERE id = $1', [row?.id]);
    expect(await announced()).toEqual([change("UPDATE", id)]);
  });
});

describe("working hours are announced", () => {
  const shift = (staffMemberId: number | null, from: string | null, to: string | null) => [
    "machiya_shift",
    { staffMemberId, from, to },
  ];

  it("once per staff member and statement, with the range of days", async () => {
    await writer.query(
      `INSERT INTO "ShiftAssignment" ("staffMemberId", "shiftTemplateId", date, "updatedAt")
       SELECT s.id, 1, d, now() FROM "StaffMember" s, generate_series('2026-12-01'::date, '2026-12-31', '1 day') d`,
    );
    expect(new Set(await announced())).toEqual(
      new Set([shift(1, "2026-12-01", "2026-12-31"), shift(2, "2026-12-01", "2026-12-31")]),
    );
    await writer.query(
      `UPDATE "ShiftAssignment" SET state = 'CONFIRMED' WHERE "staffMemberId" = 1 AND date <= '2026-12-03'`,
    );
    expect(await announced()).toEqual([shift(1, "2026-12-01", "2026-12-03")]);
    await writer.query(`DELETE FROM "ShiftAssignment" WHERE date = '2026-12-31' AND "staffMemberId" = 2`);
    expect(await announced()).toEqual([shift(2, "2026-12-31", "2026-12-31")]);
  });

  it("for all staff when a template or a closure changes, and for one when they take time off", async () => {
    await writer.query(`UPDATE "ShiftTemplate" SET "endMinute" = 900 WHERE id = 1`);
    expect(await announced()).toEqual([shift(null, null, null)]);
    await writer.query(
      `INSERT INTO "StoreClosure" ("startsAt", "endsAt", "updatedAt") VALUES ($1, $2, now())`,
      [at("00:00"), at("10:00")],
    );
    expect(await announced()).toEqual([shift(null, null, null)]);
    await writer.query(
      `INSERT INTO "StaffTimeOff" ("staffMemberId", "startsAt", "endsAt", "updatedAt") VALUES (2, $1, $2, now())`,
      [at("00:00"), at("10:00")],
    );
    expect(await announced()).toEqual([shift(2, null, null)]);
  });
});
