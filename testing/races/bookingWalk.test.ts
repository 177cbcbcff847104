import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditedActions, bookingViolations, dayViolations, overlaps } from "./bookingInvariants.ts";
import { openStaffing, walk } from "./bookingWalk.ts";
import { openRaceSalon, type RaceSalon } from "./raceSalon.ts";

const STEPS = 250;
/** RACE_SEED repeats the steps of an earlier walk. */
const SEED = process.env.RACE_SEED ?? String(Date.now());

/** The expected outcomes of steps; all others are faults. */
const REFUSALS = new Set([
  "done",
  "SLOT_TAKEN",
  "STAFF_NOT_AVAILABLE",
  "OUTSIDE_BOOKING_WINDOW",
  "APPOINTMENT_STATE_FORBIDS",
  "SHIFT_HAS_APPOINTMENTS",
]);

let salon: RaceSalon;
beforeAll(async () => {
  salon = await openRaceSalon(20);
});
afterAll(() => salon.close());

describe(`${STEPS} random steps of booking, reviewing, rescheduling, canceling, closing shifts, and dismissing at two processes`, () => {
  it(`keep all invariants (RACE_SEED=${SEED})`, async () => {
    console.log(`RACE_SEED=${SEED}`);
    const crew = await openStaffing(salon);
    const ends = await walk(salon, crew, SEED, STEPS);
    console.log(ends);
    const done = (name: string) => ends[name]?.done ?? 0;

    expect(await overlaps(salon.prisma)).toBe(0);
    expect(await bookingViolations(salon.prisma)).toEqual([]);
    for (const day of crew.days.steady) expect(await dayViolations(salon.prisma, day)).toEqual([]);
    expect(
      Object.values(ends).flatMap((counts) => Object.keys(counts).filter((end) => !REFUSALS.has(end))),
    ).toEqual([]);
    const {
      CREATE = 0,
      CONFIRM = 0,
      REJECT = 0,
      CANCEL = 0,
      RESCHEDULE = 0,
    } = await auditedActions(salon.prisma);
    expect({ CREATE, CONFIRM, REJECT, CANCEL }).toEqual({
      CREATE: done("create"),
      CONFIRM: done("confirm"),
      REJECT: done("reject"),
      CANCEL: done("cancel"),
    });
    expect(RESCHEDULE).toBeLessThanOrEqual(done("reschedule"));
    expect(await salon.prisma.appointment.count()).toBe(
      done("create") + done("bookNamed") + done("bookUnspecified"),
    );
    // The walk proves nothing unless these steps have happened.
    expect(
      Math.min(...["bookNamed", "bookUnspecified", "confirm", "reschedule", "closeShifts"].map(done)),
    ).toBeGreaterThan(0);
  });
});
