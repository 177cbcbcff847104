import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "../../context.ts";
import { globalId } from "../../ids.ts";
import { appointmentRow, serviceRow } from "../../testing/bookingFixtures.ts";
import { customerRow } from "../../testing/fixtures.ts";
import { bookablePerson, clearSalon } from "../../testing/querySlots.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";

const DAY = "2026-12-01";

interface Choices {
  notSpecified: boolean;
  staff: { staffMember: { id: string }; free: boolean; reason: string | null }[];
}

let testContext: TestContext;
let service: { id: number };
let amy: { id: number };
let bob: { id: number };

beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  testContext.now = new Date("2026-11-21T02:00:00Z");
  await clearSalon(testContext.prisma);
  service = await serviceRow(testContext.prisma);
  [amy, bob] = [
    await bookablePerson(testContext.prisma, service.id, [DAY]),
    await bookablePerson(testContext.prisma, service.id, [DAY]),
  ];
});

const run = (query: string, input: Record<string, unknown>, viewer: Viewer) =>
  testContext.run<Record<string, Choices>>(
    `query ($input: StaffChoicesInput!) { ${query}(input: $input) {
      notSpecified staff { staffMember { id } free reason }
    } }`,
    { input },
    viewer,
  );

/** Returns each name with "free" or the reason; the first is "not specified". */
async function choices(query: string, input: Record<string, unknown>, viewer = ADMIN) {
  const { data, messages } = await run(query, input, viewer);
  expect(messages).toEqual([]);
  const names = new Map([
    [globalId("StaffMember", amy.id), "Amy"],
    [globalId("StaffMember", bob.id), "Bob"],
    [globalId("StaffMember", 1), "admin"],
  ]);
  const answer = data?.[query];
  return [
    answer?.notSpecified,
    ...(answer?.staff.map(({ staffMember, reason }) => [names.get(staffMember.id), reason ?? "free"]) ?? []),
  ];
}

const at = (time: string) => `${DAY}T${time}:00+08:00`;
const hour = { startsAt: at("11:00"), endsAt: at("12:00") };
const forService = () => ({ startsAt: at("11:00"), serviceId: globalId("Service", service.id) });

describe("available staff", () => {
  it("staff see every active staff member with a reason; customers see only the available ones", async () => {
    await appointmentRow(testContext.prisma, {
      staffMemberId: bob.id,
      serviceId: service.id,
      day: DAY,
      hour: 11.5,
    });
    expect(await choices("staffChoices", forService())).toEqual([
      true,
      ["admin", "NO_SHIFT"],
      ["Amy", "free"],
      ["Bob", "TAKEN"],
    ]);
    expect(await choices("bookableStaffChoices", forService(), ANONYMOUS)).toEqual([true, ["Amy", "free"]]);
  });

  it("without a service, everyone free for exactly the given time is available", async () => {
    const other = await serviceRow(testContext.prisma);
    await appointmentRow(testContext.prisma, {
      staffMemberId: bob.id,
      serviceId: other.id,
      day: DAY,
      hour: 12,
    });
    expect(await choices("bookableStaffChoices", hour)).toEqual([true, ["Amy", "free"], ["Bob", "free"]]);
    const later = { ...hour, endsAt: at("12:01") };
    expect(await choices("bookableStaffChoices", later)).toEqual([true, ["Amy", "free"]]);
    const lacking = { ...hour, serviceId: globalId("Service", other.id) };
    expect(await choices("staffChoices", lacking)).toEqual([
      false,
      ["admin", "NO_SHIFT"],
      ["Amy", "LACKS_SERVICE"],
      ["Bob", "LACKS_SERVICE"],
    ]);
  });

  it("“not specified” is available while a staff member is left beside unassigned items", async () => {
    const item = { staffMemberId: null, serviceId: service.id, day: DAY, hour: 11 };
    await appointmentRow(testContext.prisma, item);
    expect(await choices("bookableStaffChoices", forService())).toEqual([
      true,
      ["Amy", "free"],
      ["Bob", "free"],
    ]);
    await appointmentRow(testContext.prisma, item);
    expect(await choices("bookableStaffChoices", forService())).toEqual([false]);
  });

  it("shifts count from the requested state on; for customers only open shifts count", async () => {
    await testContext.prisma.shiftAssignment.updateMany({
      where: { staffMemberId: amy.id },
      data: { state: "PROPOSED" },
    });
    await testContext.prisma.shiftAssignment.updateMany({
      where: { staffMemberId: bob.id },
      data: { state: "CONFIRMED" },
    });
    const reasons = async (atLeast?: string) =>
      (await choices("staffChoices", { ...hour, ...(atLeast && { atLeast }) })).slice(2);
    expect(await reasons("PROPOSED")).toEqual([
      ["Amy", "free"],
      ["Bob", "free"],
    ]);
    expect(await reasons()).toEqual([
      ["Amy", "NO_SHIFT"],
      ["Bob", "free"],
    ]);
    expect(await reasons("OPEN_TO_CUSTOMERS")).toEqual([
      ["Amy", "NO_SHIFT"],
      ["Bob", "NOT_OPEN_TO_CUSTOMERS"],
    ]);
    expect(await choices("bookableStaffChoices", { ...hour, atLeast: "PROPOSED" })).toEqual([false]);
  });

  it("staff can query this morning, customers from tomorrow on", async () => {
    testContext.now = new Date(at("15:00"));
    expect(await choices("staffChoices", hour)).toContainEqual(["Amy", "free"]);
    expect(await choices("bookableStaffChoices", hour)).toEqual([false]);
    testContext.now = new Date("2026-11-30T15:59:59.999Z");
    expect(await choices("bookableStaffChoices", hour)).toContainEqual(["Amy", "free"]);
    testContext.now = new Date("2026-11-30T16:00:00Z");
    expect(await choices("bookableStaffChoices", hour)).toEqual([false]);
  });

  it("the time of an appointment that is being moved is free for viewers who can see it", async () => {
    const me = await customerRow(testContext.prisma);
    const row = { staffMemberId: amy.id, serviceId: service.id, day: DAY, hour: 11 };
    const { id } = await appointmentRow(testContext.prisma, row);
    await testContext.prisma.appointment.update({ where: { id }, data: { customerId: me.id } });
    const moving = { ...hour, ignoreAppointmentId: globalId("Appointment", id) };
    expect(await choices("bookableStaffChoices", moving, customer(me.id))).toContainEqual(["Amy", "free"]);
    expect(await choices("staffChoices", moving)).toContainEqual(["Amy", "free"]);
    expect((await run("bookableStaffChoices", moving, ANONYMOUS)).codes).toEqual(["NOT_FOUND"]);
  });

  it("the number of statements does not grow with the number of people", async () => {
    const count = async () => {
      const before = testContext.statements.length;
      await choices("staffChoices", forService());
      return testContext.statements.length - before;
    };
    const few = await count();
    for (let person = 0; person < 4; person++) await bookablePerson(testContext.prisma, service.id, [DAY]);
    expect(await count()).toBe(few);
  });
});

describe("a query of available staff", () => {
  it.each([
    ["neither end nor service", { startsAt: at("11:00") }, "INVALID_INPUT"],
    ["an end that does not come after the start", { ...hour, endsAt: at("11:00") }, "INVALID_INPUT"],
    ["more than twelve hours", { startsAt: at("10:00"), endsAt: at("22:01") }, "INVALID_INPUT"],
    ["a missing service", { ...hour, serviceId: globalId("Service", 99999) }, "NOT_FOUND"],
    ["a missing appointment", { ...hour, ignoreAppointmentId: globalId("Appointment", 99999) }, "NOT_FOUND"],
  ])("is refused with %s", async (_rule, input, code) => {
    expect((await run("staffChoices", input, ADMIN)).codes).toEqual([code]);
    expect((await run("bookableStaffChoices", input, ANONYMOUS)).codes).toEqual([code]);
  });

  it("reports reasons to staff only", async () => {
    expect((await run("staffChoices", hour, staff(1, "STAFF"))).codes).toEqual([]);
    for (const viewer of [ANONYMOUS, customer(1)])
      expect((await run("staffChoices", hour, viewer)).codes).toEqual(["UNAUTHENTICATED"]);
  });
});
