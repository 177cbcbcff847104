import type { AppointmentState } from "@machiya/prisma/enums";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { actAs, bookable, clearBooks, clock, DAY, id } from "../../testing/bookable.ts";
import { appointmentRow } from "../../testing/bookingFixtures.ts";
import { auditOf, customerRow } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  testContext.now = new Date("2026-11-21T02:00:00Z");
  await clearBooks(testContext.prisma);
});

const act = (name: string, input: object, viewer = ADMIN) => actAs(testContext, name, input, viewer);

type Given = Partial<Parameters<typeof appointmentRow>[1]>;
const row = (given: Given = {}) =>
  appointmentRow(testContext.prisma, { staffMemberId: null, serviceId: null, day: DAY, hour: 10, ...given });
const appointment = (one: { id: number }) => id("Appointment", one);
const stateOf = async ({ id }: { id: number }) =>
  (await testContext.prisma.appointment.findUnique({ where: { id } }))?.state ?? null;
const STATES: AppointmentState[] = ["PENDING", "CONFIRMED", "CANCELLED"];
const pairs = STATES.flatMap((from) => STATES.map((to) => [from, to] as const));

describe("state transitions", () => {
  it.each(pairs)(
    "an appointment in state %s reviewed as %s is accepted only from PENDING",
    async (from, decision) => {
      const { service, people } = await bookable(testContext.prisma);
      const one = await row({ state: from, serviceId: service.id, staffMemberId: people[0]?.id ?? 0 });
      const { codes } = await act("reviewAppointment", { id: appointment(one), decision });
      const legal = from === "PENDING" && decision !== "PENDING";
      const refusal = decision === "PENDING" ? "INVALID_INPUT" : "APPOINTMENT_STATE_FORBIDS";
      expect(codes).toEqual(legal ? [] : [refusal]);
      expect(await stateOf(one)).toBe(legal ? decision : from);
    },
  );

  it.each([
    ["PENDING", "CANCELLED"],
    ["CONFIRMED", "CANCELLED"],
    ["CANCELLED", null],
  ] as const)(
    "an appointment in state %s is canceled by staff unless its state forbids it",
    async (from, to) => {
      const one = await row({ state: from });
      const { codes } = await act("cancelAppointment", { id: appointment(one) });
      expect(codes).toEqual(to === null ? ["APPOINTMENT_STATE_FORBIDS"] : []);
      expect(await stateOf(one)).toBe(to ?? from);
    },
  );

  it.each([
    ["PENDING", "PENDING"],
    ["CONFIRMED", "CONFIRMED"],
    ["CANCELLED", null],
  ] as const)("an appointment in state %s rescheduled by staff keeps its state", async (from, to) => {
    const { service } = await bookable(testContext.prisma);
    const one = await row({ state: from, serviceId: service.id });
    const input = { id: appointment(one), startsAt: clock("12:00") };
    const { codes, row: after } = await act("rescheduleAppointment", input);
    expect(codes).toEqual(to === null ? ["APPOINTMENT_STATE_FORBIDS"] : []);
    expect([after?.state, after?.startsAt]).toEqual(
      to === null ? [undefined, undefined] : [to, clock("12:00")],
    );
  });

  it.each([
    ["PENDING", true],
    ["CONFIRMED", true],
    ["CANCELLED", false],
  ] as const)(
    "in state %s it and its items can be edited: %s; it can always be deleted",
    async (state, ok) => {
      const { service } = await bookable(testContext.prisma, { count: 2 });
      const one = await row({ state, serviceId: service.id });
      const another = { ...one.items[0], id: undefined, staffMemberId: null };
      const more = await testContext.prisma.appointmentItem.create({ data: another as never });
      const refusal = ok ? [] : ["APPOINTMENT_STATE_FORBIDS"];
      expect(
        (await act("updateAppointment", { id: appointment(one), details: { note: "改" } })).codes,
      ).toEqual(refusal);
      expect((await act("deleteAppointmentItems", { ids: [id("AppointmentItem", more)] })).codes).toEqual(
        refusal,
      );
      expect((await act("deleteAppointments", { ids: [appointment(one)] })).codes).toEqual([]);
      expect(await stateOf(one)).toBeNull();
    },
  );

  it.each([
    ["PENDING", "CANCELLED", "PENDING"],
    ["CONFIRMED", "CANCELLED", "PENDING"],
    ["CANCELLED", null, null],
  ] as const)(
    "in state %s the customer's cancellation leads to %s and a move to %s",
    async (from, cancelled, movedTo) => {
      const me = await customerRow(testContext.prisma);
      const { service } = await bookable(testContext.prisma, { count: 2 });
      for (const [name, to, more] of [
        ["cancelMyAppointment", cancelled, {}],
        ["moveMyAppointment", movedTo, { startsAt: clock("14:00") }],
      ] as const) {
        const one = await row({ state: from, serviceId: service.id });
        await testContext.prisma.appointment.update({ where: { id: one.id }, data: { customerId: me.id } });
        const { codes } = await act(name, { id: appointment(one), ...more }, customer(me.id));
        expect(codes).toEqual(to === null ? ["APPOINTMENT_STATE_FORBIDS"] : []);
        expect(await stateOf(one)).toBe(to ?? from);
      }
    },
  );
});

describe("every change by staff", () => {
  const inputs = (one: { id: number }): [string, object][] =>
    [
      ["updateAppointment", { details: { note: "改" } }],
      ["reviewAppointment", { decision: "CONFIRMED" }],
      ["reviewAppointment", { decision: "CANCELLED" }],
      ["rescheduleAppointment", { startsAt: clock("13:00") }],
      ["cancelAppointment", {}],
    ].map(([name, input]) => [name as string, { id: appointment(one), ...(input as object) }]);

  it("fails with CONFLICT for another version, and increments the version otherwise", async () => {
    const { service } = await bookable(testContext.prisma);
    for (const index of inputs({ id: 1 }).keys()) {
      const one = await row({ serviceId: service.id });
      const [name, input] = inputs(one)[index] as [string, object];
      expect((await act(name, { ...input, version: 2 })).codes, name).toEqual(["CONFLICT"]);
      const { row: after } = await act(name, { ...input, version: 1 });
      expect(after?.version, name).toBe(2);
      await clearAppointments();
    }
  });

  it("writes one audit entry", async () => {
    const { service } = await bookable(testContext.prisma);
    const actions: string[] = [];
    for (const index of inputs({ id: 1 }).keys()) {
      const one = await row({ serviceId: service.id });
      const [name, input] = inputs(one)[index] as [string, object];
      await act(name, input);
      const entries = await auditOf(testContext.prisma, "Appointment", one.id);
      expect(entries, name).toHaveLength(1);
      actions.push(...entries.map(({ action }) => action));
      await clearAppointments();
    }
    expect(actions).toEqual(["UPDATE", "CONFIRM", "REJECT", "RESCHEDULE", "CANCEL"]);
  });

  it("requires an admin and an existing appointment", async () => {
    const { people } = await bookable(testContext.prisma);
    const one = await row();
    for (const [name, input] of inputs(one)) {
      const viewers = [staff(people[0]?.id ?? 0, "STAFF"), customer(1)];
      const refused = await Promise.all(
        viewers.map(async (viewer) => (await act(name, input, viewer)).codes),
      );
      expect(refused).toEqual([["FORBIDDEN"], ["UNAUTHENTICATED"]]);
      expect((await act(name, { ...input, id: appointment({ id: 999_999 }) })).codes).toEqual(["NOT_FOUND"]);
    }
    for (const name of ["deleteAppointments", "deleteAppointmentItems"])
      expect((await act(name, { ids: [appointment({ id: 999_999 })] })).codes).toEqual(["NOT_FOUND"]);
  });
});

const clearAppointments = () => testContext.prisma.appointment.deleteMany();
