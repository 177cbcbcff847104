import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "../../context.ts";
import { globalId } from "../../ids.ts";
import { appointmentRow, serviceRow } from "../../testing/bookingFixtures.ts";
import { customerRow } from "../../testing/fixtures.ts";
import { bookablePerson, clearSalon } from "../../testing/querySlots.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";

const DAY = "2026-12-01";

interface Time {
  staffMember: { id: string } | null;
  startsAt: string;
  endsAt: string;
}

let testContext: TestContext;
let service: { id: number };
let amy: { id: number };

beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  await clearSalon(testContext.prisma);
  service = await serviceRow(testContext.prisma);
  amy = await bookablePerson(testContext.prisma, service.id, [DAY]);
});

const taken = (hour: number, given: Partial<Parameters<typeof appointmentRow>[1]> = {}) =>
  appointmentRow(testContext.prisma, {
    staffMemberId: amy.id,
    serviceId: service.id,
    day: DAY,
    hour,
    ...given,
  });

const ask = (field: "busyTimes" | "freeTimes", args: Record<string, unknown>, viewer: Viewer) => {
  const state =
    field === "freeTimes" ? { declared: ", $atLeast: ShiftState", passed: ", atLeast: $atLeast" } : null;
  return testContext.run<Record<string, Time[]>>(
    `query ($range: ShiftRange!${state?.declared ?? ""}) {
      ${field}(range: $range${state?.passed ?? ""}) { staffMember { id } startsAt endsAt }
    }`,
    { range: { from: DAY, to: DAY, ...(args.range as object) }, atLeast: args.atLeast },
    viewer,
  );
};

/** Formats each time as "Amy 10:00-12:00" on Taipei's clock, and unassigned times as "- 10:00-11:00". */
async function times(field: "busyTimes" | "freeTimes", args: Record<string, unknown> = {}, viewer = ADMIN) {
  const { data, messages } = await ask(field, args, viewer);
  expect(messages).toEqual([]);
  const clock = (time: string) => new Date(Date.parse(time) + 8 * 3_600_000).toISOString().slice(11, 16);
  const name = (id: string | undefined) =>
    id === undefined ? "-" : id === globalId("StaffMember", amy.id) ? "Amy" : "other";
  return data?.[field]?.map(
    ({ staffMember, startsAt, endsAt }) => `${name(staffMember?.id)} ${clock(startsAt)}-${clock(endsAt)}`,
  );
}

describe("busy times", () => {
  it("are merged per person, ordered by time, and reveal nothing else", async () => {
    const bob = await bookablePerson(testContext.prisma, service.id, [DAY]);
    await taken(11);
    await taken(10);
    await taken(12, { staffMemberId: bob.id });
    await taken(14, { staffMemberId: null });
    await taken(14.5, { staffMemberId: null });
    await taken(16, { state: "CANCELLED" });
    await taken(17, { state: "CONFIRMED" });
    const all = ["Amy 10:00-12:00", "other 12:00-13:00", "- 14:00-15:30", "Amy 17:00-18:00"];
    for (const viewer of [ANONYMOUS, customer(1), staff(1, "STAFF"), ADMIN])
      expect(await times("busyTimes", {}, viewer)).toEqual(all);
    const fields = Object.keys((await ask("busyTimes", {}, ANONYMOUS)).data?.busyTimes?.[0] ?? {});
    expect(fields).toEqual(["staffMember", "startsAt", "endsAt"]);
  });

  it("contain only the requested staff members", async () => {
    await taken(10);
    await taken(14, { staffMemberId: null });
    const range = { staffMemberIds: [globalId("StaffMember", amy.id)] };
    expect(await times("busyTimes", { range })).toEqual(["Amy 10:00-11:00"]);
  });

  it("exclude only the viewer's own appointments", async () => {
    const me = await customerRow(testContext.prisma);
    const own = await taken(10);
    await taken(12);
    await testContext.prisma.appointment.update({ where: { id: own.id }, data: { customerId: me.id } });
    expect(await times("busyTimes", {}, customer(me.id))).toEqual(["Amy 12:00-13:00"]);
    for (const viewer of [ANONYMOUS, customer(me.id + 1), ADMIN])
      expect(await times("busyTimes", {}, viewer)).toEqual(["Amy 10:00-11:00", "Amy 12:00-13:00"]);
  });

  it("overlap the requested days to the minute", async () => {
    await taken(-1);
    await taken(24);
    expect(await times("busyTimes")).toEqual([]);
    await testContext.prisma.appointment.deleteMany();
    await taken(23.5);
    await taken(-0.5, { staffMemberId: null });
    expect(await times("busyTimes")).toEqual(["- 23:30-00:30", "Amy 23:30-00:30"]);
  });

  it("of colleagues are all that a staff member learns of appointments that they may not read", async () => {
    const bob = await bookablePerson(testContext.prisma, service.id, [DAY]);
    await taken(10);
    await taken(12, { staffMemberId: bob.id });
    await taken(13, { staffMemberId: bob.id, state: "CANCELLED" });
    await taken(14, { staffMemberId: null });
    const colleagues = async (viewer: Viewer) => {
      const { data } = await testContext.run<{ colleaguesTimes: Time[] }>(
        `{ colleaguesTimes(range: { from: "${DAY}", to: "${DAY}" }) { staffMember { id } startsAt endsAt } }`,
        {},
        viewer,
      );
      return data?.colleaguesTimes.map(({ startsAt, staffMember }) => [startsAt, staffMember?.id]);
    };
    const of = ({ id }: { id: number }) => globalId("StaffMember", id);
    // The unassigned item belongs to a day on which both work, so both may read its appointment.
    expect(await colleagues(staff(amy.id, "STAFF"))).toEqual([["2026-12-01T04:00:00.000Z", of(bob)]]);
    expect(await colleagues(staff(bob.id, "STAFF"))).toEqual([["2026-12-01T02:00:00.000Z", of(amy)]]);
    expect(await colleagues(ADMIN)).toEqual([]);
    expect(await colleagues(customer(1))).toBeUndefined();
  });

  it("exclude former staff members", async () => {
    await taken(10);
    await testContext.prisma.staffMember.update({ where: { id: amy.id }, data: { state: "DISMISSED" } });
    expect(await times("busyTimes")).toEqual([]);
    const range = { staffMemberIds: [globalId("StaffMember", amy.id)] };
    expect(await times("busyTimes", { range }, ANONYMOUS)).toEqual([]);
  });
});

describe("free times", () => {
  it("are the counting shifts minus the busy times", async () => {
    await taken(11);
    const noon = new Date(`${DAY}T13:00:00+08:00`);
    await testContext.prisma.staffTimeOff.create({
      data: { staffMemberId: amy.id, startsAt: noon, endsAt: new Date(noon.getTime() + 1_800_000) },
    });
    const free = ["Amy 10:00-11:00", "Amy 12:00-13:00", "Amy 13:30-19:00"];
    expect(await times("freeTimes")).toEqual(free);
    expect(await times("freeTimes", {}, staff(1, "STAFF"))).toEqual(free);
    await testContext.prisma.shiftAssignment.updateMany({ data: { state: "PROPOSED" } });
    expect(await times("freeTimes")).toEqual([]);
    expect(await times("freeTimes", { atLeast: "PROPOSED" })).toEqual(free);
    const range = { staffMemberIds: [globalId("StaffMember", 1)] };
    expect(await times("freeTimes", { range, atLeast: "PROPOSED" })).toEqual([]);
  });

  it("require staff", async () => {
    for (const viewer of [ANONYMOUS, customer(1)])
      expect((await ask("freeTimes", {}, viewer)).codes).toEqual(["UNAUTHENTICATED"]);
  });
});

it.each(["busyTimes", "freeTimes"] as const)("%s span at most 62 days", async (field) => {
  const range = { from: "2026-12-01", to: "2027-01-31" };
  expect((await ask(field, { range }, ADMIN)).codes).toEqual([]);
  expect((await ask(field, { range: { ...range, to: "2027-02-01" } }, ADMIN)).codes).toEqual([
    "INVALID_INPUT",
  ]);
});
