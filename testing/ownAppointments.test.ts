import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setLogLevel } from "../api/src/telemetry/log.ts";
import { globalId } from "../schema/src/ids.ts";
import { appointmentRow, serviceRow, shiftRow, templateRow } from "../schema/src/testing/bookingFixtures.ts";
import {
  type AuthorizationTestServer,
  handle,
  openAuthorizationTestServer,
  type ViewerName,
} from "./servers/authorizationTestServer.ts";

setLogLevel("silent");

const DAY = "2026-12-14";
const OTHER_DAY = "2026-12-15";

let server: AuthorizationTestServer;
/** Row numbers by what the appointment is to the staff member. */
let rows: Record<"served" | "foreign" | "unassigned" | "unassignedElsewhere", number>;
let items: Record<keyof typeof rows, number>;

beforeAll(async () => {
  server = await openAuthorizationTestServer();
  const { prisma } = server;
  const { id: staffMemberId } = await prisma.staffMember.findUniqueOrThrow({ where: { username: "staff" } });
  const { id: colleague } = await prisma.staffMember.findFirstOrThrow({
    where: { username: { startsWith: "person" } },
  });
  const [service, template] = [await serviceRow(prisma), await templateRow(prisma)];
  await shiftRow(prisma, { staffMemberId, shiftTemplateId: template.id, day: DAY });
  // A proposed shift does not make the day one of the staff member's own.
  await shiftRow(prisma, {
    staffMemberId,
    shiftTemplateId: template.id,
    day: OTHER_DAY,
    state: "PROPOSED" as const,
  });
  const book = (customerName: string, id: number | null, day: string, hour: number) =>
    appointmentRow(prisma, { staffMemberId: id, serviceId: service.id, day, hour, customerName });
  const made = {
    served: await book("王小明", staffMemberId, DAY, 10),
    foreign: await book("王大明", colleague, DAY, 12),
    unassigned: await book("王未定", null, DAY, 14),
    unassignedElsewhere: await book("王他日", null, OTHER_DAY, 14),
  };
  const each = <Value>(of: (row: (typeof made)["served"]) => Value) =>
    Object.fromEntries(Object.entries(made).map(([name, row]) => [name, of(row)])) as Record<
      keyof typeof made,
      Value
    >;
  rows = each(({ id }) => id);
  items = each((row) => row.items[0]?.id ?? 0);
});
afterAll(() => server.close());

async function graphql<Data>(viewer: ViewerName, query: string, variables = {}): Promise<Data> {
  const response = await handle(server, viewer, "POST", "/graphql", { query, variables });
  return ((await response.json()) as { data: Data }).data;
}

async function rest(viewer: ViewerName, path: string): Promise<{ error_code: number; text: string }> {
  const response = await handle(server, viewer, "GET", path);
  const text = await response.text();
  return { error_code: JSON.parse(text).error_code, text };
}

const SECRETS = ["王大明", "王他日"];
const expectNoSecrets = (text: string) => {
  for (const secret of SECRETS) expect(text).not.toContain(secret);
};

describe("A staff member with role 3", () => {
  it("lists the appointments that they serve and the unassigned ones of their days, and counts no others", async () => {
    const LIST =
      "query ($filter: AppointmentFilter) { appointments(first: 50, filter: $filter) { totalCount edges { node { number customerName } } } }";
    const list = (filter: object) =>
      graphql<{ appointments: { totalCount: number; edges: { node: { number: number } }[] } }>(
        "staff",
        LIST,
        {
          filter,
        },
      );
    for (const filter of [{}, { customerName: "王" }, { states: ["PENDING"] }]) {
      const { appointments } = await list(filter);
      expect(appointments.edges.map(({ node }) => node.number)).toEqual([rows.unassigned, rows.served]);
      expect(appointments.totalCount).toBe(2);
    }
    for (const filter of [{ customerName: "王大明" }, { numbers: [rows.foreign] }])
      expect((await list(filter)).appointments).toEqual({ totalCount: 0, edges: [] });
  });

  it("sees no others in the calendar, by node, or by an item", async () => {
    const { appointmentCalendar } = await graphql<{ appointmentCalendar: { number: number }[] }>(
      "staff",
      `{ appointmentCalendar(input: { from: "${DAY}", to: "${OTHER_DAY}" }) { number } }`,
    );
    expect(appointmentCalendar.map(({ number }) => number)).toEqual([rows.served, rows.unassigned]);
    for (const name of Object.keys(rows) as (keyof typeof rows)[]) {
      const found = await graphql<{ one: object | null; item: object | null }>(
        "staff",
        "query ($id: ID!, $item: ID!) { one: node(id: $id) { id } item: node(id: $item) { id } }",
        { id: globalId("Appointment", rows[name]), item: globalId("AppointmentItem", items[name]) },
      );
      const isReadable = name === "served" || name === "unassigned";
      expect([name, found.one !== null, found.item !== null]).toEqual([name, isReadable, isReadable]);
    }
  });

  it("gets the same over REST", async () => {
    const all = await rest("staff", "/api/admin/appointment/list?page=1&page_num=100");
    expect(all.error_code).toBe(0);
    expect(all.text).toContain("王小明");
    expectNoSecrets(all.text);
    for (const name of ["foreign", "unassignedElsewhere"] as const) {
      const one = await rest("staff", `/api/admin/appointment/detail?id=${rows[name]}`);
      expect(one.error_code).not.toBe(0);
      expectNoSecrets(one.text);
    }
    expect((await rest("staff", `/api/admin/appointment/detail?id=${rows.served}`)).error_code).toBe(0);
  });

  it("sees the times of the others without customers", async () => {
    const text = JSON.stringify(
      await graphql(
        "staff",
        `{ busyTimes(range: { from: "${DAY}", to: "${DAY}" }) { startsAt staffMember { name } } }`,
      ),
    );
    expect(text).toContain("2026-12-14T04:00:00.000Z");
    expectNoSecrets(text);
  });
});

const WRITES: Record<string, [document: string, input: (id: string, item: string) => object]> = {
  reschedule: [
    "mutation ($input: RescheduleAppointmentInput!) { rescheduleAppointment(input: $input) { id } }",
    (id) => ({ id, startsAt: "2026-12-14T05:00:00Z" }),
  ],
  update: [
    "mutation ($input: UpdateAppointmentInput!) { updateAppointment(input: $input) { id } }",
    (id) => ({ id, details: { note: "x" } }),
  ],
  review: [
    "mutation ($input: ReviewAppointmentInput!) { reviewAppointment(input: $input) { id } }",
    (id) => ({ id, decision: "CONFIRMED" }),
  ],
  cancel: [
    "mutation ($input: CancelAppointmentInput!) { cancelAppointment(input: $input) { id } }",
    (id) => ({ id }),
  ],
  "delete items": [
    "mutation ($input: DeleteAppointmentItemsInput!) { deleteAppointmentItems(input: $input) }",
    (_id, item) => ({ ids: [item] }),
  ],
  delete: [
    "mutation ($input: DeleteAppointmentsInput!) { deleteAppointments(input: $input) }",
    (id) => ({ ids: [id] }),
  ],
};

describe("A staff member with role 3 only reads appointments (decisions.md §3)", () => {
  it.each(Object.entries(WRITES))("and may not %s any, their own included", async (_name, [query, input]) => {
    const before = await server.prisma.appointment.findMany({
      include: { items: true },
      orderBy: { id: "asc" },
    });
    for (const name of ["served", "foreign", "unassigned"] as const) {
      const variables = {
        input: input(globalId("Appointment", rows[name]), globalId("AppointmentItem", items[name])),
      };
      const response = await handle(server, "staff", "POST", "/graphql", { query, variables });
      const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
      expect([name, errors[0]?.extensions.code]).toEqual([name, "FORBIDDEN"]);
    }
    const after = await server.prisma.appointment.findMany({
      include: { items: true },
      orderBy: { id: "asc" },
    });
    expect(after).toEqual(before);
  });

  it("and is refused every change over REST", async () => {
    for (const [method, path, body] of [
      ["PUT", "/api/admin/appointment/", { id: rows.served, remark: "x" }],
      ["PUT", "/api/admin/appointment/review", { id: rows.served, status: 2 }],
      ["DELETE", "/api/admin/appointment/", { ids: [rows.foreign] }],
    ] as const) {
      const response = await handle(server, "staff", method, path, body);
      expect([path, ((await response.json()) as { error_code: number }).error_code]).toEqual([path, 1002]);
    }
  });

  it("and is offered no change, also of their own", async () => {
    const { appointments } = await graphql<{ appointments: { edges: { node: Record<string, object> }[] } }>(
      "staff",
      `{ appointments(first: 50) { edges { node {
        move: can(action: RESCHEDULE) { allowed } edit: can(action: EDIT) { allowed }
        cancel: can(action: CANCEL) { allowed } confirm: can(action: CONFIRM) { allowed }
      } } } }`,
    );
    expect(appointments.edges.length).toBeGreaterThan(0);
    for (const { node } of appointments.edges)
      for (const can of Object.values(node)) expect(can).toEqual({ allowed: false });
  });
});

it("Admins see all of them", async () => {
  const { text } = await rest("admin", "/api/admin/appointment/list?page=1&page_num=100");
  for (const secret of SECRETS) expect(text).toContain(secret);
});
