import type { ShiftState } from "@machiya/prisma/enums";
import { afterAll, beforeAll, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { personRow, serviceRow } from "../../testing/bookingFixtures.ts";
import { clearSalon, querySlots } from "../../testing/querySlots.ts";
import { createTestContext, type TestContext } from "../../testing/run.ts";

const DAYS = Array.from({ length: 31 }, (_, index) => `2026-12-${String(index + 1).padStart(2, "0")}`);
const STARTS = [600, 840, 1080];
const STATES: ShiftState[] = ["OPEN_TO_CUSTOMERS", "OPEN_TO_CUSTOMERS", "CONFIRMED", "PROPOSED"];
const DURATIONS = [60, 90, 30];

/** Returns a deterministic generator of numbers from 0 to below `below`. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

interface Person {
  id: number;
  skills: number[];
  /** Per day, whether each minute is free. */
  free: Map<string, boolean[]>;
}

interface Item {
  service: number;
  start: number;
  end: number;
}

let testContext: TestContext;
let services: { id: number; durationMinutes: number }[];
const people: Person[] = [];
const unassigned = new Map<string, Item[]>(DAYS.map((day) => [day, []]));

const at = (day: string, minute: number) => new Date(Date.parse(`${day}T00:00:00+08:00`) + minute * 60_000);
const isFree = (minutes: readonly boolean[] | undefined, start: number, end: number) =>
  minutes?.slice(start, end).length === end - start && minutes.slice(start, end).every(Boolean);

/** Returns whether all items can be assigned, by brute force. */
function seat(items: readonly Item[], free: readonly boolean[][], skills: readonly number[][]): boolean {
  const [item, ...rest] = items;
  if (item === undefined) return true;
  return free.some((minutes, index) => {
    if (!skills[index]?.includes(item.service) || !isFree(minutes, item.start, item.end)) return false;
    const left = free.map((one, other) =>
      other === index ? one.map((is, minute) => is && !(item.start <= minute && minute < item.end)) : one,
    );
    return seat(rest, left, skills);
  });
}

const seatOn = (
  day: string,
  items: readonly Item[],
  without?: { person: Person; start: number; end: number },
) =>
  seat(
    items,
    people.map((person) =>
      (person.free.get(day) ?? []).map(
        (is, minute) =>
          is && !(person === without?.person && without.start <= minute && minute < without.end),
      ),
    ),
    people.map(({ skills }) => skills),
  );

/**
 * Creates a month of three people with random shifts, absences, and assigned and unassigned items that can
 * all be served.
 */
beforeAll(async () => {
  testContext = await createTestContext();
  const { prisma } = testContext;
  await clearSalon(prisma);
  const random = numbers(20_261_121);
  services = [];
  for (const durationMinutes of DURATIONS) services.push(await serviceRow(prisma, { durationMinutes }));
  const ids = services.map(({ id }) => id);
  const templates = [];
  for (const [startMinute, endMinute] of [
    [540, 900],
    [780, 1200],
    [600, 1140],
  ] as const)
    templates.push(await prisma.shiftTemplate.create({ data: { name: "班", startMinute, endMinute } }));

  const closed = new Map<string, [number, number]>();
  for (const day of DAYS) {
    if (random(8) > 0) continue;
    const span: [number, number] = [480 + random(10) * 30, 900 + random(10) * 30];
    closed.set(day, span);
    await prisma.storeClosure.create({ data: { startsAt: at(day, span[0]), endsAt: at(day, span[1]) } });
  }
  const item = (day: string, start: number, service: number, staffMemberId: number | null) => {
    const duration = DURATIONS[service] ?? 0;
    const times = { startsAt: at(day, start), endsAt: at(day, start + duration) };
    return prisma.appointment.create({
      data: {
        customerName: "客",
        source: "MANUAL",
        ...times,
        items: {
          create: {
            ...times,
            staffMemberId,
            serviceId: ids[service] ?? null,
            serviceName: "保養",
            serviceMinutes: duration,
          },
        },
      },
    });
  };
  for (const skills of [[0, 1, 2], [0, 2], [1]]) {
    const { id } = await personRow(prisma, {
      skills: { create: skills.map((skill) => ({ serviceId: ids[skill] ?? 0 })) },
    });
    const person: Person = { id, skills, free: new Map() };
    people.push(person);
    for (const day of DAYS) {
      const minutes = Array<boolean>(1440).fill(false);
      person.free.set(day, minutes);
      for (const { id: shiftTemplateId, startMinute, endMinute } of templates) {
        if (random(2) === 0) continue;
        const state = STATES[random(STATES.length)] ?? "PROPOSED";
        await prisma.shiftAssignment.create({
          data: { staffMemberId: id, shiftTemplateId, date: new Date(day), state },
        });
        if (state === "OPEN_TO_CUSTOMERS") minutes.fill(true, startMinute, endMinute);
      }
      minutes.fill(false, ...(closed.get(day) ?? [0, 0]));
      if (random(4) === 0) {
        const start = 540 + random(20) * 30;
        minutes.fill(false, start, start + 60);
        await prisma.staffTimeOff.create({
          data: { staffMemberId: id, startsAt: at(day, start), endsAt: at(day, start + 60) },
        });
      }
      const start = 570 + random(20) * 15;
      const service = random(3);
      const end = start + (DURATIONS[service] ?? 0);
      if (random(3) === 0 && isFree(minutes, start, end)) {
        minutes.fill(false, start, end);
        await item(day, start, service, id);
      }
    }
  }
  for (const day of DAYS) {
    for (let tries = 0; tries < 3; tries++) {
      const start = 570 + random(36) * 15;
      const service = random(3);
      const one = { service, start, end: start + (DURATIONS[service] ?? 0) };
      const items = unassigned.get(day) ?? [];
      if (!seatOn(day, [...items, one])) continue;
      items.push(one);
      await item(day, start, service, null);
    }
  }
});
afterAll(() => testContext.close());

async function freeOf(input: Record<string, unknown>): Promise<boolean[][]> {
  const { data, messages } = await querySlots(testContext, { from: DAYS[0], to: DAYS.at(-1), ...input });
  expect(messages).toEqual([]);
  return data?.freeSlots.days.map(({ slots }) => slots.map(({ free }) => free)) ?? [];
}

const id = (service: number) => globalId("Service", services[service]?.id ?? 0);

it.each([
  ["an hour", [0]],
  ["an hour and a half", [1]],
  ["half an hour", [2]],
  ["an hour, then an hour and a half", [0, 1]],
  ["half an hour, twice", [2, 2]],
])("general booking of %s matches a brute-force search", async (_what, lines) => {
  const expected = DAYS.map((day) =>
    STARTS.map((start) => {
      let next = start;
      const wanted = lines.map((service) => {
        const from = next;
        next += DURATIONS[service] ?? 0;
        return { service, start: from, end: next };
      });
      return seatOn(day, [...(unassigned.get(day) ?? []), ...wanted]);
    }),
  );
  expect(await freeOf({ serviceIds: lines.map(id) })).toEqual(expected);
  const found = new Set(expected.flat());
  expect(found).toEqual(new Set([true, false]));
});

it.each([0, 1, 2])(
  "named booking of service %s is free where the staff member is free and not needed by others",
  async (service) => {
    for (const person of people) {
      const expected = DAYS.map((day) =>
        STARTS.map((start) => {
          const end = start + Math.max(60, DURATIONS[service] ?? 0);
          const is = person.skills.includes(service) && isFree(person.free.get(day), start, end);
          return is && seatOn(day, unassigned.get(day) ?? [], { person, start, end });
        }),
      );
      const staffMemberId = globalId("StaffMember", person.id);
      expect(await freeOf({ serviceIds: [id(service)], staffMemberId })).toEqual(expected);
    }
  },
);
