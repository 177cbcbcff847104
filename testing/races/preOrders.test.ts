import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, expect, it } from "vitest";
import { product } from "../../schema/src/testing/fixtures.ts";
import { openRaceSalon, type RaceSalon } from "./raceSalon.ts";

const CUSTOMERS = 40;
const ROUNDS = 5;
const [STOCK, CAP] = [7, 13];

const PLACE = "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }";
const CANCEL = "mutation ($id: ID!) { cancelOrder(input: { id: $id }) { state } }";
const UPDATE = "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }";

let salon: RaceSalon;
beforeAll(async () => {
  salon = await openRaceSalon(CUSTOMERS);
});
afterAll(() => salon?.close());

const offered = () =>
  product(salon.prisma, { stock: STOCK, preOrderCap: CAP, preOrderDay: new Date("2031-03-01") });

async function buy(customer: number, id: number) {
  const lines = [{ productId: globalId("Product", id), quantity: "1", seenPrice: "100" }];
  const input = { buyerPhone: "0900000000", paymentMethod: "PAY_AT_STORE", lines };
  return salon.customers[customer]?.graphql<{ placeOrder: { id: string } }>(PLACE, { input });
}

const crowd = Array.from({ length: CUSTOMERS }, (_, index) => index);

async function sumsOf(productId: number) {
  const { stock, preOrdered } = await salon.prisma.product.findUniqueOrThrow({ where: { id: productId } });
  const lines = await salon.prisma.orderLine.findMany({ where: { productId }, include: { order: true } });
  const waiting = lines.reduce((sum, line) => sum + Number(line.preOrdered), 0);
  const sold = lines
    .filter(({ order }) => order.state !== "CANCELLED")
    .reduce((sum, { quantity }) => sum + Number(quantity), 0);
  return { stock: Number(stock), preOrdered: Number(preOrdered), waiting, sold };
}

it("two processes order exactly the stock and the cap", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await offered();
    const codes = await Promise.all(crowd.map(async (index) => (await buy(index, id))?.code ?? null));
    expect(codes.filter((code) => code === null)).toHaveLength(STOCK + CAP);
    expect(new Set(codes)).toEqual(new Set([null, "OUT_OF_STOCK"]));
    expect(await sumsOf(id)).toEqual({ stock: 0, preOrdered: CAP, waiting: CAP, sold: STOCK + CAP });
  }
});

it("lines wait for as many pieces as their product while orders are placed and canceled and pieces arrive", async () => {
  const { id } = await offered();
  const orders = await Promise.all(crowd.slice(0, 20).map((index) => buy(index, id)));
  const ids = orders.map((answer) => answer?.data?.placeOrder.id ?? "");
  await Promise.all([
    ...crowd.slice(20).map((index) => buy(index, id)),
    ...ids.slice(0, 10).map((order, index) => salon.admin(index).graphql(CANCEL, { id: order })),
    ...[3, 5].map((stock) =>
      salon
        .admin(stock)
        .graphql(UPDATE, { input: { id: globalId("Product", id), details: { stock: String(stock) } } }),
    ),
  ]);
  const { preOrdered, waiting } = await sumsOf(id);
  expect(waiting).toBe(preOrdered);
  expect(preOrdered).toBeLessThanOrEqual(CAP);
});
