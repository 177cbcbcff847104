import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ErrorParams } from "../../domain/errors.ts";
import { actAs, bookable, clearBooks, clock, DAY, id } from "../../testing/bookable.ts";
import { appointmentRow } from "../../testing/bookingFixtures.ts";
import { customerRow } from "../../testing/fixtures.ts";
import { createTestContext, type TestContext } from "../../testing/run.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  testContext.now = new Date("2026-11-21T02:00:00Z");
  await clearBooks(testContext.prisma);
});

describe("a customer's own appointment", () => {
  const mine = async (customerId: number, hour = 14, more: object = {}) => {
    const { service } = await bookable(testContext.prisma);
    const row = await appointmentRow(testContext.prisma, {
      staffMemberId: null,
      serviceId: service.id,
      day: DAY,
      hour,
      ...more,
    });
    await testContext.prisma.appointment.update({ where: { id: row.id }, data: { customerId } });
    return { id: id("Appointment", row) };
  };
  const as = (customerId: number) => ({
    staff: null,
    customer: { id: customerId, sessionId: 0 },
    token: null,
  });

  it.each([
    [24, "2026-11-30T14:00:00+08:00", []],
    [24, "2026-11-30T14:00:00.001+08:00", ["OUTSIDE_BOOKING_WINDOW"]],
    [0, "2026-12-01T14:00:00+08:00", []],
    [0, "2026-12-01T14:00:00.001+08:00", ["OUTSIDE_BOOKING_WINDOW"]],
    [null, "2026-11-30T14:00:00+08:00", []],
    [null, "2026-11-30T14:00:00.001+08:00", ["OUTSIDE_BOOKING_WINDOW"]],
  ])("can be canceled and moved until %s hours before its start: at %s", async (hours, now, codes) => {
    const me = await customerRow(testContext.prisma);
    if (hours !== null)
      await testContext.prisma.store.create({ data: { id: 1, name: "町家", cancelCutOffHours: hours } });
    testContext.now = new Date(now);
    const moving = await mine(me.id);
    const { service } = await bookable(testContext.prisma, { days: ["2026-12-02"] });
    await testContext.prisma.appointmentItem.updateMany({ data: { serviceId: service.id } });
    const startsAt = clock("14:00", "2026-12-02");
    const moved = await actAs(testContext, "moveMyAppointment", { ...moving, startsAt }, as(me.id));
    expect(moved.codes).toEqual(codes);
    const cancelled = await actAs(testContext, "cancelMyAppointment", await mine(me.id), as(me.id));
    expect(cancelled.codes).toEqual(codes);
  });

  it("is NOT_FOUND for every other customer", async () => {
    const [me, other] = [await customerRow(testContext.prisma), await customerRow(testContext.prisma)];
    const theirs = await mine(other.id);
    const startsAt = clock("18:00");
    for (const [name, input] of [
      ["cancelMyAppointment", theirs],
      ["moveMyAppointment", { ...theirs, startsAt }],
    ] as const)
      expect((await actAs(testContext, name, input, as(me.id))).codes).toEqual(["NOT_FOUND"]);
  });

  it("moves by the customers' rules, becomes pending again, and is unchanged at its own time", async () => {
    const me = await customerRow(testContext.prisma);
    const one = await mine(me.id, 14, { state: "CONFIRMED" });
    const move = (time: string) =>
      actAs(testContext, "moveMyAppointment", { ...one, startsAt: clock(time) }, as(me.id));
    expect((await move("14:00")).row).toMatchObject({ state: "CONFIRMED", version: 1 });
    expect((await move("15:00")).refused).toEqual(["OUTSIDE_BOOKING_WINDOW", "OUTSIDE_WINDOW"]);
    expect((await move("18:00")).row).toMatchObject({
      state: "PENDING",
      version: 2,
      startsAt: clock("18:00"),
    });
  });

  it("offers only times with its own staff members instead of a refused one", async () => {
    const me = await customerRow(testContext.prisma);
    const next = "2026-12-02";
    const { service, people } = await bookable(testContext.prisma, { count: 3, days: [DAY, next] });
    const [amy, bob] = people.map((person) => person.id);
    if (amy === undefined || bob === undefined) throw new Error("Not enough staff");
    const more = { startsAt: new Date(clock("11:00")), endsAt: new Date(clock("12:00")) };
    const row = await appointmentRow(testContext.prisma, {
      staffMemberId: amy,
      serviceId: service.id,
      day: DAY,
      hour: 10,
    });
    await testContext.prisma.appointment.update({
      where: { id: row.id },
      data: {
        customerId: me.id,
        endsAt: more.endsAt,
        items: {
          create: {
            ...more,
            staffMemberId: bob,
            serviceId: service.id,
            serviceName: "保養",
            serviceMinutes: 60,
          },
        },
      },
    });
    const busy = { serviceId: service.id, state: "CONFIRMED" } as const;
    await appointmentRow(testContext.prisma, { ...busy, staffMemberId: bob, day: DAY, hour: 15 });
    await appointmentRow(testContext.prisma, { ...busy, staffMemberId: amy, day: DAY, hour: 18 });
    await appointmentRow(testContext.prisma, { ...busy, staffMemberId: bob, day: next, hour: 11 });
    await appointmentRow(testContext.prisma, { ...busy, staffMemberId: bob, day: next, hour: 19 });
    const move = (startsAt: string) =>
      actAs(testContext, "moveMyAppointment", { id: id("Appointment", row), startsAt }, as(me.id));
    const refused = await move(clock("14:00"));
    expect(refused.codes).toEqual(["SLOT_TAKEN"]);
    const { alternatives = [] } = refused.params as ErrorParams;
    expect(alternatives.map(({ startsAt }) => startsAt)).toEqual([clock("10:00"), clock("14:00", next)]);
    expect((await move(clock("14:00", next))).codes).toEqual([]);
  });

  it("can be canceled but not moved by a blocked customer", async () => {
    const me = await customerRow(testContext.prisma);
    const one = await mine(me.id);
    await testContext.prisma.customerBlock.create({ data: { customerId: me.id } });
    const move = { ...one, startsAt: clock("18:00") };
    expect((await actAs(testContext, "moveMyAppointment", move, as(me.id))).codes).toEqual([
      "CUSTOMER_BLOCKED",
    ]);
    expect((await actAs(testContext, "cancelMyAppointment", one, as(me.id))).codes).toEqual([]);
  });
});
