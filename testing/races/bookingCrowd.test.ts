import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bookable, clock } from "../../schema/src/testing/bookable.ts";
import type { Client } from "../servers/client.ts";
import { book, openRaceSalon, type RaceLine, type RaceSalon, tally } from "./raceSalon.ts";

const CUSTOMERS = 200;
const ROUNDS = 3;

let salon: RaceSalon;
let days = 1;

beforeAll(async () => {
  salon = await openRaceSalon(CUSTOMERS);
});
afterAll(() => salon.close());

async function bookByRest(client: Client, startsAt: string, { service, by }: RaceLine) {
  const { error_code: code } = await client.rest("POST", "/line/user/appointment", {
    customer_name: "小美",
    customer_phone: "0900000000",
    start_time: startsAt,
    appointment_content: [{ service_id: service, employer_id: by }],
  });
  return code === 0 ? null : String(code);
}

const bookByGraphql = (client: Client, startsAt: string, line: RaceLine) => book(client, startsAt, [line]);

const ways = [
  { way: "GraphQL", send: bookByGraphql, taken: "SLOT_TAKEN" },
  { way: "REST", send: bookByRest, taken: "4001" },
];
const spreads = [1, 2].flatMap((processes) => ways.map((way) => ({ ...way, processes })));

describe.each(spreads)(
  `${CUSTOMERS} customers book one slot over $way at $processes of two processes`,
  ({ send, taken, processes }) => {
    it.for(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
      "round %i: one succeeds, and all others get the code of a taken slot",
      async () => {
        const day = salon.day(++days);
        const { service, people } = await bookable(salon.prisma, { days: [day] });
        const line = { service: service.id, by: people[0]?.id };
        const began = performance.now();
        const codes = await Promise.all(
          salon.customers.map((customer, index) =>
            send(customer.at(salon.servers[index % processes]?.origin ?? ""), clock("14:00", day), line),
          ),
        );
        console.log(`${CUSTOMERS} attempts at ${processes}: ${Math.round(performance.now() - began)} ms`);
        expect(tally(codes)).toEqual({ booked: 1, [taken]: CUSTOMERS - 1 });
        expect(await salon.prisma.appointmentItem.count({ where: { serviceId: service.id } })).toBe(1);
      },
    );
  },
);

describe(`${CUSTOMERS} customers book the same three times`, () => {
  it("round by round until the day is full, while other bookings of the day succeed", async () => {
    const day = salon.day(++days);
    const { service } = await bookable(salon.prisma, { count: 10, days: [day] });
    const codes = await Promise.all(
      salon.customers.map((customer, index) =>
        book(customer, clock(["10:00", "14:00", "18:00"][index % 3] ?? "", day), [{ service: service.id }]),
      ),
    );
    expect(tally(codes)).toEqual({ booked: 30, SLOT_TAKEN: CUSTOMERS - 30 });
  });
});
