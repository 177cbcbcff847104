import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { appointmentRow, personRow, serviceRow } from "../../testing/bookingFixtures.ts";
import { bookablePerson, clearSalon, querySlots } from "../../testing/querySlots.ts";
import { ANONYMOUS, createTestContext, type TestContext } from "../../testing/run.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
  testContext.now = new Date("2026-11-22T04:00:00Z");
});
afterAll(() => testContext.close());
beforeEach(async () => {
  await clearSalon(testContext.prisma);
  await testContext.prisma.service.deleteMany();
});

const DAYS = ["2026-12-01", "2026-12-02"];
const RANGE = { from: "2026-11-23", to: "2026-12-31" };
const DOCUMENT = `query ($input: NextFreeStartsInput!) {
  nextFreeStarts(input: $input) { notSpecified staff { startsAt staffMember { id } } }
}`;

interface Answer {
  nextFreeStarts: {
    notSpecified: string | null;
    staff: { startsAt: string | null; staffMember: { id: string } }[];
  };
}

const ask = (serviceIds: readonly string[], range = RANGE) =>
  testContext.run<Answer>(DOCUMENT, { input: { ...range, serviceIds } }, ANONYMOUS);

/** Returns the first start with anyone and with each of the people; undefined for people who are not listed. */
async function next(serviceIds: readonly number[], people: readonly { id: number }[]) {
  const { data, messages } = await ask(serviceIds.map((id) => globalId("Service", id)));
  expect(messages).toEqual([]);
  const staff = data?.nextFreeStarts.staff ?? [];
  const startOf = (id: string) => staff.find(({ staffMember }) => staffMember.id === id)?.startsAt;
  return [data?.nextFreeStarts.notSpecified, ...people.map(({ id }) => startOf(globalId("StaffMember", id)))];
}

const at = (day: string, hour: number) => new Date(`${day}T${hour}:00:00+08:00`).toISOString();

it("returns the first start that is free with each person and with anyone", async () => {
  const { id } = await serviceRow(testContext.prisma);
  const [amy, bob] = [
    await bookablePerson(testContext.prisma, id, DAYS),
    await bookablePerson(testContext.prisma, id, DAYS.slice(1)),
  ];
  const first = at("2026-12-01", 10);
  expect(await next([id], [amy, bob])).toEqual([first, first, at("2026-12-02", 10)]);
  await appointmentRow(testContext.prisma, {
    staffMemberId: amy.id,
    serviceId: id,
    day: "2026-12-01",
    hour: 10,
  });
  const second = at("2026-12-01", 14);
  expect(await next([id], [amy, bob])).toEqual([second, second, at("2026-12-02", 10)]);
});

it("counts the whole time of the chosen services, as free slots do", async () => {
  const [cut, care] = [
    await serviceRow(testContext.prisma),
    await serviceRow(testContext.prisma, { durationMinutes: 120 }),
  ];
  const amy = await bookablePerson(testContext.prisma, cut.id, DAYS);
  await testContext.prisma.staffSkill.create({ data: { staffMemberId: amy.id, serviceId: care.id } });
  await appointmentRow(testContext.prisma, {
    staffMemberId: amy.id,
    serviceId: cut.id,
    day: "2026-12-01",
    hour: 12,
  });
  expect(await next([cut.id], [amy])).toEqual([at("2026-12-01", 10), at("2026-12-01", 10)]);
  const both = [cut.id, care.id];
  const found = await next(both, [amy]);
  expect(found).toEqual([at("2026-12-01", 14), at("2026-12-01", 14)]);
  const serviceIds = both.map((id) => globalId("Service", id));
  const slots = await querySlots(testContext, { ...RANGE, serviceIds });
  const free = slots.data?.freeSlots.days.flatMap((day) => day.slots).find((slot) => slot.free);
  expect(free?.startsAt).toBe(found[0]);
});

it("without services returns when each person can serve any of theirs", async () => {
  const [cut, care] = [
    await serviceRow(testContext.prisma),
    await serviceRow(testContext.prisma, { durationMinutes: 600 }),
  ];
  const amy = await bookablePerson(testContext.prisma, cut.id, DAYS.slice(1));
  // Her shift is too short for the long service.
  const bob = await bookablePerson(testContext.prisma, care.id, DAYS);
  const nobody = await personRow(testContext.prisma);
  const first = at("2026-12-02", 10);
  expect(await next([], [amy, bob, nobody])).toEqual([first, first, null, null]);
});

it("is null for people who do not offer all services, and when all is taken", async () => {
  const [cut, care] = [await serviceRow(testContext.prisma), await serviceRow(testContext.prisma)];
  const amy = await bookablePerson(testContext.prisma, cut.id, DAYS.slice(1));
  const bob = await bookablePerson(testContext.prisma, care.id, DAYS.slice(1));
  // Anyone can serve one after the other.
  expect(await next([cut.id, care.id], [amy, bob])).toEqual([at("2026-12-02", 10), null, null]);
  for (const hour of [10, 14, 18]) {
    const taken = { staffMemberId: amy.id, serviceId: cut.id, day: "2026-12-02", hour };
    await appointmentRow(testContext.prisma, taken);
  }
  expect(await next([cut.id], [amy])).toEqual([null, null]);
});

it("refuses unknown services, more than 20, and more than 62 days", async () => {
  const { id } = await serviceRow(testContext.prisma);
  expect((await ask([globalId("Service", 999_999)])).codes).toEqual(["NOT_FOUND"]);
  const many = Array.from({ length: 21 }, () => globalId("Service", id));
  expect((await ask(many)).codes).toEqual(["INVALID_INPUT"]);
  expect((await ask([], { from: "2026-11-23", to: "2027-01-24" })).codes).toEqual(["INVALID_INPUT"]);
});
