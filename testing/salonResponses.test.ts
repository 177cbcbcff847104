import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bookable, bookable } from "../schema/src/testing/bookable.ts";
import { lineInputs, openRaceSalon, type RaceSalon } from "./races/raceSalon.ts";
import type { Client } from "./servers/client.ts";
import { type RunningServer, startServer } from "./servers/server.ts";

const SLOTS =
  "query Slots($input: FreeSlotsInput!) { freeSlots(input: $input) { firstDay lastDay days { date slots { startsAt endsAt free reason } } } }";
const HASH = createHash("sha256").update(SLOTS).digest("hex");

type Slots = { startsAt: string; free: boolean; reason: string | null }[];

describe("free slots that two processes cache", () => {
  let salon: RaceSalon;
  let offered: Bookable;
  let day: string;
  /** A process that computes every response. */
  let forgetful: RunningServer;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "machiya-documents-"));
    const file = join(folder, "documents.json");
    await writeFile(file, JSON.stringify({ [HASH]: SLOTS }));
    salon = await openRaceSalon(2, undefined, { PERSISTED_DOCUMENTS: file });
    forgetful = await startServer({
      DATABASE_URL: salon.url,
      PERSISTED_DOCUMENTS: file,
      RESPONSE_CACHE: "false",
    });
    day = salon.day(3);
    offered = await bookable(salon.prisma, { days: [day] });
  });
  afterAll(async () => {
    await forgetful?.stop();
    await salon?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function slots(origin: string, client?: Client, more: object = {}): Promise<Slots> {
    const input = { from: day, to: day, serviceIds: [globalId("Service", offered.service.id)], ...more };
    const answer = await fetch(`${origin}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        ...(client && { cookie: client.cookie }),
      },
      body: JSON.stringify({
        variables: { input },
        extensions: { persistedQuery: { version: 1, sha256Hash: HASH } },
      }),
    });
    const { data, errors } = await answer.json();
    expect(errors).toBeUndefined();
    return data.freeSlots.days[0].slots;
  }
  const origin = (index: number) => salon.servers[index]?.origin ?? "";
  const customer = (index: number) => salon.customers[index] as Client;
  const freeOf = (found: Slots) => found.map(({ free }) => free);

  const book = "mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id number } }";
  const booking = (startsAt: string) => ({
    customerName: "小美",
    customerPhone: "0900000000",
    startsAt,
    lines: lineInputs([{ service: offered.service.id }]),
  });

  it("reflect a booking immediately at its process, and soon at the other", async () => {
    for (const index of [0, 1, 0, 1]) {
      const before = await slots(origin(index));
      expect(freeOf(before)).toEqual([true, true, true]);
      await slots(origin(1 - index));
      const startsAt = before[1]?.startsAt ?? "";
      const booked = await customer(index).graphql<{ bookAppointment: { id: string } }>(book, {
        input: booking(startsAt),
      });
      expect(booked.code).toBeNull();
      expect(freeOf(await slots(origin(index)))).toEqual([true, false, true]);
      await expect.poll(async () => freeOf(await slots(origin(1 - index)))).toEqual([true, false, true]);

      // The appointment's own time is free for its customer who moves it, and for no other.
      const id = booked.data?.bookAppointment.id;
      const moving = await slots(origin(index), customer(index), { ignoreAppointmentId: id });
      expect(freeOf(moving)).toEqual([true, true, true]);
      expect(freeOf(await slots(origin(index)))).toEqual([true, false, true]);
      const { code } = await customer(index).graphql(
        "mutation ($input: CancelMyAppointmentInput!) { cancelMyAppointment(input: $input) { id } }",
        { input: { id } },
      );
      expect(code).toBeNull();
      expect(freeOf(await slots(origin(index)))).toEqual([true, true, true]);
      await expect.poll(async () => freeOf(await slots(origin(1 - index)))).toEqual([true, true, true]);
    }
  });

  it("equal uncached responses after every relevant change", async () => {
    const { prisma } = salon;
    const [person] = offered.people;
    const staffMemberId = person?.id ?? 0;
    const serviceId = offered.service.id;
    const noon = new Date(`${day}T04:00:00Z`);
    const night = new Date(`${day}T16:00:00Z`);
    const span = { startsAt: noon, endsAt: night };
    const hour = { startsAt: new Date(`${day}T06:00:00Z`), endsAt: new Date(`${day}T07:00:00Z`) };
    const service = { serviceName: "x", serviceMinutes: 60, serviceId, ...hour };
    const changes: [string, () => Promise<unknown>][] = [
      ["a store", () => prisma.store.create({ data: { id: 1, name: "町家", timeZone: "Asia/Tokyo" } })],
      ["its zone", () => prisma.store.update({ where: { id: 1 }, data: { timeZone: "Asia/Taipei" } })],
      [
        "hours of booking",
        async () => {
          const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
          await prisma.bookingHours.create({
            data: { storeId: 1, weekday, startMinute: 600, endMinute: 780 },
          });
        },
      ],
      ["no such hours", () => prisma.bookingHours.deleteMany()],
      ["a closure", () => prisma.storeClosure.create({ data: span })],
      ["no closure", () => prisma.storeClosure.deleteMany()],
      ["time off", () => prisma.staffTimeOff.create({ data: { ...span, staffMemberId } })],
      ["no time off", () => prisma.staffTimeOff.deleteMany()],
      ["other hours of a shift", () => prisma.shiftTemplate.updateMany({ data: { endMinute: 900 } })],
      ["the hours as before", () => prisma.shiftTemplate.updateMany({ data: { endMinute: 1200 } })],
      ["a shift not open", () => prisma.shiftAssignment.updateMany({ data: { state: "CONFIRMED" } })],
      ["a shift open", () => prisma.shiftAssignment.updateMany({ data: { state: "OPEN_TO_CUSTOMERS" } })],
      ["a longer service", () => prisma.service.updateMany({ data: { durationMinutes: 240 } })],
      ["a shorter service", () => prisma.service.updateMany({ data: { durationMinutes: 60 } })],
      ["no staff member with the skill", () => prisma.staffSkill.deleteMany()],
      [
        "a staff member with the skill",
        () => prisma.staffSkill.create({ data: { staffMemberId, serviceId } }),
      ],
      [
        "a dismissed staff member",
        () => prisma.staffMember.update({ where: { id: staffMemberId }, data: { state: "DISMISSED" } }),
      ],
      [
        "a reinstated staff member",
        () => prisma.staffMember.update({ where: { id: staffMemberId }, data: { state: "IN_SERVICE" } }),
      ],
      [
        "an appointment",
        () =>
          prisma.appointment.create({
            data: { customerName: "小美", source: "MANUAL", ...hour, items: { create: service } },
          }),
      ],
      ["none", () => prisma.appointment.deleteMany()],
    ];
    let last = JSON.stringify(await slots(forgetful.origin));
    for (const [what, change] of changes) {
      for (const index of [0, 1]) await slots(origin(index));
      await change();
      const fresh = await slots(forgetful.origin);
      expect(JSON.stringify(fresh), what).not.toBe(last);
      last = JSON.stringify(fresh);
      for (const index of [0, 1])
        await expect.poll(() => slots(origin(index)), { message: what }).toEqual(fresh);
    }
  });
});
