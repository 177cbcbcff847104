import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bookable, clock } from "../../schema/src/testing/bookable.ts";
import { declareState } from "../../schema/src/testing/fixtures.ts";
import type { Client } from "../servers/client.ts";
import { book, lineInputs, openRaceSalon, type RaceSalon, tally } from "./raceSalon.ts";

const ROUNDS = 5;
const ATTEMPTS = 20;
const NO_LIMITS = { maxOpenOrders: null, maxOpenAppointments: null, maxOverlappingAppointments: null };

let salon: RaceSalon;
let days = 1;
let next = 0;

beforeAll(async () => {
  salon = await openRaceSalon(4 * ROUNDS + 3);
  await salon.prisma.store.create({ data: { id: 1, name: "町家" } });
});
beforeEach(() => limit({}));
afterAll(() => salon.close());

const limit = (limits: Partial<Record<keyof typeof NO_LIMITS, number>>) =>
  salon.prisma.store.update({ where: { id: 1 }, data: { ...NO_LIMITS, ...limits } });

/** Returns a customer without orders and appointments, at each of the processes in turn. */
function newCustomer(): (index: number) => Client {
  const client = salon.customers[next++];
  if (client === undefined) throw new Error("There are too few customers");
  return (index) => client.at(salon.servers[index % 2]?.origin ?? "");
}

const product = async () =>
  (await salon.prisma.product.create({ data: { name: "茶碗", price: 120, stock: 1000 } })).id;

async function order(
  client: Client,
  productId: number,
  paymentMethod: "PAY_AT_STORE" | "CASH_ON_DELIVERY" = "PAY_AT_STORE",
): Promise<string | null> {
  const lines = [{ productId: globalId("Product", productId), quantity: "1", seenPrice: "120" }];
  const { code } = await client.graphql(
    "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }",
    {
      input: {
        buyerPhone: "0900000000",
        paymentMethod,
        ...(paymentMethod === "CASH_ON_DELIVERY" && { address: "臺北市大同區 1 號" }),
        lines,
      },
    },
  );
  return code;
}

const attempts = <Result>(act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: ATTEMPTS }, (_, index) => act(index)));
const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);

describe("a limit of one open unpaid order", () => {
  it.for(rounds)("round %i: of concurrent orders of different products one passes", async () => {
    await limit({ maxOpenOrders: 1 });
    const customer = newCustomer();
    const products = await Promise.all(Array.from({ length: ATTEMPTS }, product));
    const codes = await attempts((index) => order(customer(index), products[index] ?? 0));
    expect(tally(codes)).toEqual({ booked: 1, ORDER_LIMIT: ATTEMPTS - 1 });
  });

  it("does not count what is paid on delivery", async () => {
    await limit({ maxOpenOrders: 1 });
    await salon.prisma.store.update({ where: { id: 1 }, data: { delivers: true } });
    const client = newCustomer()(0);
    const bowl = await product();
    expect(await order(client, bowl, "CASH_ON_DELIVERY")).toBeNull();
    expect(await order(client, bowl)).toBeNull();
    expect(await order(client, bowl, "CASH_ON_DELIVERY")).toBe("ORDER_LIMIT");
  });

  it("is free again after a payment and after a cancellation, and does not bind staff", async () => {
    await limit({ maxOpenOrders: 1 });
    const client = newCustomer()(0);
    const bowl = await product();
    const { data } = await client.graphql<{ viewer: { customer: { id: string } } }>(
      "{ viewer { customer { id } } }",
    );
    expect(data).not.toBeNull();
    const ends = [
      (id: number) => declareState(salon.prisma, id, "PAID"),
      (id: number) => salon.prisma.order.update({ where: { id }, data: { state: "CANCELLED" } }),
    ];
    for (const end of ends) {
      expect(await order(client, bowl)).toBeNull();
      expect(await order(client, bowl)).toBe("ORDER_LIMIT");
      const last = await salon.prisma.order.findFirstOrThrow({ orderBy: { id: "desc" } });
      await end(last.id);
    }
    expect(await order(client, bowl)).toBeNull();
    const { code } = await salon
      .admin(0)
      .graphql("mutation ($input: CreateOrdersInput!) { createOrders(input: $input) { id } }", {
        input: { orders: [{ buyerName: "客人" }] },
      });
    expect(code).toBeNull();
  });
});

describe("a limit of one open appointment", () => {
  it.for(rounds)("round %i: of concurrent bookings on different days one passes", async () => {
    await limit({ maxOpenAppointments: 1 });
    const customer = newCustomer();
    const free = Array.from({ length: 5 }, () => salon.day(++days));
    const { service } = await bookable(salon.prisma, { count: ATTEMPTS, days: free });
    const codes = await attempts((index) =>
      book(customer(index), clock("10:00", free[index % free.length]), [{ service: service.id }]),
    );
    expect(tally(codes)).toEqual({ booked: 1, BOOKING_LIMIT: ATTEMPTS - 1 });
    days -= 5;
    await salon.prisma.appointment.deleteMany();
  });

  it("does not bind staff who book for the customer, whose appointments count", async () => {
    await limit({ maxOpenAppointments: 1 });
    const client = newCustomer()(0);
    const { data } = await client.graphql<{ viewer: { customer: { id: string } } }>(
      "{ viewer { customer { id } } }",
    );
    const day = salon.day(++days);
    const { service } = await bookable(salon.prisma, { count: 4, days: [day] });
    const byStaff = async () => {
      const details = {
        customerId: data?.viewer.customer.id,
        customerName: "小美",
        customerPhone: "0900000000",
        startsAt: clock("10:00", day),
      };
      const { code } = await salon
        .admin(1)
        .graphql("mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }", {
          input: { details, lines: lineInputs([{ service: service.id }]) },
        });
      return code;
    };
    expect([await byStaff(), await byStaff()]).toEqual([null, null]);
    expect(await book(client, clock("14:00", day), [{ service: service.id }])).toBe("BOOKING_LIMIT");
  });
});

describe("a limit of one appointment at the same time", () => {
  it.for(rounds)("round %i: of concurrent bookings and moves to one time one passes", async () => {
    const customer = newCustomer();
    const day = salon.day(++days);
    const { service } = await bookable(salon.prisma, { count: ATTEMPTS, days: [day] });
    const line = [{ service: service.id }];
    expect(await book(customer(0), clock("10:00", day), line)).toBeNull();
    await limit({ maxOverlappingAppointments: 1 });
    const mine = await salon.prisma.appointment.findFirstOrThrow({ orderBy: { id: "desc" } });
    const codes = await attempts(async (index) => {
      const startsAt = clock("14:00", day);
      if (index % 2 === 0) return book(customer(index), startsAt, line);
      const { code } = await customer(index).graphql(
        "mutation ($input: MoveMyAppointmentInput!) { moveMyAppointment(input: $input) { id } }",
        { input: { id: globalId("Appointment", mine.id), startsAt } },
      );
      return code;
    });
    const times = await salon.prisma.appointment.findMany({
      where: { customerId: mine.customerId, startsAt: clock("14:00", day) },
    });
    expect(times).toHaveLength(1);
    // After a move has passed, repetitions of the same move change nothing and succeed.
    const outcomes = new Set(codes);
    outcomes.delete(null);
    expect([...outcomes]).toEqual(["BOOKING_LIMIT"]);
  });
});
