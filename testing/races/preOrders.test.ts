import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, expect, it } from "vitest";
import { product } from "../../schema/src/testing/fixtures.ts";
import { openRaceSalon, type RaceSalon } from "./raceSalon.ts";

const CUSTOMERS = 40;
const ROUNDS = 5;
const [STOCK, CAP] = [7, 13];

const PLACE = "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id lines { preOrdered } } }";
const CANCEL = "mutation ($id: ID!) { cancelOrder(input: { id: $id }) { state } }";
const ENTER = "mutation ($input: CreateOrderInput!) { createOrder(input: $input) { lines { preOrdered } } }";
const UPDATE = "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }";

interface Placed {
  placeOrder: { id: string; lines: { preOrdered: string }[] };
}

let salon: RaceSalon;
beforeAll(async () => {
  salon = await openRaceSalon(CUSTOMERS);
});
afterAll(() => salon?.close());

const offered = (preOrderCap = CAP) =>
  product(salon.prisma, { stock: STOCK, preOrderCap, preOrderDay: new Date("2031-03-01") });

async function buy(customer: number, id: number, seenPreOrdered: string | null = "1") {
  const lines = [{ productId: globalId("Product", id), quantity: "1", seenPrice: "100", seenPreOrdered }];
  const input = { buyerPhone: "0900000000", paymentMethod: "PAY_AT_STORE", lines };
  return salon.customers[customer]?.graphql<Placed>(PLACE, { input });
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

it("no order becomes a pre-order that its customer did not see", async () => {
  // Of three customers each, one has a client without pre-orders, one saw the stock, and one saw a pre-order.
  const seen = crowd.map((index) => [null, "0", "1"][index % 3] ?? null);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await offered(CUSTOMERS);
    const answers = await Promise.all(crowd.map((index) => buy(index, id, seen[index])));
    const taken = answers.flatMap((answer, index) => {
      const line = answer?.data?.placeOrder.lines[0];
      return line === undefined ? [] : [{ preOrdered: line.preOrdered, agreed: seen[index] ?? "0" }];
    });
    expect(taken.filter(({ agreed }) => agreed === "1")).toHaveLength(
      seen.filter((one) => one === "1").length,
    );
    expect(taken.filter(({ preOrdered, agreed }) => preOrdered !== "0" && agreed !== "1")).toEqual([]);
    expect(taken.filter(({ preOrdered }) => preOrdered === "0")).toHaveLength(STOCK);
    const refusals = (of: string | null) => [
      ...new Set(answers.flatMap((answer, index) => (seen[index] === of && answer?.code) || [])),
    ];
    expect(refusals(null)).toEqual(["OUT_OF_STOCK"]);
    expect(refusals("0")).toEqual(["PRE_ORDER_CHANGED"]);
    const waiting = taken.length - STOCK;
    expect(await sumsOf(id)).toEqual({ stock: 0, preOrdered: waiting, waiting, sold: taken.length });
  }
});

it("staff and customers together order exactly the stock and the cap, and staff only what they saw", async () => {
  const input = (id: number, seenPreOrdered: string) => ({
    details: { buyerName: "阿春" },
    lines: [{ productId: globalId("Product", id), quantity: "1", seenPreOrdered }],
  });
  const enter = (index: number, id: number, seen: string) =>
    salon.admin(index).graphql<{ createOrder: { lines: { preOrdered: string }[] } }>(ENTER, {
      input: input(id, seen),
    });
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await offered();
    const codes = await Promise.all(
      crowd.map(async (index) =>
        index % 2 === 0 ? ((await buy(index, id))?.code ?? null) : (await enter(index, id, "1")).code,
      ),
    );
    expect(codes.filter((code) => code === null)).toHaveLength(STOCK + CAP);
    expect(new Set(codes)).toEqual(new Set([null, "OUT_OF_STOCK"]));
    expect(await sumsOf(id)).toEqual({ stock: 0, preOrdered: CAP, waiting: CAP, sold: STOCK + CAP });

    const another = await offered(CUSTOMERS);
    const entered = await Promise.all(
      crowd.map((index) => enter(index, another.id, index % 2 === 0 ? "0" : "1")),
    );
    for (const [index, { data, code }] of entered.entries()) {
      const preOrdered = data?.createOrder.lines[0]?.preOrdered;
      if (index % 2 === 0) expect([preOrdered, code]).not.toEqual(["1", null]);
      expect([null, index % 2 === 0 ? "PRE_ORDER_CHANGED" : null]).toContain(code);
    }
    const taken = entered.filter(({ code }) => code === null).length;
    const waiting = taken - STOCK;
    expect(await sumsOf(another.id)).toEqual({ stock: 0, preOrdered: waiting, waiting, sold: taken });
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
