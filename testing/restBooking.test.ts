import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROUTES } from "../rest-bridge/src/protocol/routes.ts";
import { BOOKING_CALLS } from "../rest-bridge/src/testing/bookingCalls.ts";
import type { Client, RestResponse } from "./servers/client.ts";
import {
  at,
  detailOf,
  freeAt,
  manicures,
  openRestSalon,
  type Page,
  type RestSalon,
  utc,
} from "./servers/restSalon.ts";
import { ok, send } from "./servers/restShop.ts";

let salon: RestSalon;
let admin: Client;
let customer: Client;
let anonymous: Client;
let rows: RestSalon["rows"];

beforeAll(async () => {
  salon = await openRestSalon();
  ({ rows } = salon);
  ({ admin, customer, anonymous } = salon.viewers);
});

afterAll(() => salon.close());

const book = (client: Client, ...asked: [day: number, hour: number, ...employers: number[]]) =>
  client.rest<{ id: number }>("POST", "/line/user/appointment/", manicures(salon, ...asked));

describe("a customer books as the documented screens do", () => {
  const FREE = "/line/employer/have-free/select-list";
  let id: number;

  it("finds services, staff, and open shifts without signing in", async () => {
    expect(await ok(anonymous.rest("GET", "/line/service/select-list?name="))).toMatchObject({
      datas: [
        { id: rows.manicure, duration: 60, dollar: "800", is_named: true },
        { id: rows.half, duration: 30, is_named: false },
      ],
    });
    const people = await ok(anonymous.rest<Page>("GET", "/line/employer/select-list?name=amy"));
    expect(people.datas).toEqual([expect.objectContaining({ id: rows.amy, name: "艾美" })]);
    expect(JSON.stringify(people)).not.toMatch(/38000|username|salary/);
    const shifts = await ok(
      anonymous.rest(
        "GET",
        `/line/employer/shift-relations?employer_ids=${rows.amy}&start_date=2026-11-01&end_date=2026-12-31T15:59:59Z&status=2&stage=2`,
      ),
    );
    expect(shifts).toMatchObject({
      datas: [
        {
          employer_id: rows.amy,
          employer_shift_relations: [
            { date: "2026-11-22", status: 2, stage: 2, shift: { start_time: "2016-09-10T02:00:00.000Z" } },
            { date: "2026-11-23" },
          ],
        },
      ],
    });
  });

  it("is offered “not specified” first while a staff member is free", async () => {
    expect(await freeAt(salon, anonymous, FREE, at(22, 10))).toEqual([0, rows.amy]);
    expect(await freeAt(salon, anonymous, FREE, at(24, 10))).toEqual([]);
  });

  it("books, and the server ignores the sent status, source, and ends", async () => {
    ({ id } = await ok(book(customer, 22, 10, rows.amy)));
    expect(await detailOf(salon, id)).toMatchObject({
      status: 1,
      source_of_appointment: 2,
      start_time: utc(22, 10),
      end_time: utc(22, 11),
      appointment_content: [{ employer_id: rows.amy, end_time: utc(22, 11) }],
    });
  });

  it("gets 4001 with alternative times when another customer was first", async () => {
    const { error_code, error_text, data } = await book(salon.others.customer, 22, 10, rows.amy);
    expect({ error_code, data }).toEqual({ error_code: 4001, data: null });
    expect(error_text).toMatch(/14:00/);
    expect((await book(salon.others.customer, 22, 10, 0)).error_code).toBe(4001);
  });

  it.each([
    ["4004 before tomorrow", 21, 14, 4004],
    ["4004 at another hour than 10, 14 and 18", 23, 11, 4004],
    ["4002 without a shift", 25, 10, 4002],
  ])("gets %s", async (_name, day, hour, code) => {
    expect((await book(customer, day, hour, rows.amy)).error_code).toBe(code);
  });

  it("gets 3009 when blocked, but can still read", async () => {
    expect((await book(salon.others.blocked, 23, 10, rows.amy)).error_code).toBe(3009);
    expect(await freeAt(salon, salon.others.blocked, FREE, at(23, 10))).toEqual([0, rows.amy]);
  });

  it("sees the taken times, including its own, without details", async () => {
    const query = `id=${rows.amy}&start_time=2026-11-22&end_time=2026-11-22`;
    for (const client of [anonymous, customer, salon.others.customer]) {
      expect(await ok(client.rest("GET", `/line/employer/appointment-list?${query}`))).toEqual({
        AppointmentTime: [{ StartTime: utc(22, 10), EndTime: utc(22, 11) }],
      });
    }
  });

  it("lists only its own appointments", async () => {
    const path = "/line/user/appointment/list?page=1&page_num=10000&status=1&start_time_begin=2026-11-22";
    expect(await ok(customer.rest("GET", path))).toMatchObject({ total_count: 1, datas: [{ id }] });
    expect(await ok(salon.others.customer.rest("GET", path))).toMatchObject({ total_count: 0, datas: [] });
  });

  it("gets the first appointment when it repeats an Idempotency-Key", async () => {
    const once = async () => {
      const response = await customer.fetch("/line/user/appointment/", {
        method: "POST",
        headers: { "content-type": "application/json", product: "booking", "idempotency-key": "once" },
        body: JSON.stringify(manicures(salon, 23, 18, 0)),
      });
      return (await response.json()) as RestResponse<{ id: number }>;
    };
    const first = await once();
    expect(first.error_code).toBe(0);
    expect(await once()).toEqual(first);
    await ok(admin.rest("DELETE", "/api/admin/appointment", { ids: [first.data.id] }));
  });

  it("is reviewed once: 2 confirms, a second review gets 4003", async () => {
    const review = {
      id,
      status: 2,
      customer_name: "林小姐",
      start_time: utc(22, 10),
      appointment_content: [],
    };
    expect(await ok(admin.rest("PUT", "/api/admin/appointment/review", review))).toEqual({ id });
    expect((await detailOf(salon, id)).status).toBe(2);
    expect((await admin.rest("PUT", "/api/admin/appointment/review", review)).error_code).toBe(4003);
    expect((await admin.rest("PUT", "/api/admin/appointment/", { id, remark: "x" })).error_code).toBe(4003);
  });

  it("loses it when staff cancel, and its time is free again", async () => {
    await ok(admin.rest("PUT", "/api/admin/appointment", { id, status: 3 }));
    expect((await detailOf(salon, id)).status).toBe(3);
    expect(await freeAt(salon, anonymous, FREE, at(22, 10))).toEqual([0, rows.amy]);
  });
});

describe("every list and record of the booking side", () => {
  it("matches its OpenAPI schema", async () => {
    const { id } = await ok(book(customer, 22, 18, rows.amy));
    const inputs: Record<string, object> = {
      "GET /api/admin/appointment/detail": { id },
      "GET /api/admin/employer": { id: rows.amy },
      "GET /api/admin/service": { id: rows.manicure },
      "GET /api/admin/shift": { id: rows.day },
    };
    const times = {
      id: rows.amy,
      start_time: utc(22, 10),
      end_time: utc(22, 19),
      start_date: "2026-11-22",
      end_date: "2026-11-22",
    };
    for (const route of ROUTES) {
      const name = `${route.method} ${route.path}`;
      if (route.method !== "GET" || !Object.hasOwn(BOOKING_CALLS, name)) continue;
      const isList = Object.hasOwn(route.input.shape, "page") || name.endsWith("/select-list");
      const viewer = route.path.startsWith("/line/") ? customer : admin;
      const timed = name.includes("have-free") ? { start_time: at(22, 12), service_id: rows.half } : times;
      const asked = inputs[name] ?? (isList && !name.includes("have-free") ? {} : timed);
      const { data, error_code } = await send(route, viewer, asked);
      expect({ name, error_code }).toEqual({ name, error_code: 0 });
      expect(route.output.parse(data)).toEqual(data);
      if (Object.hasOwn(data as object, "datas")) expect((data as Page).datas).not.toEqual([]);
    }
  });
});
