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

/** A day in the customers' window that no race has used. */
const freshDay = () => salon.day(++rounds);

/** So many who offer one service of an hour, all of a day. */
async function people(day: string, count: number) {
  const made = await bookable(salon.prisma, { count, days: [day] });
  return { service: made.service.id, staff: made.people.map(({ id }) => id) };
}

async function expectSound(day: string) {
  expect(await overlaps(salon.prisma)).toBe(0);
  expect(await bookingViolations(salon.prisma)).toEqual([]);
  expect(await dayViolations(salon.prisma, day)).toEqual([]);
}

/** Items that hold their time on a day, by who does them; null: not specified. */
async function standing(day: string) {
  const items = await salon.prisma.appointmentItem.findMany({
    where: { occupying: true, startsAt: { gte: clock("00:00", day), lt: clock("23:59", day) } },
  });
  return items.map(({ staffMemberId }) => staffMemberId);
}

describe("100 customers book one slot of one person at two processes at once", () => {
  it.for(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    "round %i: one has it, 99 are told SLOT_TAKEN",
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

describe("50 appointments of one person that touch each other", () => {
  it("are all entered at once", async () => {
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

describe("100 customers book without naming anybody", () => {
  it.for(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    "round %i: of three who are free all three are booked, 97 are told SLOT_TAKEN",
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

describe("customers who name somebody and customers who do not, for one time", () => {
  it("are never more than the people who work, and nobody is left over", async () => {
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

  it("leave the only one who can do a service to those who need that service", async () => {
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
    // One expert and three others: a count of free people would let two rare ones in, or four common ones beside one.
    expect(tally(answers)).toEqual({ booked: 4, SLOT_TAKEN: CUSTOMERS - 4 });
    await expectSound(day);
  });
});

describe("one customer sends the same idempotency key 50 times at once", () => {
  it("makes one appointment, and everybody gets it", async () => {
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

describe("staff move two appointments of one person to the same time", () => {
  it("in every of 20 rounds one moves, the other finds the time taken", async () => {
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
  throw new Error("no customer");
}
