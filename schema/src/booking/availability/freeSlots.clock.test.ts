import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { serviceRow } from "../../testing/bookingFixtures.ts";
import { store } from "../../testing/fixtures.ts";
import { bookablePerson, clearSalon, querySlots, slotsOn } from "../../testing/querySlots.ts";
import { createTestContext, type TestContext } from "../../testing/run.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(() => clearSalon(testContext.prisma));

const serviceId = (id: number) => globalId("Service", id);

it.each([
  ["31 January", "2026-01-31T04:00:00Z", "2026-02-01", "2026-02-28"],
  ["31 January before a leap day", "2028-01-31T04:00:00Z", "2028-02-01", "2028-02-29"],
  ["28 February", "2026-02-28T04:00:00Z", "2026-03-01", "2026-03-31"],
  ["29 February", "2028-02-29T04:00:00Z", "2028-03-01", "2028-03-31"],
  ["31 December", "2026-12-31T04:00:00Z", "2027-01-01", "2027-01-31"],
  ["23:59:59 of the store", "2026-12-31T15:59:59Z", "2027-01-01", "2027-01-31"],
  ["a second later", "2026-12-31T16:00:00Z", "2027-01-02", "2027-02-28"],
])("customers book from tomorrow to the end of next month: %s", async (_rule, now, first, last) => {
  testContext.now = new Date(now);
  const service = await serviceRow(testContext.prisma);
  const days = [first, last].flatMap((day) =>
    [-1, 0, 1].map((by) => new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10)),
  );
  await bookablePerson(testContext.prisma, service.id, [...new Set(days)]);
  const { data } = await querySlots(testContext, {
    from: first,
    to: first,
    serviceIds: [serviceId(service.id)],
  });
  expect(data?.freeSlots).toMatchObject({ firstDay: first, lastDay: last });
  const input = { serviceIds: [serviceId(service.id)] };
  const open = await Promise.all(
    [...new Set(days)].sort().map(async (day) => [day, await slotsOn(testContext, day, input)]),
  );
  for (const [day, slots] of open as [string, unknown[]][]) {
    expect(slots.includes("free"), day).toBe(day >= first && day <= last);
  }
});

it("a store in New York keeps its hours over daylight saving", async () => {
  await store(testContext.prisma, { timeZone: "America/New_York" });
  testContext.now = new Date("2027-02-20T12:00:00Z");
  const service = await serviceRow(testContext.prisma);
  const days = ["2027-03-13", "2027-03-14", "2027-03-15"];
  const person = await bookablePerson(testContext.prisma, service.id, days);
  // The absence is 14:30 to 15:30 on the day of 23 hours.
  await testContext.prisma.staffTimeOff.create({
    data: {
      staffMemberId: person.id,
      startsAt: new Date("2027-03-14T18:30:00Z"),
      endsAt: new Date("2027-03-14T19:30:00Z"),
    },
  });
  const { data } = await querySlots(testContext, {
    from: "2027-03-13",
    to: "2027-03-15",
    serviceIds: [serviceId(service.id)],
  });
  const slots = data?.freeSlots.days.map(({ slots }) =>
    slots.map(({ startsAt, reason }) => `${startsAt.slice(5, 16)} ${reason ?? "free"}`),
  );
  expect(slots).toEqual([
    ["03-13T15:00 free", "03-13T19:00 free", "03-13T23:00 free"],
    ["03-14T14:00 free", "03-14T18:00 TIME_OFF", "03-14T22:00 free"],
    ["03-15T14:00 free", "03-15T18:00 free", "03-15T22:00 free"],
  ]);
});
