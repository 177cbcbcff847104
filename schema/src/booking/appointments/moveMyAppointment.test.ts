import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
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
