import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bookable, clock, offer } from "../../schema/src/testing/bookable.ts";
import { bookingViolations, dayViolations, overlaps } from "./bookingInvariants.ts";
import { book, lineInputs, openRaceSalon, type RaceSalon, tally } from "./raceSalon.ts";

const CUSTOMERS = 100;
const ROUNDS = 5;

let salon: RaceSalon;
let rounds = 1;

beforeAll(async () => {
  salon = await openRaceSalon(CUSTOMERS);
});
afterAll(() => salon.close());

/** Returns a day in the customers' booking window that no other race uses. */
const freshDay = () => salon.day(++rounds);

/** Creates staff members who offer one service of an hour all day. */
async function people(day: string, count: number) {
  const made = await bookable(salon.prisma, { count, days: [day] });
  return { service: made.service.id, staff: made.people.map(({ id }) => id) };
}

async function expectSound(day: string) {
  expect(await overlaps(salon.prisma)).toBe(0);
  expect(await bookingViolations(salon.prisma)).toEqual([]);
  expect(await dayViolations(salon.prisma, day)).toEqual([]);
}

/** Returns the staff members of a day's occupying items; null means not specified. */
async function standing(day: string) {
  const items = await salon.prisma.appointmentItem.findMany({
    where: { occupying: true, startsAt: { gte: clock("00:00", day), lt: clock("23:59", day) } },
  });
  return items.map(({ staffMemberId }) => staffMemberId);
}

describe("100 customers book one slot of one staff member at two processes concurrently", () => {
  it.for(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    "round %i: one succeeds, 99 get SLOT_TAKEN",
    async () => {
      const day = freshDay();
      const { service, staff } = await people(day, 1);
      const answers = await Promise.all(
        salon.customers.map((customer) => book(customer, clock("14:00", day), [{ service, by: staff[0] }])),
      );
      expect(tally(answers)).toEqual({ booked: 1, SLOT_TAKEN: CUSTOMERS - 1 });
      expect(await standing(day)).toEqual([staff[0]]);
      await expectSound(day);
    },
  );
});

describe("50 adjacent appointments of one staff member", () => {
  it("are all booked concurrently", async () => {
    const day = freshDay();
    const { service, people } = await bookable(salon.prisma, { days: [day], minutes: 20, from: 0, to: 1440 });
    const [person] = people;
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const startsAt = new Date(Date.parse(clock("04:00", day)) + index * 20 * 60_000).toISOString();
        const { code } = await salon
          .admin(index)
          .graphql("mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }", {
            input: {
              details: { customerName: "小美", customerPhone: "0900000000", startsAt },
              lines: lineInputs([{ service: service.id, by: person?.id }]),
            },
          });
        return code;
      }),
    );
    expect(tally(answers)).toEqual({ booked: 50 });
    expect(await standing(day)).toHaveLength(50);
    await expectSound(day);
  });
});

describe("100 customers book without a specified staff member", () => {
  it.for(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    "round %i: all three free staff members are booked, 97 requests get SLOT_TAKEN",
    async () => {
      const day = freshDay();
      const { service } = await people(day, 3);
      const answers = await Promise.all(
        salon.customers.map((customer) => book(customer, clock("10:00", day), [{ service }])),
      );
      expect(tally(answers)).toEqual({ booked: 3, SLOT_TAKEN: CUSTOMERS - 3 });
      expect(await standing(day)).toEqual([null, null, null]);
      await expectSound(day);
    },
  );
});

describe("customers with and without a specified staff member at the same time", () => {
  it("never exceed the staff on duty and use all of them", async () => {
    const day = freshDay();
    const { service, staff } = await people(day, 5);
    const answers = await Promise.all(
      salon.customers.map((customer, index) =>
        book(customer, clock("18:00", day), [{ service, by: index % 2 ? undefined : staff[index % 3] }]),
      ),
    );
    expect(tally(answers)).toEqual({ booked: 5, SLOT_TAKEN: CUSTOMERS - 5 });
    const named = (await standing(day)).filter((id) => id !== null);
    expect(new Set(named).size).toBe(named.length);
    await expectSound(day);
  });

  it("leave the only expert for a service to customers who need that service", async () => {
    const day = freshDay();
    const common = await people(day, 3);
    const rare = await people(day, 1);
    const [expert = 0] = rare.staff;
    await offer(salon.prisma, { id: expert }, { id: common.service });
    const answers = await Promise.all(
      salon.customers.map((customer, index) =>
        book(customer, clock("10:00", day), [{ service: index % 2 ? rare.service : common.service }]),
      ),
    );
    // With one expert and three others, merely counting free people would allow two expert services, or four
    // common ones beside one.
    expect(tally(answers)).toEqual({ booked: 4, SLOT_TAKEN: CUSTOMERS - 4 });
    await expectSound(day);
  });
});

describe("one customer sends the same idempotency key 50 times concurrently", () => {
  it("creates one appointment, which every response contains", async () => {
    const day = freshDay();
    const { service } = await people(day, 3);
    const [customer] = salon.customers;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        customer
          ?.at(salon.servers[index % 2]?.origin ?? "")
          .graphql<{ bookAppointment: { id: string } }>(
            "mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }",
            {
              input: {
                customerName: "小美",
                customerPhone: "0900000000",
                startsAt: clock("10:00", day),
                lines: lineInputs([{ service }]),
                idempotencyKey: "tap",
              },
            },
          ),
      ),
    );
    expect(tally(answers.map((answer) => answer?.code ?? null))).toEqual({ booked: 50 });
    expect(new Set(answers.map((answer) => answer?.data?.bookAppointment.id)).size).toBe(1);
    expect(await standing(day)).toHaveLength(1);
  });
});

describe("staff move two appointments of one staff member to the same time", () => {
  it("one moves and the other gets SLOT_TAKEN in each of 20 rounds", async () => {
    const day = freshDay();
    const { service, staff } = await people(day, 1);
    for (const time of ["10:00", "14:00"]) {
      expect(await book(salon.customers[0] ?? never(), clock(time, day), [{ service, by: staff[0] }])).toBe(
        null,
      );
    }
    const two = await salon.prisma.appointment.findMany({
      where: { startsAt: { gte: clock("00:00", day), lt: clock("23:59", day) } },
    });
    for (let round = 0; round < 20; round++) {
      const startsAt = clock(round % 2 ? "12:00" : "16:00", day);
      const answers = await Promise.all(
        two.map(async ({ id }, index) => {
          const { code } = await salon
            .admin(index)
            .graphql(
              "mutation ($input: RescheduleAppointmentInput!) { rescheduleAppointment(input: $input) { id } }",
              { input: { id: globalId("Appointment", id), startsAt } },
            );
          return code;
        }),
      );
      expect(tally(answers)).toEqual({ booked: 1, SLOT_TAKEN: 1 });
    }
    await expectSound(day);
  });
});

function never(): never {
  throw new Error("The customer is missing");
}
