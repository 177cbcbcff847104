import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "../../context.ts";
import { globalId } from "../../ids.ts";
import { appointmentRow, personRow, serviceRow } from "../../testing/bookingFixtures.ts";
import { customerRow, store } from "../../testing/fixtures.ts";
import { clearSalon } from "../../testing/querySlots.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";

let testContext: TestContext;
let mine: { id: number; items: { id: number }[] };
let others: { id: number; items: { id: number }[] };
let me: Viewer;
let another: Viewer;
let person: { id: number };
let service: { id: number };

const DAY = "2026-12-01";
/** The staff member of role 3 who serves the appointments. */
let employee: Viewer;
const NEWCOMER: Viewer = {
  staff: { id: 1, role: "ADMIN", mustChangePassword: true, sessionId: 0 },
  customer: null,
  token: null,
};

beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  const { prisma } = testContext;
  testContext.now = new Date("2026-11-21T02:00:00Z");
  await clearSalon(prisma);
  await store(prisma, { cancelCutOffHours: 24 });
  person = await personRow(prisma, { name: "Amy" });
  employee = staff(person.id, "STAFF");
  service = await serviceRow(prisma, { abbreviation: "手", price: 1200 });
  const [one, two] = [await customerRow(prisma), await customerRow(prisma)];
  [me, another] = [customer(one.id), customer(two.id)];
  const given = { staffMemberId: person.id, serviceId: service.id, day: DAY };
  mine = await appointmentRow(prisma, { ...given, hour: 10, customerName: "小美" });
  others = await appointmentRow(prisma, { ...given, hour: 14, customerName: "阿明" });
  await prisma.appointment.update({ where: { id: mine.id }, data: { customerId: one.id } });
  await prisma.appointment.update({ where: { id: others.id }, data: { customerId: two.id } });
});

const appointmentId = () => globalId("Appointment", mine.id);
const NODE = "query ($id: ID!) { node(id: $id) { id } }";
const LIST = `query ($filter: AppointmentFilter) { appointments(filter: $filter) { totalCount edges { node { number } } } }`;
const MINE = `query ($filter: MyAppointmentFilter) { myAppointments(filter: $filter) { edges { node { number } } } }`;
const CALENDAR =
  "query ($input: AppointmentCalendarInput!) { appointmentCalendar(input: $input) { number } }";

interface Page {
  edges: { node: { number: number } }[];
}
const numbers = (page: Page | undefined) => page?.edges.map(({ node }) => node.number);

describe("visibility of appointments", () => {
  it("staff and the appointment's customer can see it, also through its items", async () => {
    const [item] = mine.items;
    for (const id of [appointmentId(), globalId("AppointmentItem", item?.id ?? 0)]) {
      const seen = async (viewer: Viewer) =>
        (await testContext.run<{ node: unknown }>(NODE, { id }, viewer)).data?.node;
      for (const viewer of [ADMIN, employee, me]) expect(await seen(viewer)).toEqual({ id });
      for (const viewer of [ANONYMOUS, another, NEWCOMER]) expect(await seen(viewer)).toBeNull();
    }
  });

  it("customers can list only their own appointments; the full list and the calendar are for staff", async () => {
    for (const [viewer, own] of [
      [me, mine],
      [another, others],
    ] as const) {
      const { data } = await testContext.run<{ myAppointments: Page }>(MINE, {}, viewer);
      expect(numbers(data?.myAppointments)).toEqual([own.id]);
    }
    const input = { from: DAY, to: DAY };
    for (const viewer of [ADMIN, employee]) {
      const { data } = await testContext.run<{ appointments: Page }>(LIST, {}, viewer);
      expect(numbers(data?.appointments)).toEqual([others.id, mine.id]);
      expect((await testContext.run(CALENDAR, { input }, viewer)).codes).toEqual([]);
      expect((await testContext.run(MINE, {}, viewer)).codes).toEqual(["UNAUTHENTICATED"]);
    }
    for (const viewer of [ANONYMOUS, me]) {
      expect((await testContext.run(LIST, {}, viewer)).codes).toEqual(["UNAUTHENTICATED"]);
      expect((await testContext.run(CALENDAR, { input }, viewer)).codes).toEqual(["UNAUTHENTICATED"]);
    }
    expect((await testContext.run(LIST, {}, NEWCOMER)).codes).toEqual(["PASSWORD_CHANGE_REQUIRED"]);
    expect((await testContext.run(MINE, {}, ANONYMOUS)).codes).toEqual(["UNAUTHENTICATED"]);
  });

  it("only admins and the customer can see the customer's record, and only staff the history", async () => {
    const ask = (fields: string, viewer: Viewer) =>
      testContext.run<{ node: unknown }>(
        `query ($id: ID!) { node(id: $id) { ... on Appointment { ${fields} } } }`,
        { id: appointmentId() },
        viewer,
      );
    const { id } = me.customer ?? { id: 0 };
    for (const viewer of [ADMIN, me]) {
      const { data } = await ask("customer { id }", viewer);
      expect(data?.node).toEqual({ customer: { id: globalId("Customer", id) } });
    }
    expect(await ask("customer { id name }", employee)).toMatchObject({
      data: { node: { customer: null } },
      codes: [],
    });
    await testContext.prisma.auditEntry.create({
      data: { staffMemberId: 1, action: "UPDATE", subjectType: "Appointment", subjectId: mine.id },
    });
    for (const viewer of [ADMIN, employee]) {
      expect((await ask("history { action }", viewer)).data?.node).toEqual({
        history: [{ action: "UPDATE" }],
      });
    }
    expect((await ask("history { action }", me)).codes).toEqual(["UNAUTHENTICATED"]);
  });
});

it("an appointment shows the services with their values at the time of booking", async () => {
  await testContext.prisma.service.update({ where: { id: service.id }, data: { price: 9, name: "新" } });
  const fields = `number customerName source state startsAt endsAt changeableUntil items {
    serviceName serviceMinutes servicePrice abbreviation startsAt endsAt staffMember { name } service { price }
    appointment { number }
  }`;
  const document = `query ($id: ID!) { node(id: $id) { ... on Appointment { ${fields} } } }`;
  const ask = async () =>
    (await testContext.run<{ node: { items: object[] } }>(document, { id: appointmentId() }, me)).data?.node;
  const times = { startsAt: "2026-12-01T02:00:00.000Z", endsAt: "2026-12-01T03:00:00.000Z" };
  const item = {
    ...times,
    serviceName: "保養",
    serviceMinutes: 60,
    servicePrice: "0",
    abbreviation: "手",
    staffMember: { name: "Amy" },
    service: { price: "9" },
    appointment: { number: mine.id },
  };
  expect(await ask()).toEqual({
    ...times,
    number: mine.id,
    customerName: "小美",
    source: "MANUAL",
    state: "PENDING",
    changeableUntil: "2026-11-30T02:00:00.000Z",
    items: [item],
  });
  await testContext.prisma.staffMember.update({ where: { id: person.id }, data: { state: "DISMISSED" } });
  await testContext.prisma.service.delete({ where: { id: service.id } });
  expect((await ask())?.items).toEqual([{ ...item, service: null, abbreviation: "保" }]);
});

describe("the list", () => {
  it.each<[string, (rows: { mine: number; customerId: string; amy: string }) => object, boolean[]]>([
    ["by number", ({ mine }) => ({ numbers: [mine] }), [true, false]],
    ["by part of a name", () => ({ customerName: "明" }), [false, true]],
    ["by customer", ({ customerId }) => ({ customerIds: [customerId] }), [true, false]],
    ["by state", () => ({ states: ["CONFIRMED"] }), [false, true]],
    ["by source", () => ({ sources: ["CHAT_APP"] }), [true, false]],
    ["by staff", ({ amy }) => ({ staffMemberIds: [amy] }), [false, true]],
    ["by day, to its last minute", () => ({ startsAt: { from: DAY, to: DAY } }), [true, true]],
    ["from an instant", () => ({ startsAt: { from: "2026-12-01T10:00:01+08:00" } }), [false, true]],
    ["by empty values", () => ({ customerName: " ", states: [] }), [true, true]],
  ])("filters %s", async (_rule, filter, expected) => {
    await testContext.prisma.appointment.update({ where: { id: mine.id }, data: { source: "CHAT_APP" } });
    await testContext.prisma.appointment.update({ where: { id: others.id }, data: { state: "CONFIRMED" } });
    await testContext.prisma.appointmentItem.updateMany({
      where: { appointmentId: mine.id },
      data: { staffMemberId: null },
    });
    const rows = {
      mine: mine.id,
      customerId: globalId("Customer", me.customer?.id ?? 0),
      amy: globalId("StaffMember", person.id),
    };
    const { data } = await testContext.run<{ appointments: Page }>(LIST, { filter: filter(rows) }, ADMIN);
    const found = numbers(data?.appointments) ?? [];
    expect([mine.id, others.id].map((id) => found.includes(id))).toEqual(expected);
  });

  it("reads the cancellation deadline once for any number of appointments", async () => {
    const document = `{ appointments { edges { node { changeableUntil can(action: CANCEL) { allowed } } } } }`;
    const count = async () => {
      const before = testContext.statements.length;
      expect(
        (await testContext.run(document, {}, me.customer ? { ...ADMIN, customer: me.customer } : ADMIN))
          .codes,
      ).toEqual([]);
      return testContext.statements.length - before;
    };
    const few = await count();
    for (const hour of [15, 16, 17])
      await appointmentRow(testContext.prisma, { staffMemberId: null, serviceId: null, day: DAY, hour });
    expect(await count()).toBe(few);
  });
});

it("the calendar shows the appointments with an item on its days, ordered by time", async () => {
  const night = await appointmentRow(testContext.prisma, {
    staffMemberId: null,
    serviceId: null,
    day: "2026-12-02",
    hour: 23.5,
  });
  const ask = async (from: string, to: string, more = {}) => {
    const answer = await testContext.run<{ appointmentCalendar: { number: number }[] }>(
      CALENDAR,
      { input: { from, to, ...more } },
      ADMIN,
    );
    return answer.data?.appointmentCalendar.map(({ number }) => number) ?? answer.codes;
  };
  expect(await ask("2026-12-01", "2026-12-02")).toEqual([mine.id, others.id, night.id]);
  expect(await ask("2026-12-03", "2026-12-03")).toEqual([night.id]);
  expect(await ask("2026-12-04", "2026-12-04")).toEqual([]);
  expect(await ask("2026-12-01", "2026-12-03", { customerName: "阿" })).toEqual([others.id]);
  expect(await ask("2026-12-01", "2026-12-03", { states: ["CANCELLED"] })).toEqual([]);
  expect(await ask("2026-12-02", "2026-12-01")).toEqual(["INVALID_INPUT"]);
});

describe("permitted actions", () => {
  const can = async (viewer: Viewer, action: string) => {
    const { data } = await testContext.run<{ node: { can: { allowed: boolean; reason: string | null } } }>(
      "query ($id: ID!, $action: AppointmentAction!) { node(id: $id) { ... on Appointment { can(action: $action) { allowed reason } } } }",
      { id: appointmentId(), action },
      viewer,
    );
    return data?.node.can.reason ?? data?.node.can.allowed;
  };
  const setState = (state: "CONFIRMED" | "CANCELLED") =>
    testContext.prisma.appointment.update({ where: { id: mine.id }, data: { state } });

  it("admins may do what the state allows, at any time", async () => {
    testContext.now = new Date("2026-12-05T00:00:00Z");
    for (const action of ["CONFIRM", "REJECT", "CANCEL", "RESCHEDULE", "EDIT", "DELETE"])
      expect(await can(ADMIN, action)).toBe(true);
    await setState("CONFIRMED");
    expect(await can(ADMIN, "CONFIRM")).toBe("APPOINTMENT_STATE_FORBIDS");
    expect(await can(ADMIN, "EDIT")).toBe(true);
    expect(await can(ADMIN, "CANCEL")).toBe(true);
  });

  it("staff of role 3 have read access only", async () => {
    expect(await can(employee, "CANCEL")).toBe("FORBIDDEN");
    expect(await can({ ...employee, customer: another.customer }, "CANCEL")).toBe("FORBIDDEN");
  });

  it.each(["CANCEL", "RESCHEDULE"])(
    "the customer may %s it until the store's cancellation deadline",
    async (action) => {
      testContext.now = new Date("2026-11-30T02:00:00.000Z");
      expect(await can(me, action)).toBe(true);
      testContext.now = new Date("2026-11-30T02:00:00.001Z");
      expect(await can(me, action)).toBe("OUTSIDE_BOOKING_WINDOW");
      await store(testContext.prisma, { cancelCutOffHours: 0 });
      testContext.now = new Date("2026-12-01T02:00:00.000Z");
      expect(await can(me, action)).toBe(true);
      await setState("CANCELLED");
      expect(await can(me, action)).toBe("APPOINTMENT_STATE_FORBIDS");
    },
  );

  it("the customer has no other permissions, and a block does not change them", async () => {
    for (const action of ["CONFIRM", "REJECT", "EDIT", "DELETE"])
      expect(await can(me, action)).toBe("APPOINTMENT_STATE_FORBIDS");
    await testContext.prisma.customerBlock.create({ data: { customerId: me.customer?.id ?? 0 } });
    expect(await can(me, "CANCEL")).toBe(true);
  });
});

it("the home page counts appointments that wait for review", async () => {
  const document = "{ today { appointmentsToConfirm } }";
  await testContext.prisma.appointment.update({ where: { id: others.id }, data: { state: "CONFIRMED" } });
  expect((await testContext.run(document, {}, ADMIN)).data).toEqual({ today: { appointmentsToConfirm: 1 } });
});
