import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bookable, clock } from "../../schema/src/testing/bookable.ts";
import { book, lineInputs, openRaceSalon, type RaceSalon, tally } from "./raceSalon.ts";

const ROUNDS = 4;
const PHONE = "0900000000";

let salon: RaceSalon;
let next = 0;
let days = 1;

beforeAll(async () => {
  salon = await openRaceSalon(5 * ROUNDS);
  await salon.prisma.store.create({ data: { id: 1, name: "町家" } });
});
afterAll(() => salon.close());

const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);
const id = (row: number) => globalId("Customer", row);

/** Returns a signed-in customer of LINE, and the same person's customer without LINE, who has two orders. */
async function twice() {
  const client = salon.customers[next++];
  if (client === undefined) throw new Error("There are too few customers");
  const { data } = await client.graphql<{ viewer: { customer: { id: string } } }>(
    "{ viewer { customer { id } } }",
  );
  const target = Number(atob(data?.viewer.customer.id ?? "").split(":")[1]);
  return { client, target, source: (await plainCustomer()).id };
}

const plainCustomer = () =>
  salon.prisma.customer.create({
    data: {
      name: "小美",
      reachable: false,
      orders: {
        create: [1, 2].map(() => ({
          buyerName: "小美",
          buyerPhone: PHONE,
          recipientName: "",
          recipientPhone: "",
          address: "",
          source: "MANUAL" as const,
          paymentMethod: 4,
          totalQuantity: 1,
          subtotal: 120,
          total: 120,
        })),
      },
    },
  });

const merge = async (index: number, source: number, target: number) =>
  (
    await salon
      .admin(index)
      .graphql("mutation ($input: MergeCustomersInput!) { mergeCustomers(input: $input) { id } }", {
        input: { customerIds: [id(source), id(target)] },
      })
  ).code;
const ordersOf = (customerId: number) => salon.prisma.order.count({ where: { customerId } });

describe("a merge at the same time as", () => {
  it.for(rounds)("round %i: checkouts and bookings of the LINE customer keeps all of them", async () => {
    const { client, source, target } = await twice();
    const day = salon.day(++days);
    const { service } = await bookable(salon.prisma, { days: [day], count: 3 });
    const products = await Promise.all(
      [1, 2, 3, 4].map(() => salon.prisma.product.create({ data: { name: "茶碗", price: 120, stock: 10 } })),
    );
    const checkout = async (index: number, product: number) => {
      const lines = [{ productId: globalId("Product", product), quantity: "1", seenPrice: "120" }];
      const at = client.at(salon.servers[index % 2]?.origin ?? "");
      return (
        await at.graphql("mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }", {
          input: { buyerPhone: PHONE, paymentMethod: "PAY_AT_STORE", lines },
        })
      ).code;
    };
    const codes = await Promise.all([
      ...products.map((product, index) => checkout(index, product.id)),
      merge(1, source, target),
      ...["10:00", "14:00"].map((time) => book(client, clock(time, day), [{ service: service.id }])),
    ]);
    expect(codes).toEqual(codes.map(() => null));
    expect([await ordersOf(target), await ordersOf(source)]).toEqual([6, 0]);
    expect(await salon.prisma.appointment.count({ where: { customerId: target } })).toBe(2);
  });

  it.for(rounds)("round %i: the same merge is made once", async () => {
    const { source, target } = await twice();
    const codes = await Promise.all([0, 1, 2, 3].map((index) => merge(index, source, target)));
    expect(tally(codes)).toEqual({ booked: 1, NOT_FOUND: 3 });
    expect([await ordersOf(target), await ordersOf(source)]).toEqual([2, 0]);
  });

  it("other merges with the same customer moves all of them", async () => {
    const { source, target } = await twice();
    const others = await Promise.all([1, 2, 3].map(plainCustomer));
    const codes = await Promise.all(
      [source, ...others.map((other) => other.id)].map((each, index) => merge(index, each, target)),
    );
    expect(tally(codes)).toEqual({ booked: 4 });
    expect(await ordersOf(target)).toBe(8);
  });

  it.for(rounds)("round %i: a deletion of either customer loses nothing", async (round) => {
    const { source, target } = await twice();
    const gone = round % 2 === 0 ? source : target;
    const [merged, deleted] = await Promise.all([
      merge(0, source, target),
      salon
        .admin(1)
        .graphql("mutation ($input: DeleteCustomersInput!) { deleteCustomers(input: $input) }", {
          input: { ids: [id(gone)] },
        })
        .then(({ code }) => code),
    ]);
    expect([null, "NOT_FOUND"]).toContain(merged);
    // A source that was merged first is gone already.
    expect(deleted).toBe(merged === null && gone === source ? "NOT_FOUND" : null);
    expect(await ordersOf(merged === null ? target : source)).toBe(2);
  });

  it.for(rounds)("round %i: an undo of the deletion of an order loses none of them", async () => {
    const { source, target } = await twice();
    const orders = await salon.prisma.order.findMany({ where: { customerId: source } });
    const ids = orders.map((order) => globalId("Order", order.id));
    const write = async (mutation: string) =>
      (await salon.admin(0).graphql(`mutation ($ids: [ID!]!) { ${mutation} }`, { ids })).code;
    expect(await write("deleteOrders(input: { ids: $ids })")).toBeNull();
    const codes = [write("undoDeletions(input: { ids: $ids }) { done }"), merge(1, source, target)];
    expect(await Promise.all(codes)).toEqual([null, null]);
    expect([await ordersOf(target), await ordersOf(source)]).toEqual([2, 0]);
  });

  it("orders and appointments that staff enter for the merged customer loses none of them", async () => {
    const { source, target } = await twice();
    const day = salon.day(++days);
    const { service } = await bookable(salon.prisma, { days: [day], count: 4 });
    const product = await salon.prisma.product.create({ data: { name: "茶碗", price: 120, stock: 100 } });
    const order = (index: number) =>
      salon
        .admin(index)
        .graphql("mutation ($input: CreateOrderInput!) { createOrder(input: $input) { id } }", {
          input: {
            customerId: id(source),
            details: { buyerName: "小美", buyerPhone: PHONE },
            lines: [{ productId: globalId("Product", product.id), quantity: "1" }],
          },
        });
    const appointment = (index: number) =>
      salon
        .admin(index)
        .graphql("mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }", {
          input: {
            details: { customerId: id(source), startsAt: clock("10:00", day) },
            lines: lineInputs([{ service: service.id }]),
          },
        });
    const entered = [0, 1, 2].flatMap((index) => [order(index), appointment(index)]);
    const merged = merge(1, source, target);
    const codes = (await Promise.all(entered)).map(({ code }) => code);
    expect([null, "CONFLICT"]).toContain(await merged);
    expect(codes.filter((code) => code !== null && code !== "NOT_FOUND")).toEqual([]);
    const owner = (await merged) === null ? target : source;
    const made = codes.filter((code) => code === null).length;
    const found =
      (await ordersOf(owner)) + (await salon.prisma.appointment.count({ where: { customerId: owner } }));
    expect(found).toBe(made + 2);
  });
});
