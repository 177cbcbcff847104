import { matchItems } from "@machiya/schema/domain/appointments/matching";
import { describe, expect, it } from "vitest";
import { type DemoAppointment, planDemoAppointments } from "./appointments.ts";
import { demoDayOf, demoWeekdayOf } from "./calendar.ts";
import { planCustomers } from "./people.ts";
import { planClosures, planShifts, planTimeOff } from "./roster.ts";
import { DEMO_SERVICES, DEMO_SHIFT_TEMPLATES } from "./services.ts";
import { DEMO_STAFF, planPersonnel } from "./staff.ts";
import { OPEN_WEEKDAYS } from "./store.ts";

const DAY_MS = 86_400_000;
const SATURDAY_NOON = new Date("2026-11-21T04:00:00.000Z");
/** A minute after midnight in Taipei, on a Monday, when the shop is closed. */
const MONDAY_NIGHT = new Date("2027-02-28T16:01:00.000Z");
/** The last minute of a month, after hours. */
const MONTHS_END = new Date("2027-01-31T15:59:00.000Z");

const minuteOfDay = (time: Date) => ((time.getTime() + 8 * 3_600_000) % DAY_MS) / 60_000;
const overlap = (a: { startsAt: Date; endsAt: Date }, b: { startsAt: Date; endsAt: Date }) =>
  a.startsAt < b.endsAt && b.startsAt < a.endsAt;
const holding = (appointments: readonly DemoAppointment[]) =>
  appointments.filter(({ state }) => state !== "CANCELLED").flatMap(({ items }) => items);

describe.each([SATURDAY_NOON, MONDAY_NIGHT, MONTHS_END])("the salon as of %o", (now) => {
  const customers = planCustomers(now);
  const appointments = planDemoAppointments(now, customers);
  const shifts = planShifts(now);
  const today = demoDayOf(now);
  const standing = holding(appointments);

  /** The times in minutes of the day at which a staff member could serve, in shifts of these states. */
  const working = (staff: number, day: number) =>
    shifts
      .filter((shift) => shift.staff === staff && shift.day === day && shift.state !== "PROPOSED")
      .map(({ template }) => DEMO_SHIFT_TEMPLATES[template - 1] ?? { startMinute: 0, endMinute: 0 })
      .map(({ startMinute: start, endMinute: end }) => ({ start, end }));

  it("has 300 appointments within 30 days of today, of every state and both sources, before and after now", () => {
    expect(appointments).toHaveLength(300);
    const kinds = new Set(
      appointments.map(
        ({ state, source, startsAt }) => `${state} ${source} ${startsAt > now ? "ahead" : "past"}`,
      ),
    );
    expect([...kinds].sort()).toEqual(
      ["CANCELLED", "CONFIRMED", "PENDING"]
        .flatMap((state) =>
          ["CHAT_APP", "MANUAL"].flatMap((source) => [`${state} ${source} ahead`, `${state} ${source} past`]),
        )
        .filter((kind) => !/PENDING .* past/.test(kind)),
    );
    for (const { startsAt } of appointments) {
      expect(Math.abs(demoDayOf(startsAt) - today)).toBeLessThanOrEqual(30);
      expect(OPEN_WEEKDAYS).toContain(demoWeekdayOf(demoDayOf(startsAt)));
    }
  });

  it("double-books neither staff nor customers", () => {
    for (const [one, item] of standing.entries())
      for (const other of standing.slice(one + 1))
        expect(item.staff !== null && item.staff === other.staff && overlap(item, other)).toBe(false);
    const visits = appointments.filter(({ state, customer }) => state !== "CANCELLED" && customer !== null);
    for (const [one, visit] of visits.entries())
      for (const other of visits.slice(one + 1))
        expect(visit.customer === other.customer && overlap(visit, other)).toBe(false);
  });

  it("has staff work only inside shifts, on services they offer, and never during time off", () => {
    const closures = planClosures(now);
    const timeOff = planTimeOff(now);
    for (const { staff, service, startsAt, endsAt } of standing) {
      expect(closures.some((closure) => overlap(closure, { startsAt, endsAt }))).toBe(false);
      if (staff === null) continue;
      const [start, end] = [
        minuteOfDay(startsAt),
        minuteOfDay(startsAt) + (endsAt.getTime() - startsAt.getTime()) / 60_000,
      ];
      expect(
        working(staff, demoDayOf(startsAt)).some((shift) => shift.start <= start && end <= shift.end),
      ).toBe(true);
      expect(timeOff.some((off) => off.staff === staff && overlap(off, { startsAt, endsAt }))).toBe(false);
      const letter = DEMO_SERVICES[service - 1]?.abbreviation;
      expect(DEMO_STAFF[staff - 1]?.skills.some((skill) => skill === letter)).toBe(true);
    }
  });

  it("has items without a specified staff member, all of which can be served", () => {
    const open = standing.filter(({ staff }) => staff === null);
    expect(open.length).toBeGreaterThan(5);
    for (const day of new Set(open.map(({ startsAt }) => demoDayOf(startsAt)))) {
      const items = open
        .filter(({ startsAt }) => demoDayOf(startsAt) === day)
        .map(({ service, startsAt, endsAt }, id) => {
          const start = minuteOfDay(startsAt);
          return {
            id,
            serviceId: service,
            start,
            end: start + (endsAt.getTime() - startsAt.getTime()) / 60_000,
          };
        });
      const staff = DEMO_STAFF.map(({ skills }, index) => ({
        id: index + 1,
        serviceIds: new Set(
          skills.map((skill) => 1 + DEMO_SERVICES.findIndex(({ abbreviation }) => abbreviation === skill)),
        ),
        free: free(index + 1, day),
      }));
      expect(matchItems(items, staff).staffOf).not.toBeNull();
    }
  });

  /** The half-hours of a staff member's shifts that are free. */
  function free(staff: number, day: number) {
    const busy = [
      ...standing.filter((item) => item.staff === staff),
      ...planClosures(now),
      ...planTimeOff(now).filter((off) => off.staff === staff),
    ];
    const halves = working(staff, day).flatMap(({ start, end }) =>
      Array.from({ length: (end - start) / 30 }, (_, half) => ({
        start: start + half * 30,
        end: start + half * 30 + 30,
      })),
    );
    const midnight = day * DAY_MS - 8 * 3_600_000;
    return halves.filter(
      ({ start, end }) =>
        !busy.some((one) =>
          overlap(one, {
            startsAt: new Date(midnight + start * 60_000),
            endsAt: new Date(midnight + end * 60_000),
          }),
        ),
    );
  }

  it("has consecutive lines within each appointment", () => {
    for (const { startsAt, endsAt, items } of appointments) {
      expect([items[0]?.startsAt, items.at(-1)?.endsAt]).toEqual([startsAt, endsAt]);
      for (const [index, { service, ...times }] of items.entries()) {
        expect(times.endsAt.getTime() - times.startsAt.getTime()).toBe(
          (DEMO_SERVICES[service - 1]?.durationMinutes ?? 0) * 60_000,
        );
        if (index > 0) expect(times.startsAt).toEqual(items[index - 1]?.endsAt);
      }
    }
  });

  it("has customers book a day ahead at the three hours, not in the future and not while blocked", () => {
    const times = appointments.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    for (const { source, customer, state, startsAt, createdAt, updatedAt } of appointments) {
      expect(createdAt < startsAt && createdAt <= updatedAt && updatedAt <= now).toBe(true);
      if (source === "CHAT_APP") {
        expect([600, 840, 1080]).toContain(minuteOfDay(startsAt));
        expect(demoDayOf(createdAt)).toBeLessThan(demoDayOf(startsAt));
        expect(customer).not.toBeNull();
      }
      if (state === "PENDING") expect(startsAt > now).toBe(true);
      const blocked = customer === null ? null : customers[customer - 1]?.blocked;
      if (blocked) expect(createdAt.getTime()).toBeLessThanOrEqual(now.getTime() - blocked.days * DAY_MS);
    }
  });

  it("plans shifts of this month and the next in all three states, without duplicates, and bookable days ahead", () => {
    expect(new Set(shifts.map(({ state }) => state))).toEqual(
      new Set(["PROPOSED", "CONFIRMED", "OPEN_TO_CUSTOMERS"]),
    );
    expect(new Set(shifts.map(({ staff, template, day }) => `${staff} ${template} ${day}`)).size).toBe(
      shifts.length,
    );
    const month = (day: number) => new Date(day * DAY_MS).getUTCMonth();
    const months = new Set(shifts.map(({ day }) => month(day)));
    expect(months).toContain(month(today));
    expect(months).toContain((month(today) + 1) % 12);
    expect(months).not.toContain((month(today) + 2) % 12);
    for (let day = today + 1; day <= today + 21; day++) {
      if (!OPEN_WEEKDAYS.includes(demoWeekdayOf(day))) continue;
      const open = shifts.filter((shift) => shift.day === day && shift.state === "OPEN_TO_CUSTOMERS");
      expect(open.length).toBeGreaterThanOrEqual(2);
    }
  });

  it("has shifts and appointments of the login `staff` before and after today", () => {
    const place = 1 + DEMO_STAFF.findIndex(({ username }) => username === "staff");
    const days = standing.filter(({ staff }) => staff === place).map(({ startsAt }) => demoDayOf(startsAt));
    expect(days.some((day) => day < today)).toBe(true);
    expect(days.some((day) => day > today)).toBe(true);
  });

  it("is deterministic", () => {
    expect(planDemoAppointments(now, customers)).toEqual(appointments);
    expect(planShifts(now)).toEqual(shifts);
  });
});

describe("the demo's people", () => {
  it("are the two logins and eight more staff, one of whom has left", () => {
    expect(DEMO_STAFF.map(({ username }) => username).slice(0, 2)).toEqual(["admin", "staff"]);
    expect(new Set(DEMO_STAFF.map(({ username }) => username)).size).toBe(10);
    expect(DEMO_STAFF.filter(({ goneSince }) => goneSince !== undefined)).toHaveLength(1);
  });

  it("have unassigned document and phone numbers", () => {
    const papers = planPersonnel(SATURDAY_NOON);
    expect(papers.length).toBeGreaterThan(3);
    for (const { phone, identityCardNumber, localBankAccount } of papers) {
      expect(phone).toMatch(/^0900-002-\d{3}$/);
      expect(identityCardNumber).toMatch(/^X0{7}\d\d$/);
      expect(localBankAccount).toMatch(/^0{12}\d\d$/);
    }
  });
});
