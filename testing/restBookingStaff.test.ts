import { wording } from "@machiya/schema/wording";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appointmentRow, personRow, shiftRow, templateRow } from "../schema/src/testing/bookingFixtures.ts";
import { Client } from "./servers/client.ts";
import {
  type Appointment,
  at,
  detailOf,
  freeAt,
  manicures,
  openRestSalon,
  type Page,
  type RestSalon,
  utc,
} from "./servers/restSalon.ts";
import { ok, STAFF_ROW } from "./servers/restShop.ts";

let salon: RestSalon;
let admin: Client;
let rows: RestSalon["rows"];

beforeAll(async () => {
  salon = await openRestSalon();
  ({ rows } = salon);
  ({ admin } = salon.viewers);
});

afterAll(() => salon.close());

describe("staff", () => {
  const APPOINTMENT = "/api/admin/appointment";
  const RELATIONS = "/api/admin/employer-shift-relations";

  it("create, update, and split an appointment: contents with id change, without id are added, absent ones stay", async () => {
    const { id } = await ok(
      admin.rest<{ id: number }>("POST", `${APPOINTMENT}/`, {
        ...manicures(salon, 22, 11, rows.amy, 0),
        user_id: null,
      }),
    );
    const [first, second] = (await detailOf(salon, id)).appointment_content;
    expect(first).toMatchObject({ employer_id: rows.amy, start_time: utc(22, 11) });
    expect(second).toMatchObject({ employer_id: 0, start_time: utc(22, 12) });
    await ok(
      admin.rest("PUT", `${APPOINTMENT}/`, {
        id,
        start_time: at(22, 14),
        appointment_content: [
          { id: second?.id, employer_id: rows.amy },
          { service_id: rows.half, employer_id: null },
        ],
      }),
    );
    const changed = await detailOf(salon, id);
    expect(changed).toMatchObject({ start_time: utc(22, 14), status: 1 });
    expect(changed.appointment_content).toMatchObject([
      { id: first?.id, employer_id: rows.amy, start_time: utc(22, 14) },
      { id: second?.id, employer_id: rows.amy, start_time: utc(22, 15) },
      { employer_id: 0, start_time: utc(22, 16), end_time: "2026-11-22T08:30:00.000Z" },
    ]);
    const ids = changed.appointment_content.map((one) => one.id);
    expect((await admin.rest("DELETE", `${APPOINTMENT}-content/`, { ids })).error_code).toBe(2001);
    expect(await ok(admin.rest("DELETE", `${APPOINTMENT}-content/`, { ids: ids.slice(1) }))).toEqual({
      ids: ids.slice(1),
    });
    expect((await detailOf(salon, id)).appointment_content).toHaveLength(1);
    expect(await ok(admin.rest("DELETE", `${APPOINTMENT}?ids=${id}`))).toEqual({ ids: [id] });
    expect((await admin.rest("DELETE", APPOINTMENT, { ids: [id] })).error_code).toBe(2002);
  });

  it("create a batch completely or not at all, and the refusal names the row", async () => {
    const count = () => salon.prisma.appointment.count();
    const before = await count();
    const batch = (...list: object[]) =>
      admin.rest<{ ids: number[] }>("POST", `${APPOINTMENT}/batch`, {
        list,
        shift_status: 2,
        shift_stage: 1,
      });
    const { error_code, error_text } = await batch(
      manicures(salon, 23, 10, rows.amy),
      manicures(salon, 23, 10, rows.amy),
    );
    expect(error_code).toBe(4001);
    expect(error_text).toMatch(/^第 2 筆：/);
    expect(await count()).toBe(before);
    // The second body is a row of the documented spreadsheet.
    const named = {
      customer_name: "林先生",
      customer_phone: "0913",
      services: "手部保養",
      staff: "艾美",
      remark: "",
    };
    const { ids } = await ok(
      batch(manicures(salon, 23, 10, rows.amy), { ...named, start_time: "2026-11-23 11:00" }),
    );
    expect(ids).toHaveLength(2);
    const list = `${APPOINTMENT}/list?name=林&start_time_begin=${utc(23, 0)}&start_time_end=${utc(23, 23)}&status=1&page=1&page_num=10000`;
    expect((await ok(admin.rest<Page>("GET", list))).datas.map(({ id }) => id)).toEqual([...ids].reverse());
  });

  it("get 4005 with the affected appointments when they close a shift, unless they force it", async () => {
    const close = (query = "", extra: object = {}) =>
      admin.rest("PUT", `${RELATIONS}/status/${query}`, {
        start_date: "2026-11-23",
        end_date: "2026-11-23",
        employer_ids: [rows.amy],
        shift_ids: [rows.day],
        status: 1,
        stage: 1,
        ...extra,
      });
    const removal = {
      employer_id: rows.amy,
      delete_shift_ids: [rows.day],
      delete_shift_dates: ["2026-11-23"],
    };
    const refusals = [
      await close(),
      await close("?force=0"),
      await admin.rest("PUT", RELATIONS, { datas: [removal] }),
      await admin.rest("PUT", "/api/admin/employer", { id: rows.amy, status: 3 }),
      await admin.rest("DELETE", `/api/admin/shift?ids=${rows.day}`),
      await admin.rest("PUT", "/api/admin/shift", { id: rows.day, start_time: "12:00" }),
    ];
    for (const { error_code, error_text } of refusals) {
      expect(error_code).toBe(4005);
      expect(error_text).toContain("10:00 林小姐");
    }
    await ok(close("?force=1"));
    const contents = (
      await ok(admin.rest<Page<Appointment>>("GET", `${APPOINTMENT}/list?status=1`))
    ).datas.flatMap((one) => one.appointment_content.map(({ employer_id }) => employer_id));
    expect(new Set(contents)).toEqual(new Set([0]));
  });

  it("get the full number of appointments that block, of which 4005 lists the first 50", async () => {
    const { prisma } = salon;
    const [person, template] = [await personRow(prisma), await templateRow(prisma)];
    for (let date = 1; date <= 7; date++) {
      const day = `2031-02-0${date}`;
      await shiftRow(prisma, { staffMemberId: person.id, shiftTemplateId: template.id, day });
      for (let hour = 10; hour < 18; hour++)
        await appointmentRow(prisma, { staffMemberId: person.id, serviceId: null, day, hour });
    }
    const refusals = [
      await admin.rest("PUT", "/api/admin/employer", { id: person.id, status: 3 }),
      await admin.rest("DELETE", "/api/admin/shift", { ids: [template.id] }),
    ];
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ error_code: 4005, error_text: expect.stringMatching(/… \(56\)/) });
      expect(refusal.error_text.match(/2031-02-0\d/g)).toHaveLength(50);
    }
  });

  it("read a day's shift list from its first to its last instant", async () => {
    const query = `employer_ids=${rows.amy}&start_date=${utc(22, 0)}&end_date=2026-11-22T15:59:59.999Z`;
    expect(await ok(admin.rest("GET", `${RELATIONS}?${query}`))).toMatchObject({
      datas: [
        {
          employer_id: rows.amy,
          employer_shift_relations: [{ shift_id: rows.day, date: "2026-11-22", shift: { name: "全日" } }],
        },
      ],
    });
  });

  it("find free staff by the shift states that they choose", async () => {
    const FREE = "/api/admin/employer/have-free/select-list";
    expect(await freeAt(salon, admin, FREE, at(22, 10))).toEqual([0, rows.amy]);
    // The shift of the 23rd was set back to proposed above, and its “not specified” appointments still need
    // staff.
    expect(await freeAt(salon, admin, FREE, at(23, 14))).toEqual([]);
    const asked = `${FREE}?start_time=${encodeURIComponent(at(23, 14))}&service_id=${rows.manicure}&status=1&stage=1`;
    const { datas } = await ok(admin.rest<Page>("GET", asked, undefined));
    expect(datas).toMatchObject([
      { id: 0, name: wording("cn").notSpecified },
      { id: rows.amy, role: 3 },
    ]);
  });
});

describe("employers", () => {
  const EMPLOYER = "/api/admin/employer";
  const someone = { name: "新人", english_name: "New Hand", position_name: "助理", role: 3, status: 2 };

  it("are created with a unique user name and a one-time password, which they must change", async () => {
    const first = await ok(
      admin.rest<{ id: number; username: string; password: string }>("POST", EMPLOYER, someone),
    );
    const second = await ok(admin.rest<typeof first>("POST", EMPLOYER, someone));
    expect(first.password).toMatch(/^\S{8,}$/);
    expect(second.username).not.toBe(first.username);
    const newcomer = new Client(admin.origin);
    const { username, password, id } = first;
    const user = await ok(newcomer.rest("POST", "/api/auth/login", { username, password, type: 1 }));
    expect(user).toMatchObject({ id, role: 3, must_change_password: true });
    expect((await newcomer.rest("GET", `${EMPLOYER}/list`)).error_code).toBe(1007);
    await ok(newcomer.rest("PUT", EMPLOYER, { id, password: "a password of my own" }));
    await ok(newcomer.rest("GET", `${EMPLOYER}/list`));
    await ok(admin.rest("PUT", `${EMPLOYER}?force=1`, { id, status: 3 }));
    expect((await newcomer.rest("GET", "/api/auth/user")).error_code).toBe(1001);
    expect(await ok(admin.rest("GET", `${EMPLOYER}/list?status=3`))).toMatchObject({
      total_count: 1,
      datas: [{ id }],
    });
    await ok(admin.rest("PUT", EMPLOYER, { id, status: 2 }));
  });

  it("have personal documents and pay visible to admins and themselves only", async () => {
    const papers = {
      birthday: "1990-02-28",
      salary: "40000.50",
      identity_card_number: 123,
      organisation_name: "町家",
    };
    await ok(admin.rest("PUT", EMPLOYER, { id: rows.amy, ...papers, delete_service_ids: [rows.half] }));
    expect(await ok(admin.rest("GET", `${EMPLOYER}?id=${rows.amy}`))).toMatchObject({
      birthday: "1990-02-28",
      salary: "40000.5",
      identity_card_number: "123",
      organisation: "町家",
      services: [{ id: rows.manicure }],
    });
    const { staff } = salon.viewers;
    expect(await ok(staff.rest("GET", `${EMPLOYER}?id=${rows.amy}`))).not.toHaveProperty("salary");
    expect(await ok(staff.rest("GET", `${EMPLOYER}?id=${STAFF_ROW}`))).toMatchObject({
      username: "staff",
      salary: null,
    });
    await ok(admin.rest("PUT", EMPLOYER, { id: rows.amy, birthday: "", salary: "" }));
    expect(await ok(admin.rest("GET", `${EMPLOYER}?id=${rows.amy}`))).toMatchObject({
      birthday: null,
      salary: null,
    });
  });
});
