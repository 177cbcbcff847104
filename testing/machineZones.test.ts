import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { calendarDays, dayOf, startOfDay, weekdayOf } from "@machiya/schema/domain/time/shopTime";
import { globalId } from "@machiya/schema/ids";
import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bookable } from "../schema/src/testing/bookable.ts";
import { Client } from "./servers/client.ts";
import { createTestDatabase } from "./servers/database.ts";
import { type RunningServer, startServer } from "./servers/server.ts";

/** Time zones of the machines, which at any moment have up to three different dates. */
const MACHINES = ["UTC", "America/New_York", "Pacific/Kiritimati"];
/** Time zones of the store, without and with daylight saving time. */
const STORES = ["Asia/Taipei", "America/New_York"];

const PASSWORD = "a password of the zones";

let prisma: PrismaClient;
let servers: RunningServer[];
let admins: Client[];
let drop: () => Promise<void>;
let salon: { service: number; staff: number[] };

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = () => database.drop();
  prisma = connectPrisma(database.url);
  const passwordHash = await hash(PASSWORD);
  await prisma.staffMember.create({ data: { username: "admin", name: "店長", role: "ADMIN", passwordHash } });
  servers = await Promise.all(MACHINES.map((TZ) => startServer({ DATABASE_URL: database.url, TZ })));
  admins = await Promise.all(servers.map(({ origin }) => new Client(origin).logIn("admin", PASSWORD)));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await prisma.$disconnect();
  await drop();
});

/** Returns the response texts of all processes. */
const textsOf = (ask: (client: Client) => Promise<Response>) =>
  Promise.all(admins.map(async (admin) => (await ask(admin)).text()));

const graphql = (query: string, variables: object) => (client: Client) =>
  client.fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });

const APPOINTMENT =
  "number startsAt endsAt changeableUntil createdAt items { startsAt endsAt staffMember { name } }";
const SLOTS = "firstDay lastDay days { date slots { startsAt endsAt free reason } }";

describe.each(STORES)("a store in %s", (zone) => {
  let range: { from: string; to: string };

  /** Creates appointments and closures on both sides of the store's midnights. */
  beforeAll(async () => {
    await prisma.appointment.deleteMany();
    await prisma.store.upsert({
      where: { id: 1 },
      create: { id: 1, name: "町家", timeZone: zone, openWeekdays: [1, 2, 3, 4, 5, 6] },
      update: { timeZone: zone },
    });
    // Starts tomorrow, because today's past changes during the test.
    const days = calendarDays(dayOf(new Date(), zone), 14).slice(1);
    range = { from: days[0] ?? "", to: days.at(-1) ?? "" };
    const { service, people } = await bookable(prisma, { count: 3, days, from: 0, to: 1440 });
    salon = { service: service.id, staff: people.map(({ id }) => id) };
    for (const [index, day] of days.entries()) {
      const midnight = startOfDay(day, zone).getTime();
      const [startsAt, endsAt] = [0, 1].map(
        (hour) => new Date(midnight + (hour * 60 - (index % 2) * 30 + index * 45) * 60_000),
      );
      if (startsAt === undefined || endsAt === undefined) continue;
      const item = { serviceName: service.name, serviceMinutes: 60, serviceId: service.id, startsAt, endsAt };
      const staffMemberId = salon.staff[index % 4] ?? null;
      await prisma.appointment.create({
        data: {
          customerName: `客人 ${index}`,
          customerPhone: "0900000000",
          source: "MANUAL",
          startsAt,
          endsAt,
          items: { create: { ...item, staffMemberId } },
        },
      });
    }
    const noon = startOfDay(range.to, zone).getTime() + 12 * 3_600_000;
    await prisma.storeClosure.create({
      data: { startsAt: new Date(noon), endsAt: new Date(noon + 3_600_000) },
    });
  });

  const inputOf = (more: object) => ({
    input: { ...range, serviceIds: [globalId("Service", salon.service)], ...more },
  });
  const QUESTIONS: Record<string, () => (client: Client) => Promise<Response>> = {
    "free slots in general": () =>
      graphql(`query ($input: FreeSlotsInput!) { freeSlots(input: $input) { ${SLOTS} } }`, inputOf({})),
    "free slots of a staff member": () =>
      graphql(
        `query ($input: FreeSlotsInput!) { freeSlots(input: $input) { ${SLOTS} } }`,
        inputOf({ staffMemberId: globalId("StaffMember", salon.staff[0] ?? 0) }),
      ),
    "free slots for staff": () =>
      graphql(
        `query ($input: FreeSlotsInput!) { freeSlots(input: $input) { ${SLOTS} } }`,
        inputOf({ forStaff: true }),
      ),
    appointments: () =>
      graphql(`query { appointments(first: 50) { totalCount edges { node { ${APPOINTMENT} } } } }`, {}),
    "appointments of a day": () =>
      graphql(
        `query ($filter: AppointmentFilter) { appointments(first: 50, filter: $filter) { totalCount edges { node { ${APPOINTMENT} } } } }`,
        { filter: { startsAt: { from: range.from, to: range.from } } },
      ),
    "the calendar": () =>
      graphql(
        `query ($input: AppointmentCalendarInput!) { appointmentCalendar(input: $input) { ${APPOINTMENT} } }`,
        { input: { from: range.from, to: range.from } },
      ),
    "busy and free times": () =>
      graphql(
        "query ($range: ShiftRange!) { busyTimes(range: $range) { startsAt endsAt } freeTimes(range: $range) { startsAt endsAt } }",
        { range },
      ),
    "the REST list of a day": () => (client) =>
      client.fetch(
        `/api/admin/appointment/list?start_time_begin=${range.from}&start_time_end=${range.from}&page_num=100`,
      ),
    "the REST list of free staff": () => (client) => {
      // The store is closed on Sundays.
      const startsAt = startOfDay(weekdayOf(range.from) === 7 ? range.to : range.from, zone);
      const query = new URLSearchParams({
        start_time: startsAt.toISOString(),
        end_time: new Date(startsAt.getTime() + 3_600_000).toISOString(),
      });
      return client.fetch(`/api/admin/employer/have-free/select-list?${query}`);
    },
  };

  it.each(Object.keys(QUESTIONS))(
    "returns the same bytes for %s in every time zone of the machine",
    async (name) => {
      const question = QUESTIONS[name];
      if (question === undefined) throw new Error(`There is no question ${name}`);
      const [first = "", ...others] = await textsOf(question());
      expect(first).not.toMatch(/"errors"|"error_code":[1-9]/);
      expect(first).toMatch(/\d{4}-\d{2}-\d{2}|"datas":\[\{/);
      for (const other of others) expect(other).toBe(first);
    },
  );
});
