import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bookable, clearBooks, clock, DAY, id, offer } from "../testing/bookable.ts";
import { serviceRow } from "../testing/bookingFixtures.ts";
import { auditOf, customerRow, store } from "../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, customer, type House, openHouse } from "../testing/run.ts";

const BOOK = `mutation ($input: BookAppointmentInput!) {
  bookAppointment(input: $input) {
    id number customerName customerPhone source state startsAt endsAt note version
    items { serviceName serviceMinutes servicePrice startsAt endsAt note staffMember { id } }
  }
}`;

interface Booked {
  bookAppointment: { id: string; [field: string]: unknown };
}

let house: House;
let me: number;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.now = new Date("2026-11-21T02:00:00Z");
  await clearBooks(house.prisma);
  me = (await customerRow(house.prisma)).id;
});

interface Line {
  service: { id: number };
  by?: { id: number };
  note?: string;
}

const book = (startsAt: string, lines: Line[], more: object = {}, viewer = customer(me)) =>
  house.run<Booked>(
    BOOK,
    {
      input: {
        customerName: "小美",
        customerPhone: "0912000000",
        startsAt,
        lines: lines.map(({ service, by, note }) => ({
          serviceId: id("Service", service),
          ...(by && { staffMemberId: id("StaffMember", by) }),
          ...(note !== undefined && { note }),
        })),
        ...more,
      },
    },
    viewer,
  );

const count = () => house.prisma.appointment.count();
const refusals = async (answer: ReturnType<typeof book>) => {
  const { codes, params } = await answer;
  return [...codes, (params as { reason?: string } | undefined)?.reason];
};

describe("bookAppointment", () => {
  it("writes a pending appointment from the chat, its ends by the services as they are now", async () => {
    const { service, people } = await bookable(house.prisma);
    const other = await serviceRow(house.prisma, { name: "睫毛", durationMinutes: 90, price: "1280.5" });
    await offer(house.prisma, people[0] as { id: number }, other);
    const { data, codes } = await book(clock("10:00"), [{ service }, { service: other, note: " 淡 " }], {
      note: "  第一次  ",
    });
    expect(codes).toEqual([]);
    expect(data?.bookAppointment).toMatchObject({
      customerName: "小美",
      customerPhone: "0912000000",
      source: "CHAT_APP",
      state: "PENDING",
      startsAt: clock("10:00"),
      endsAt: clock("12:30"),
      note: "第一次",
      version: 1,
      items: [
        { serviceMinutes: 60, startsAt: clock("10:00"), endsAt: clock("11:00"), staffMember: null },
        {
          serviceName: "睫毛",
          serviceMinutes: 90,
          servicePrice: "1280.5",
          startsAt: clock("11:00"),
          endsAt: clock("12:30"),
          note: "淡",
        },
      ],
    });
    const row = await house.prisma.appointment.findFirstOrThrow();
    expect(row.customerId).toBe(me);
    expect(await auditOf(house.prisma, "Appointment", row.id)).toEqual([]);
  });

  it("keeps what was booked when the service changes later", async () => {
    const { service } = await bookable(house.prisma);
    const { data } = await book(clock("10:00"), [{ service }]);
    await house.prisma.service.update({ where: { id: service.id }, data: { name: "新", price: 1 } });
    const items = await house.prisma.appointmentItem.findMany();
    expect(data?.bookAppointment).toMatchObject({ items: [{ serviceName: service.name }] });
    expect(items).toMatchObject([{ serviceName: service.name, serviceMinutes: 60 }]);
    expect(Number(items[0]?.servicePrice)).toBe(1000);
  });

  it("takes a start of the line from staff alone: a customer's follows the line before", async () => {
    const { service } = await bookable(house.prisma);
    const lines = ["18:00", "10:00"].map((time) => ({
      serviceId: id("Service", service),
      startsAt: clock(time),
    }));
    const { data } = await book(clock("14:00"), [], { lines });
    expect(data?.bookAppointment).toMatchObject({
      items: [{ startsAt: clock("14:00") }, { startsAt: clock("15:00") }],
    });
  });

  it("keeps the phone for the next time, and no known one is overwritten", async () => {
    const { service } = await bookable(house.prisma);
    await book(clock("10:00"), [{ service }]);
    await book(clock("14:00"), [{ service }], { customerPhone: "0999" });
    expect((await house.prisma.customer.findUniqueOrThrow({ where: { id: me } })).phone).toBe("0912000000");
  });

  it("refuses a blocked customer, and writes nothing", async () => {
    const { service } = await bookable(house.prisma);
    await house.prisma.customerBlock.create({ data: { customerId: me } });
    expect((await book(clock("10:00"), [{ service }])).codes).toEqual(["CUSTOMER_BLOCKED"]);
    expect(await count()).toBe(0);
  });

  it("is for customers", async () => {
    const { service } = await bookable(house.prisma);
    for (const viewer of [ANONYMOUS, ADMIN])
      expect((await book(clock("10:00"), [{ service }], {}, viewer)).codes).toEqual(["UNAUTHENTICATED"]);
  });

  it.each([
    ["no name", { customerName: " " }, "customerName"],
    ["no phone", { customerPhone: "" }, "customerPhone"],
    ["a note of 2001 characters", { note: "x".repeat(2001) }, "note"],
    ["no line", { lines: [] }, "lines"],
  ])("refuses %s", async (_what, more, field) => {
    const { service } = await bookable(house.prisma);
    const { codes, params } = await book(clock("10:00"), [{ service }], more);
    expect([codes, params]).toEqual([["INVALID_INPUT"], { field }]);
  });

  it("takes 20 lines, not 21", async () => {
    const { service } = await bookable(house.prisma, { minutes: 20 });
    const lines = (length: number) => Array.from({ length }, () => ({ service }));
    expect((await book(clock("10:00"), lines(21))).codes).toEqual(["INVALID_INPUT"]);
    expect((await book(clock("10:00"), lines(20))).codes).toEqual([]);
  });

  it("does not know services and people who are not there", async () => {
    const { service } = await bookable(house.prisma);
    expect((await book(clock("10:00"), [{ service: { id: 99_999 } }])).codes).toEqual(["NOT_FOUND"]);
    expect((await book(clock("10:00"), [{ service, by: { id: 99_999 } }])).codes).toEqual(["NOT_FOUND"]);
  });
});

describe("when a customer may start", () => {
  it.each([
    ["today", "2026-11-21", "18:00", "OUTSIDE_WINDOW"],
    ["tomorrow", "2026-11-22", "10:00", null],
    ["on the last day of next month", "2026-12-31", "18:00", null],
    ["on the day after", "2027-01-01", "10:00", "OUTSIDE_WINDOW"],
    ["at an hour that is not offered", DAY, "11:00", "OUTSIDE_WINDOW"],
    ["in the past", "2026-11-20", "10:00", "PAST"],
  ])("%s", async (_when, day, time, reason) => {
    const { service } = await bookable(house.prisma, { days: [day] });
    const refused = reason === null ? [undefined] : ["OUTSIDE_BOOKING_WINDOW", reason];
    expect(await refusals(book(clock(time, day), [{ service }]))).toEqual(refused);
  });

  it.each([
    ["2027-01-31T23:59:59+08:00", "2027-02-28", true],
    ["2027-01-31T23:59:59+08:00", "2027-03-01", false],
    ["2028-01-31T12:00:00+08:00", "2028-02-29", true],
    ["2028-02-29T23:59:59+08:00", "2028-03-31", true],
    ["2026-12-31T23:59:59+08:00", "2027-01-31", true],
    ["2026-12-31T23:59:59+08:00", "2027-01-01", true],
    ["2026-12-31T23:59:59+08:00", "2027-02-01", false],
  ])("at %s, %s: %s", async (now, day, ok) => {
    house.now = new Date(now);
    const { service } = await bookable(house.prisma, { days: [day] });
    const { codes } = await book(clock("10:00", day), [{ service }]);
    expect(codes).toEqual(ok ? [] : ["OUTSIDE_BOOKING_WINDOW"]);
  });

  it("by the store's clock, also on the day it is put forward", async () => {
    await store(house.prisma, { timeZone: "America/New_York" });
    house.now = new Date("2027-03-01T12:00:00-05:00");
    const { service } = await bookable(house.prisma, { days: ["2027-03-14"] });
    expect((await book("2027-03-14T10:00:00-05:00", [{ service }])).codes).toEqual([
      "OUTSIDE_BOOKING_WINDOW",
    ]);
    expect((await book("2027-03-14T10:00:00-04:00", [{ service }])).codes).toEqual([]);
  });
});

describe("why a time cannot be had", () => {
  it("nobody works then", async () => {
    const { service } = await bookable(house.prisma, { days: [] });
    expect(await refusals(book(clock("10:00"), [{ service }]))).toEqual(["STAFF_NOT_AVAILABLE", "NO_SHIFT"]);
  });

  it.each([
    ["PROPOSED", "NO_SHIFT"],
    ["CONFIRMED", "NOT_OPEN_TO_CUSTOMERS"],
  ] as const)("a shift that is %s: %s", async (state, reason) => {
    const { service } = await bookable(house.prisma, { state });
    expect(await refusals(book(clock("10:00"), [{ service }]))).toEqual(["STAFF_NOT_AVAILABLE", reason]);
  });

  it("somebody else offers the service", async () => {
    const { service } = await bookable(house.prisma);
    const other = await bookable(house.prisma);
    expect(
      await refusals(book(clock("10:00"), [{ service, by: other.people[0] as { id: number } }])),
    ).toEqual(["STAFF_NOT_AVAILABLE", "LACKS_SERVICE"]);
  });

  it("they have left, and the store need not say so", async () => {
    const { service, people } = await bookable(house.prisma);
    const [by] = people as [{ id: number }];
    await house.prisma.staffMember.update({ where: by, data: { state: "DISMISSED" } });
    expect(await refusals(book(clock("10:00"), [{ service, by }]))).toEqual([
      "STAFF_NOT_AVAILABLE",
      "NO_SHIFT",
    ]);
  });

  it("the store is closed, by a closure or by its weekdays", async () => {
    const { service } = await bookable(house.prisma);
    const closure = { startsAt: clock("10:30"), endsAt: clock("12:00") };
    await house.prisma.storeClosure.create({ data: closure });
    expect(await refusals(book(clock("10:00"), [{ service }]))).toEqual(["OUTSIDE_BOOKING_WINDOW", "CLOSED"]);
    await house.prisma.storeClosure.deleteMany();
    await store(house.prisma, { openWeekdays: [1] });
    expect(await refusals(book(clock("10:00"), [{ service }]))).toEqual(["OUTSIDE_BOOKING_WINDOW", "CLOSED"]);
  });

  it("they are away", async () => {
    const { service, people } = await bookable(house.prisma);
    const [by] = people as [{ id: number }];
    const away = { staffMemberId: by.id, startsAt: clock("10:59"), endsAt: clock("11:00") };
    await house.prisma.staffTimeOff.create({ data: away });
    expect(await refusals(book(clock("10:00"), [{ service, by }]))).toEqual([
      "STAFF_NOT_AVAILABLE",
      "TIME_OFF",
    ]);
  });

  it("they are taken; touching times are no conflict", async () => {
    const { service, people } = await bookable(house.prisma, { minutes: 240 });
    const [by] = people as [{ id: number }];
    expect((await book(clock("10:00"), [{ service, by }])).codes).toEqual([]);
    expect(await refusals(book(clock("10:00"), [{ service, by }]))).toEqual(["SLOT_TAKEN", "TAKEN"]);
    expect((await book(clock("14:00"), [{ service, by }])).codes).toEqual([]);
  });

  it("names the line at fault", async () => {
    const { service, people } = await bookable(house.prisma);
    const lines = [{ service }, { service: await serviceRow(house.prisma), by: people[0] as { id: number } }];
    expect((await book(clock("10:00"), lines)).params).toMatchObject({ line: 2, field: "staffMemberId" });
  });

  it("a named slot of half an hour needs an hour of the shift, a general one does not", async () => {
    const { service, people } = await bookable(house.prisma, { minutes: 30, to: 1110 });
    const [by] = people as [{ id: number }];
    expect(await refusals(book(clock("18:00"), [{ service, by }]))).toEqual([
      "STAFF_NOT_AVAILABLE",
      "NO_SHIFT",
    ]);
    expect((await book(clock("18:00"), [{ service }])).codes).toEqual([]);
  });
});

describe("“not specified”", () => {
  it("with three free people the fourth booking is refused", async () => {
    const { service } = await bookable(house.prisma, { count: 3 });
    for (let index = 0; index < 3; index++)
      expect((await book(clock("10:00"), [{ service }])).codes).toEqual([]);
    expect(await refusals(book(clock("10:00"), [{ service }]))).toEqual(["SLOT_TAKEN", "TAKEN"]);
    expect(await count()).toBe(3);
  });

  it("is not outbid by a named one: a mix never exceeds the people", async () => {
    const { service, people } = await bookable(house.prisma, { count: 3 });
    const [a, b, c] = people as [{ id: number }, { id: number }, { id: number }];
    await book(clock("10:00"), [{ service, by: a }]);
    await book(clock("10:00"), [{ service }]);
    expect((await book(clock("10:00"), [{ service, by: b }])).codes).toEqual([]);
    expect(await refusals(book(clock("10:00"), [{ service, by: c }]))).toEqual(["SLOT_TAKEN", "TAKEN"]);
    expect(await refusals(book(clock("10:00"), [{ service }]))).toEqual(["SLOT_TAKEN", "TAKEN"]);
  });

  it("is matched, not counted: who alone offers a service is kept for it", async () => {
    const { service, people } = await bookable(house.prisma, { count: 2 });
    const rare = await serviceRow(house.prisma);
    await offer(house.prisma, people[0] as { id: number }, rare);
    await book(clock("10:00"), [{ service: rare }]);
    expect((await book(clock("10:00"), [{ service }])).codes).toEqual([]);
    expect(await refusals(book(clock("10:00"), [{ service: rare }]))).toEqual(["SLOT_TAKEN", "TAKEN"]);
  });

  it("that nobody can serve any more hinders nobody, and what still can holds its place", async () => {
    const { service, people } = await bookable(house.prisma, { count: 3 });
    const [a] = people as [{ id: number }];
    const rare = await serviceRow(house.prisma);
    await offer(house.prisma, a, rare);
    await book(clock("10:00"), [{ service: rare }]);
    await house.prisma.shiftAssignment.deleteMany({ where: { staffMemberId: a.id } });
    for (let index = 0; index < 2; index++)
      expect((await book(clock("10:00"), [{ service }])).codes).toEqual([]);
    expect(await refusals(book(clock("10:00"), [{ service }]))).toEqual(["SLOT_TAKEN", "TAKEN"]);
  });
});

describe("the nearest other times", () => {
  const alternatives = async (answer: ReturnType<typeof book>) =>
    ((await answer).params as { alternatives?: unknown[] }).alternatives;

  it("are those of the same person, by distance in time", async () => {
    const { service, people } = await bookable(house.prisma, { count: 2, days: [DAY, "2026-12-02"] });
    const [by] = people as [{ id: number; name: string }];
    await book(clock("14:00"), [{ service, by }]);
    const named = { staffMemberId: id("StaffMember", by), staffName: by.name };
    expect(await alternatives(book(clock("14:00"), [{ service, by }]))).toEqual([
      { ...named, startsAt: clock("10:00"), at: "2026-12-01 10:00" },
      { ...named, startsAt: clock("18:00"), at: "2026-12-01 18:00" },
      { ...named, startsAt: clock("10:00", "2026-12-02"), at: "2026-12-02 10:00" },
    ]);
  });

  it("are then those with anyone, at the asked time first", async () => {
    const { service, people } = await bookable(house.prisma, { count: 2 });
    const [by] = people as [{ id: number }];
    for (const time of ["10:00", "14:00"]) await book(clock(time), [{ service, by }]);
    expect(await alternatives(book(clock("14:00"), [{ service, by }]))).toMatchObject([
      { startsAt: clock("18:00"), staffMemberId: id("StaffMember", by) },
      { startsAt: clock("14:00"), staffMemberId: null, staffName: null },
      { startsAt: clock("10:00"), staffMemberId: null },
    ]);
  });

  it("are whoever can in general booking, in the window and 14 days away at most", async () => {
    const days = ["2026-12-17", "2026-12-31", "2027-01-01"];
    const { service } = await bookable(house.prisma, { days });
    for (const time of ["10:00", "14:00"]) await book(clock(time, days[0]), [{ service }]);
    expect(await alternatives(book(clock("10:00", days[0]), [{ service }]))).toMatchObject([
      { startsAt: clock("18:00", days[0]) },
      { startsAt: clock("10:00", days[1]) },
    ]);
  });
});

describe("a repetition with the same key", () => {
  it("returns the first appointment and books nothing", async () => {
    const { service } = await bookable(house.prisma);
    const first = await book(clock("10:00"), [{ service }], { idempotencyKey: "a" });
    const again = await book(clock("10:00"), [{ service }], { idempotencyKey: "a" });
    expect(again.data?.bookAppointment.id).toBe(first.data?.bookAppointment.id);
    expect(await count()).toBe(1);
  });

  it("is a CONFLICT with another input, and another customer's key is another key", async () => {
    const { service } = await bookable(house.prisma, { count: 2 });
    const idempotencyKey = "b";
    await book(clock("10:00"), [{ service }], { idempotencyKey });
    const other = customer((await customerRow(house.prisma)).id);
    expect((await book(clock("14:00"), [{ service }], { idempotencyKey })).codes).toEqual(["CONFLICT"]);
    expect((await book(clock("10:00"), [{ service }], { idempotencyKey }, other)).codes).toEqual([]);
  });

  it("of a refused booking tries again", async () => {
    const { service } = await bookable(house.prisma, { days: [] });
    const idempotencyKey = "c";
    expect((await book(clock("10:00"), [{ service }], { idempotencyKey })).codes).toHaveLength(1);
    const open = await bookable(house.prisma);
    await offer(house.prisma, open.people[0] as { id: number }, service);
    expect((await book(clock("10:00"), [{ service }], { idempotencyKey })).codes).toEqual([]);
  });
});

it("of many at once for one named slot one gets it, and no place of “not specified” is lost", async () => {
  const { service, people } = await bookable(house.prisma, { count: 3 });
  const [by] = people as [{ id: number }];
  const named = await Promise.all(Array.from({ length: 8 }, () => book(clock("10:00"), [{ service, by }])));
  expect(named.map(({ codes }) => codes.join()).sort()).toEqual(["", ...Array(7).fill("SLOT_TAKEN")]);
  const open = await Promise.all(Array.from({ length: 8 }, () => book(clock("10:00"), [{ service }])));
  expect(open.map(({ codes }) => codes.join()).sort()).toEqual(["", "", ...Array(6).fill("SLOT_TAKEN")]);
});
