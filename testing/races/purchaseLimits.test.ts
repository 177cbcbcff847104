import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../servers/client.ts";
import { openRaceSalon, type RaceSalon, tally } from "./raceSalon.ts";

const ROUNDS = 5;
const ATTEMPTS = 20;

let salon: RaceSalon;

beforeAll(async () => {
  salon = await openRaceSalon(2 * ROUNDS);
  await salon.prisma.store.create({ data: { id: 1, name: "町家" } });
});
afterAll(() => salon.close());

async function order(client: Client, productId: number): Promise<string> {
  const lines = [{ productId: globalId("Product", productId), quantity: "1", seenPrice: "120" }];
  const { code } = await client.graphql(
    "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }",
    { input: { buyerPhone: "0900000000", paymentMethod: "PAY_AT_STORE", lines } },
  );
  return code ?? "ordered";
}

/** Orders at both processes at once, as one customer, the products in turn. */
const orderAtOnce = (customer: number, productIds: readonly number[]) =>
  Promise.all(
    Array.from({ length: ATTEMPTS }, (_, index) => {
      const client = salon.customers[customer]?.at(salon.servers[index % 2]?.origin ?? "");
      if (client === undefined) throw new Error("There are too few customers");
      return order(client, productIds[index % productIds.length] ?? 0);
    }),
  );
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

describe("of concurrent orders of one customer over two processes", () => {
  it.for(rounds)("round %i: two pieces pass a limit of two per customer", async (round) => {
    const { id } = await salon.prisma.product.create({
      data: { name: "茶碗", price: 120, stock: 1000, maxPerCustomer: 2 },
    });
    expect(tally(await orderAtOnce(round, [id]))).toEqual({ ordered: 2, PURCHASE_LIMIT: ATTEMPTS - 2 });
    expect(await salon.prisma.product.findUnique({ where: { id } })).toMatchObject({ version: 3 });
  });

  it.for(rounds)("round %i: the variants of a product share its limit", async (round) => {
    const options = [{ name: "Size", values: ["S", "M"] }];
    const { id: parentId } = await salon.prisma.product.create({
      data: { name: "襯衫", price: 120, options, hasVariants: true, maxPerCustomer: 2 },
    });
    const variants = await salon.prisma.product.createManyAndReturn({
      data: ["S", "M"].map((size) => ({
        parentId,
        name: "",
        price: 120,
        stock: 1000,
        optionValues: [size],
      })),
    });
    const codes = await orderAtOnce(
      ROUNDS + round,
      variants.map(({ id }) => id),
    );
    expect(tally(codes)).toEqual({ ordered: 2, PURCHASE_LIMIT: ATTEMPTS - 2 });
  });
});
