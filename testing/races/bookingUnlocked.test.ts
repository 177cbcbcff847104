import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bookable, clock } from "../../schema/src/testing/bookable.ts";
import { bookingViolations, overlaps } from "./bookingInvariants.ts";
import { openStaffing, walk } from "./bookingWalk.ts";
import { missingLocks, removeDayLocks } from "./dayLocks.ts";
import { book, lineInputs, openRaceSalon, type RaceSalon, tally } from "./raceSalon.ts";

const CUSTOMERS = 100;
const ROUNDS = 3;
const STEPS = 200;
/** RACE_SEED repeats the steps of an earlier walk. */
const SEED = process.env.RACE_SEED ?? String(Date.now());

let salon: RaceSalon;
let rounds = 10;

beforeAll(async () => {
  salon = await openRaceSalon(CUSTOMERS, removeDayLocks);
});
afterAll(() => salon.close());

const freshDay = () => salon.day(++rounds);

async function person(day: string, options: { minutes?: number; from?: number; to?: number } = {}) {
  const { service, people } = await bookable(salon.prisma, { days: [day], ...options });
  return { service: service.id, by: people[0]?.id };
}

describe("without day locks, with the constraint only", () => {
  it.for(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    "round %i: 100 customers book one slot of one staff member, one succeeds and 99 get SLOT_TAKEN",
    async () => {
      const day = freshDay();
      const line = await person(day);
      const before = await missingLocks(salon.url);
      const answers = await Promise.all(
        salon.customers.map((customer) => book(customer, clock("14:00", day), [line])),
      );
      // Customers who see that the time is taken request no lock.
      expect(await missingLocks(salon.url)).toBeGreaterThan(before);
      expect(tally(answers)).toEqual({ booked: 1, SLOT_TAKEN: CUSTOMERS - 1 });
      expect(await salon.prisma.appointmentItem.count({ where: { staffMemberId: line.by ?? 0 } })).toBe(1);
    },
  );

  it("50 adjacent appointments of one staff member are all booked concurrently", async () => {
    const day = freshDay();
    const line = await person(day, { minutes: 20, from: 0, to: 1440 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const startsAt = new Date(Date.parse(clock("04:00", day)) + index * 20 * 60_000).toISOString();
        const { code } = await salon
          .admin(index)
          .graphql("mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }", {
            input: {
              details: { customerName: "小美", customerPhone: "0900000000", startsAt },
              lines: lineInputs([line]),
            },
          });
        return code;
      }),
    );
    expect(tally(answers)).toEqual({ booked: 50 });
  });

  it(`${STEPS} random steps cause no double booking (RACE_SEED=${SEED})`, async () => {
    console.log(`RACE_SEED=${SEED}`);
    const crew = await openStaffing(salon);
    const ends = await walk(salon, crew, SEED, STEPS);
    console.log(ends);
    expect(await overlaps(salon.prisma)).toBe(0);
    expect(await bookingViolations(salon.prisma)).toEqual([]);
  });
});
