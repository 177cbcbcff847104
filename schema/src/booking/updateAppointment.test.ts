import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  act as actAs,
  type Booked,
  bookable,
  clearBooks,
  clock,
  DAY,
  id,
  offer,
  type Person,
} from "../testing/bookable.ts";
import { appointmentRow, serviceRow } from "../testing/bookingFixtures.ts";
import { auditOf, customerRow } from "../testing/fixtures.ts";
import { type House, openHouse } from "../testing/run.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.now = new Date("2026-11-21T02:00:00Z");
  await clearBooks(house.prisma);
});

const act = (name: string, input: object) => actAs(house, name, input);
const by = (person: Person | undefined) => ({ staffMemberId: id("StaffMember", person ?? null) });

/** An appointment that staff enter, one line after the other. */
async function entered(lines: object[], startsAt = clock("10:00")): Promise<Booked> {
  const details = { customerName: "王小明", customerPhone: "0912", startsAt };
  const { row, codes } = await act("createAppointment", { details, lines });
  if (row === undefined) throw new Error(codes.join());
  return row;
}
const items = (row: Booked | undefined) =>
  row?.items.map(({ startsAt, endsAt, staffMember }) => [startsAt, endsAt, staffMember?.id ?? null]);

describe("updateAppointment", () => {
  it("changes what is said and keeps the rest; an empty text clears it", async () => {
    const { service } = await bookable(house.prisma);
    const one = await entered([{ serviceId: id("Service", service), note: "淡" }]);
    const details = { customerName: " 王大明 ", note: "晚到" };
    const { row } = await act("updateAppointment", { id: one.id, details });
    expect(row).toMatchObject({ customerName: "王大明", customerPhone: "0912", note: "晚到", version: 2 });
    expect(items(row)).toEqual(items(one));
    const lines = [{ id: one.items[0]?.id, note: "" }];
    const { row: cleared } = await act("updateAppointment", { id: one.id, details: { note: "" }, lines });
    expect([cleared?.note, cleared?.items[0]?.note]).toEqual(["", ""]);
    expect((await act("updateAppointment", { id: one.id, details: { customerPhone: "" } })).codes).toEqual([
      "INVALID_INPUT",
    ]);
  });

  it("that changes nothing writes nothing", async () => {
    const { service } = await bookable(house.prisma);
    const one = await entered([{ serviceId: id("Service", service) }]);
    const lines = [{ id: one.items[0]?.id, serviceId: id("Service", service), startsAt: clock("10:00") }];
    const { row } = await act("updateAppointment", { id: one.id, lines, details: { note: "" } });
    expect(row?.version).toBe(1);
    const kept = await house.prisma.appointment.findFirstOrThrow();
    expect(await auditOf(house.prisma, "Appointment", kept.id)).toMatchObject([{ action: "CREATE" }]);
  });

  it("does not ask for times that stay: nobody works then any more, and a text is changed", async () => {
    const { service } = await bookable(house.prisma);
    const one = await entered([{ serviceId: id("Service", service) }]);
    await house.prisma.shiftAssignment.deleteMany();
    expect((await act("updateAppointment", { id: one.id, details: { note: "改" } })).codes).toEqual([]);
    const moved = { id: one.id, details: { startsAt: clock("11:00") } };
    expect((await act("updateAppointment", moved)).refused).toEqual(["STAFF_NOT_AVAILABLE", "NO_SHIFT"]);
  });

  it("moves all lines by the same span but those that say when", async () => {
    const { service } = await bookable(house.prisma, { count: 3 });
    const line = { serviceId: id("Service", service) };
    const one = await entered([line, { ...line, startsAt: clock("11:30") }, line]);
    const lines = [{ id: one.items[2]?.id, startsAt: clock("15:00") }];
    const change = { id: one.id, details: { startsAt: clock("12:15") }, lines };
    const { row } = await act("updateAppointment", change);
    expect(items(row)).toEqual([
      [clock("12:15"), clock("13:15"), null],
      [clock("13:45"), clock("14:45"), null],
      [clock("15:00"), clock("16:00"), null],
    ]);
    expect([row?.startsAt, row?.endsAt]).toEqual([clock("12:15"), clock("16:00")]);
  });

  it("takes another service as it is today, and keeps the others as booked", async () => {
    const { service, people } = await bookable(house.prisma);
    const other = await serviceRow(house.prisma, { name: "睫毛", durationMinutes: 90, price: 500 });
    await offer(house.prisma, people[0] as Person, other);
    const line = { serviceId: id("Service", service) };
    const one = await entered([line, line]);
    await house.prisma.service.update({ where: { id: service.id }, data: { durationMinutes: 30 } });
    const lines = [
      { id: one.items[0]?.id, ...line },
      { id: one.items[1]?.id, serviceId: id("Service", other) },
    ];
    const { row } = await act("updateAppointment", { id: one.id, lines });
    expect(row?.items).toMatchObject([
      { serviceMinutes: 60, endsAt: clock("11:00") },
      { serviceName: "睫毛", serviceMinutes: 90, servicePrice: "500", endsAt: clock("12:30") },
    ]);
  });

  it("adds lines after the last, takes others away, and leaves one at least and 20 at most", async () => {
    const { service } = await bookable(house.prisma, { minutes: 20 });
    const line = { serviceId: id("Service", service) };
    const one = await entered([line, line]);
    const [first, second] = one.items.map((item) => item.id);
    const change = { id: one.id, lines: [line], removeItemIds: [first] };
    const { row } = await act("updateAppointment", change);
    expect(items(row)).toEqual([
      [clock("10:20"), clock("10:40"), null],
      [clock("10:40"), clock("11:00"), null],
    ]);
    expect(row?.startsAt).toBe(clock("10:20"));
    const all = row?.items.map((item) => item.id);
    const none = await act("updateAppointment", { id: one.id, removeItemIds: all });
    expect([none.codes, none.params]).toEqual([["INVALID_INPUT"], { field: "removeItemIds" }]);
    const nineteen = { id: one.id, lines: Array(19).fill(line) };
    expect((await act("updateAppointment", nineteen)).codes).toEqual(["INVALID_INPUT"]);
    const unknown = { id: one.id, lines: [{ id: first, note: "x" }], removeItemIds: [second] };
    expect((await act("updateAppointment", unknown)).codes).toEqual(["NOT_FOUND"]);
  });

  it("lets two lines change places in one person's day", async () => {
    const { service, people } = await bookable(house.prisma);
    const line = { serviceId: id("Service", service), ...by(people[0]) };
    const one = await entered([line, line]);
    const lines = [
      { id: one.items[0]?.id, startsAt: clock("11:00") },
      { id: one.items[1]?.id, startsAt: clock("10:00") },
    ];
    const { row, codes } = await act("updateAppointment", { id: one.id, lines });
    expect(codes).toEqual([]);
    expect(row?.items.map((item) => item.id)).toEqual([one.items[1]?.id, one.items[0]?.id]);
  });

  it("gives a line to somebody and takes it back; left out, they stay", async () => {
    const { service, people } = await bookable(house.prisma, { count: 2 });
    const one = await entered([{ serviceId: id("Service", service) }]);
    const change = async (more: object) =>
      (await act("updateAppointment", { id: one.id, lines: [{ id: one.items[0]?.id, ...more }] })).row
        ?.items[0]?.staffMember?.id;
    expect(await change(by(people[1]))).toBe(id("StaffMember", people[1] ?? null));
    expect(await change({ note: "x" })).toBe(id("StaffMember", people[1] ?? null));
    expect(await change({ staffMemberId: null })).toBeUndefined();
  });
});

describe("confirming", () => {
  const confirm = (row: { id: string }) => act("reviewAppointment", { id: row.id, decision: "CONFIRMED" });
  const staffOf = ({ row }: Awaited<ReturnType<typeof confirm>>) =>
    row?.items.map(({ staffMember }) => staffMember?.id);
  const ids = (...people: (Person | undefined)[]) => people.map((one) => id("StaffMember", one ?? null));

  it("assigns who has the fewest minutes that day, then who was booked least recently, then the first", async () => {
    const { service, people } = await bookable(house.prisma, { count: 3, days: [DAY, "2026-12-02"] });
    const [a, b, c] = people;
    const line = { serviceId: id("Service", service) };
    await entered([{ ...line, ...by(b) }], clock("15:00", "2026-12-02"));
    await entered([{ ...line, ...by(c) }], clock("15:00"));
    expect(staffOf(await confirm(await entered([line])))).toEqual(ids(a));
    expect(staffOf(await confirm(await entered([line])))).toEqual(ids(b));
    expect(staffOf(await confirm(await entered([line])))).toEqual(ids(c));
    expect(staffOf(await confirm(await entered([line], clock("12:00"))))).toEqual(ids(a));
  });

  it("gives each line to somebody who is free and leaves the others possible", async () => {
    const { service, people } = await bookable(house.prisma, { count: 2 });
    const [a, b] = people;
    const rare = await serviceRow(house.prisma);
    await offer(house.prisma, a as Person, rare);
    await entered([{ serviceId: id("Service", rare) }]);
    const one = await entered([{ serviceId: id("Service", service) }]);
    expect(staffOf(await confirm(one))).toEqual(ids(b));
  });

  it("keeps who was named, and judges their time again", async () => {
    const { service, people } = await bookable(house.prisma, { count: 2 });
    const one = await entered([{ serviceId: id("Service", service), ...by(people[1]) }]);
    await house.prisma.shiftAssignment.deleteMany({ where: { staffMemberId: people[1]?.id ?? 0 } });
    expect((await confirm(one)).refused).toEqual(["STAFF_NOT_AVAILABLE", "NO_SHIFT"]);
    const lines = [{ id: one.items[0]?.id, ...by(people[0]) }];
    const review = { id: one.id, decision: "CONFIRMED", lines, details: { note: "換人" } };
    const { row } = await act("reviewAppointment", review);
    expect(row).toMatchObject({ state: "CONFIRMED", note: "換人" });
  });

  it("is refused once its day is over, and allowed all of that day", async () => {
    const { service } = await bookable(house.prisma);
    const one = await entered([{ serviceId: id("Service", service) }]);
    house.now = new Date(clock("00:00", "2026-12-02"));
    expect((await confirm(one)).refused).toEqual(["OUTSIDE_BOOKING_WINDOW", "PAST"]);
    house.now = new Date(Date.parse(clock("23:59")) + 59_999);
    expect((await confirm(one)).codes).toEqual([]);
  });

  it("of one whose shift was closed by force goes to whoever is left, and hinders nobody", async () => {
    const { service, people } = await bookable(house.prisma, { count: 2 });
    const line = { serviceId: id("Service", service) };
    await entered([line]);
    const later = await entered([line]);
    await house.prisma.shiftAssignment.deleteMany({ where: { staffMemberId: people[0]?.id ?? 0 } });
    expect(staffOf(await confirm(later))).toEqual(ids(people[1]));
  });

  it("rejecting frees the time, and asks for none", async () => {
    const { service } = await bookable(house.prisma);
    const one = await entered([{ serviceId: id("Service", service) }]);
    await house.prisma.shiftAssignment.deleteMany();
    const review = { id: one.id, decision: "CANCELLED", details: { note: "客滿" } };
    const { row, codes } = await act("reviewAppointment", review);
    expect([codes, row?.note]).toEqual([[], "客滿"]);
    expect(await house.prisma.appointmentItem.count({ where: { occupying: true } })).toBe(0);
  });
});

describe("rescheduleAppointment", () => {
  it("keeps the lines' distances, their people and what was booked, over its own time too", async () => {
    const { service, people } = await bookable(house.prisma, { count: 2 });
    const line = { serviceId: id("Service", service) };
    const one = await entered([
      { ...line, ...by(people[0]) },
      { ...line, startsAt: clock("11:45"), ...by(people[1]) },
    ]);
    await house.prisma.service.update({ where: { id: service.id }, data: { durationMinutes: 15 } });
    const { row } = await act("rescheduleAppointment", { id: one.id, startsAt: clock("10:30") });
    expect(items(row)).toEqual([
      [clock("10:30"), clock("11:30"), id("StaffMember", people[0] as Person)],
      [clock("12:15"), clock("13:15"), id("StaffMember", people[1] as Person)],
    ]);
  });

  it("gives lines to others, who must be there and free", async () => {
    const { service, people } = await bookable(house.prisma, { count: 2 });
    const stranger = await bookable(house.prisma);
    const line = { serviceId: id("Service", service) };
    const one = await entered([{ ...line, ...by(people[0]) }]);
    await entered([{ ...line, ...by(people[1]) }]);
    const give = (person: Person | undefined, more: object = {}) =>
      act("rescheduleAppointment", {
        id: one.id,
        assign: [{ itemId: one.items[0]?.id, ...by(person) }],
        ...more,
      });
    expect((await give(people[1])).refused).toEqual(["SLOT_TAKEN", "TAKEN"]);
    expect((await give(stranger.people[0])).refused).toEqual(["STAFF_NOT_AVAILABLE", "LACKS_SERVICE"]);
    const { row } = await give(people[1], { startsAt: clock("11:00") });
    expect(items(row)).toEqual([[clock("11:00"), clock("12:00"), id("StaffMember", people[1] as Person)]]);
    const unknown = { id: one.id, assign: [{ itemId: id("AppointmentItem", { id: 99_999 }) }] };
    expect((await act("rescheduleAppointment", unknown)).codes).toEqual(["NOT_FOUND"]);
  });
});

describe("deleteAppointmentItems", () => {
  it("shortens the appointment by what goes, and leaves a line in its history", async () => {
    const { service } = await bookable(house.prisma);
    const line = { serviceId: id("Service", service) };
    const one = await entered([line, line]);
    const last = { ids: one.items.map((item) => item.id) };
    expect((await act("deleteAppointmentItems", last)).codes).toEqual(["INVALID_INPUT"]);
    expect((await act("deleteAppointmentItems", { ids: [one.items[1]?.id] })).codes).toEqual([]);
    const kept = await house.prisma.appointment.findFirstOrThrow({ include: { items: true } });
    expect([kept.endsAt.toISOString(), kept.version, kept.items.length]).toEqual([clock("11:00"), 2, 1]);
    expect(await auditOf(house.prisma, "Appointment", kept.id)).toMatchObject([
      { action: "CREATE" },
      { action: "UPDATE" },
    ]);
  });
});

describe("a customer's own appointment", () => {
  const mine = async (customerId: number, hour = 14, more: object = {}) => {
    const { service } = await bookable(house.prisma);
    const row = await appointmentRow(house.prisma, {
      staffMemberId: null,
      serviceId: service.id,
      day: DAY,
      hour,
      ...more,
    });
    await house.prisma.appointment.update({ where: { id: row.id }, data: { customerId } });
    return { id: id("Appointment", row) };
  };
  const as = (customerId: number) => ({ staff: null, customer: { id: customerId, sessionId: 0 } });

  it.each([
    [24, "2026-11-30T14:00:00+08:00", []],
    [24, "2026-11-30T14:00:00.001+08:00", ["OUTSIDE_BOOKING_WINDOW"]],
    [0, "2026-12-01T14:00:00+08:00", []],
    [0, "2026-12-01T14:00:00.001+08:00", ["OUTSIDE_BOOKING_WINDOW"]],
    [null, "2026-11-30T14:00:00+08:00", []],
    [null, "2026-11-30T14:00:00.001+08:00", ["OUTSIDE_BOOKING_WINDOW"]],
  ])("may be cancelled and moved until %s hours before it: at %s", async (hours, now, codes) => {
    const me = await customerRow(house.prisma);
    if (hours !== null)
      await house.prisma.store.create({ data: { id: 1, name: "町家", cancelCutOffHours: hours } });
    house.now = new Date(now);
    const moving = await mine(me.id);
    const { service } = await bookable(house.prisma, { days: ["2026-12-02"] });
    await house.prisma.appointmentItem.updateMany({ data: { serviceId: service.id } });
    const startsAt = clock("14:00", "2026-12-02");
    const moved = await actAs(house, "moveMyAppointment", { ...moving, startsAt }, as(me.id));
    expect(moved.codes).toEqual(codes);
    const cancelled = await actAs(house, "cancelMyAppointment", await mine(me.id), as(me.id));
    expect(cancelled.codes).toEqual(codes);
  });

  it("is nobody else's: NOT_FOUND, whoever's it is", async () => {
    const [me, other] = [await customerRow(house.prisma), await customerRow(house.prisma)];
    const theirs = await mine(other.id);
    const startsAt = clock("18:00");
    for (const [name, input] of [
      ["cancelMyAppointment", theirs],
      ["moveMyAppointment", { ...theirs, startsAt }],
    ] as const)
      expect((await actAs(house, name, input, as(me.id))).codes).toEqual(["NOT_FOUND"]);
  });

  it("moves by the customers' rules, waits for review again, and is no move at its own time", async () => {
    const me = await customerRow(house.prisma);
    const one = await mine(me.id, 14, { state: "CONFIRMED" });
    const move = (time: string) =>
      actAs(house, "moveMyAppointment", { ...one, startsAt: clock(time) }, as(me.id));
    expect((await move("14:00")).row).toMatchObject({ state: "CONFIRMED", version: 1 });
    expect((await move("15:00")).refused).toEqual(["OUTSIDE_BOOKING_WINDOW", "OUTSIDE_WINDOW"]);
    expect((await move("18:00")).row).toMatchObject({
      state: "PENDING",
      version: 2,
      startsAt: clock("18:00"),
    });
  });

  it("may be cancelled by a blocked customer, not moved", async () => {
    const me = await customerRow(house.prisma);
    const one = await mine(me.id);
    await house.prisma.customerBlock.create({ data: { customerId: me.id } });
    const move = { ...one, startsAt: clock("18:00") };
    expect((await actAs(house, "moveMyAppointment", move, as(me.id))).codes).toEqual(["CUSTOMER_BLOCKED"]);
    expect((await actAs(house, "cancelMyAppointment", one, as(me.id))).codes).toEqual([]);
  });
});
