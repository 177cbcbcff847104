import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Access, Route } from "../rest-bridge/src/protocol/route.ts";
import { ROUTES } from "../rest-bridge/src/protocol/routes.ts";
import { BOOKING_CALLS } from "../rest-bridge/src/testing/bookingCalls.ts";
import { openRestSalon, type RestSalon } from "./servers/restSalon.ts";
import { ok, STAFF_ROW, send } from "./servers/restShop.ts";

let salon: RestSalon;

beforeAll(async () => {
  salon = await openRestSalon();
});

afterAll(() => salon.close());

type Caller = "anonymous" | "customer" | "blocked" | "staff" | "admin";

const clientOf = (caller: Caller) => (caller === "blocked" ? salon.others.blocked : salon.viewers[caller]);

/** The refusal of each caller; null means that the caller may call the route. */
const EXPECTED: Record<Access, Record<Caller, number | null>> = {
  anonymous: { anonymous: null, customer: null, blocked: null, staff: null, admin: null },
  customer: { anonymous: 1001, customer: null, blocked: null, staff: 1001, admin: 1001 },
  staff: { anonymous: 1001, customer: 1001, blocked: 1001, staff: null, admin: null },
  admin: { anonymous: 1001, customer: 1001, blocked: 1001, staff: 1002, admin: null },
};

const NAMES = Object.keys(BOOKING_CALLS);
const routeOf = (name: string) => {
  const route = ROUTES.find(({ method, path }) => `${method} ${path}` === name);
  if (route === undefined) throw new Error(`There is no route ${name}`);
  return route;
};
const isRead = ({ method }: Route) => method === "GET";

/** Reads use their documented input; callers without access send writes that would take effect for others. */
describe.each(NAMES)("%s", (name) => {
  const route = routeOf(name);
  it.each(["anonymous", "customer", "blocked", "staff", "admin"] as const)(
    "admits %s or refuses",
    async (caller) => {
      const expected = EXPECTED[route.access][caller];
      if (expected === null && !isRead(route)) {
        // The body is empty, so callers with access get an error about missing input.
        expect((await send(route, clientOf(caller), {})).error_code).toBe(2001);
        return;
      }
      const { query = "", body } = BOOKING_CALLS[name] ?? {};
      const { error_code } = await clientOf(caller).rest(route.method, `${route.path}?${query}`, body);
      if (expected !== null) expect(error_code).toBe(expected);
      else expect([1001, 1002, 3009]).not.toContain(error_code);
    },
  );
});

describe("role 3", () => {
  const EMPLOYER = "/api/admin/employer";
  const RELATIONS = "/api/admin/employer-shift-relations";
  const ask = async (method: string, path: string, body?: object) =>
    (await salon.viewers.staff.rest(method, path, body)).error_code;
  const shift = (date: string, extra: object = {}) => ({ shift_id: salon.rows.day, date, ...extra });

  it("reads appointments, staff, shifts, and services", async () => {
    const day = "start_date=2026-11-22&end_date=2026-11-22";
    for (const path of [
      "/api/admin/appointment/list",
      `${EMPLOYER}/list`,
      `${EMPLOYER}?id=${salon.rows.amy}`,
      "/api/admin/shift/list",
      "/api/admin/service/select-list",
      `${RELATIONS}?${day}`,
    ])
      expect({ path, code: await ask("GET", path) }).toEqual({ path, code: 0 });
  });

  it("proposes and withdraws its own shifts through both routes", async () => {
    const own = { employer_id: STAFF_ROW };
    expect(await ask("PUT", RELATIONS, { datas: [{ ...own, new_shifts: [shift("2026-11-25")] }] })).toBe(0);
    expect(
      await ask("PUT", EMPLOYER, { id: STAFF_ROW, new_shifts: [shift("2026-11-26", { status: 1 })] }),
    ).toBe(0);
    const removal = { delete_shift_ids: [salon.rows.day], delete_shift_dates: ["2026-11-25"] };
    expect(await ask("PUT", RELATIONS, { datas: [{ ...own, ...removal }] })).toBe(0);
    expect(await ask("PUT", EMPLOYER, { id: STAFF_ROW, delete_shift_dates: ["2026-11-26"] })).toBe(0);
  });

  it("cannot confirm its own shifts or change past or other people's shifts", async () => {
    const { amy } = salon.rows;
    const tries: [object, object][] = [
      [
        { id: STAFF_ROW, new_shifts: [shift("2026-11-25", { status: 2, stage: 1 })] },
        { employer_id: STAFF_ROW },
      ],
      [{ id: STAFF_ROW, new_shifts: [shift("2026-11-20")] }, { employer_id: STAFF_ROW }],
      [{ id: amy, new_shifts: [shift("2026-11-25")] }, { employer_id: amy }],
      [{ id: amy, delete_shift_dates: ["2026-11-22"] }, { employer_id: amy }],
    ];
    for (const [body, row] of tries) {
      expect(await ask("PUT", EMPLOYER, body)).toBe(1002);
      expect(await ask("PUT", RELATIONS, { datas: [{ ...body, ...row }] })).toBe(1002);
      expect(await ask("PUT", `${RELATIONS}?force=1`, { datas: [{ ...body, ...row }], force: true })).toBe(
        1002,
      );
    }
  });

  it("cannot withdraw confirmed shifts", async () => {
    await ok(
      salon.viewers.admin.rest("PUT", RELATIONS, {
        datas: [{ employer_id: STAFF_ROW, new_shifts: [shift("2026-11-27", { status: 2, stage: 1 })] }],
      }),
    );
    expect(await ask("PUT", EMPLOYER, { id: STAFF_ROW, delete_shift_dates: ["2026-11-27"] })).toBe(1002);
  });

  it("changes its own password and nothing else of itself or others", async () => {
    const { amy } = salon.rows;
    for (const body of [
      { id: STAFF_ROW, name: "自己" },
      { id: STAFF_ROW, role: 1 },
      { id: STAFF_ROW, salary: 1 },
      { id: STAFF_ROW, new_service_ids: [salon.rows.manicure] },
      { id: STAFF_ROW, status: 3 },
      { id: amy, status: 2 },
      { id: amy, name: "別人" },
      { id: amy, password: "not for me to set" },
    ])
      expect({ body, code: await ask("PUT", EMPLOYER, body) }).toEqual({ body, code: 1002 });
    expect(await ask("PUT", EMPLOYER, { id: STAFF_ROW, password: "short" })).toBe(2001);
    expect(await ask("PUT", EMPLOYER, { id: STAFF_ROW, password: "a password of my own" })).toBe(0);
  });
});

describe("a change on a session without the product header", () => {
  it.each(NAMES.filter((name) => !isRead(routeOf(name))))("is 1002: %s", async (name) => {
    const { method, path } = routeOf(name);
    const client = path.startsWith("/line/") ? salon.viewers.customer : salon.viewers.admin;
    const response = await client.fetch(path, {
      method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(BOOKING_CALLS[name]?.body ?? {}),
    });
    expect(await response.json()).toMatchObject({ error_code: 1002, data: null });
  });
});
