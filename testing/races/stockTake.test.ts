import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openRaceSalon, type RaceSalon, tally } from "./raceSalon.ts";

const CUSTOMERS = 30;
const ROUNDS = 5;
const SEEN = 100;
const PRODUCTS = 3;

const PLACE = "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }";
const APPLY =
  "mutation ($input: ApplyStockTakeInput!) { applyStockTake(input: $input) { done rows { code } } }";

let salon: RaceSalon;
beforeAll(async () => {
  salon = await openRaceSalon(CUSTOMERS);
});
afterAll(() => salon?.close());

/** Orders one of each product, in the order that the customer's number decides. */
async function buy(customer: number, ids: readonly number[]): Promise<string> {
  const lines = (customer % 2 === 0 ? ids : ids.toReversed()).map((id) => ({
    productId: globalId("Product", id),
    quantity: "1",
    seenPrice: "100",
  }));
  const input = { buyerPhone: "0900000000", paymentMethod: "PAY_AT_STORE", lines };
  const answer = await salon.customers[customer]?.graphql(PLACE, { input });
  return answer?.code ?? "ordered";
}

const stocked = async () => {
  const rows = await salon.prisma.product.createManyAndReturn({
    data: Array.from({ length: PRODUCTS }, () => ({ name: "茶碗", price: 100, stock: SEEN })),
  });
  return rows.map(({ id }) => id);
};

const apply = (index: number, ids: readonly number[], counted: number) =>
  salon.admin(index).graphql<{ applyStockTake: { done: number; rows: { code: string | null }[] } }>(APPLY, {
    input: {
      rows: ids.toReversed().map((id) => ({
        productId: globalId("Product", id),
        counted: String(counted),
        seenStock: String(SEEN),
      })),
    },
  });

const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
const crowd = Array.from({ length: CUSTOMERS }, (_, index) => index);

describe("a stock-take against concurrent orders over two processes", () => {
  it.for(rounds)("round %i: each stock is exactly what was counted minus what was sold", async (round) => {
    const ids = await stocked();
    const counted = 60;
    const [codes, applied] = await Promise.all([
      Promise.all(crowd.map((customer) => buy(customer, ids))),
      apply(round, ids, counted),
    ]);
    expect(tally(codes)).toEqual({ ordered: CUSTOMERS });
    expect(applied.data?.applyStockTake.done).toBe(PRODUCTS);
    const rows = await salon.prisma.product.findMany({ where: { id: { in: ids } } });
    expect(rows.map(({ stock }) => stock.toNumber())).toEqual(ids.map(() => counted - CUSTOMERS));
    for (const id of ids) {
      const changes = await salon.prisma.stockChange.findMany({
        where: { productId: id },
        orderBy: { id: "asc" },
      });
      expect(changes.filter(({ reason }) => reason === "COUNT")).toHaveLength(1);
      const sum = changes.reduce(
        (total, { before, after }) => total + after.toNumber() - before.toNumber(),
        0,
      );
      expect(sum).toBe(counted - CUSTOMERS);
    }
  });

  it.for(rounds)("round %i: a count below what was sold is refused or limits the orders", async (round) => {
    const ids = await stocked();
    const counted = 10;
    const [codes, applied] = await Promise.all([
      Promise.all(crowd.map((customer) => buy(customer, ids))),
      apply(round, ids, counted),
    ]);
    const { ordered = 0 } = tally(codes);
    const rows = await salon.prisma.product.findMany({ where: { id: { in: ids } } });
    const isApplied = applied.data?.applyStockTake.done === PRODUCTS;
    expect(applied.data?.applyStockTake.rows.map(({ code }) => code)).toEqual(
      ids.map(() => (isApplied ? null : "OUT_OF_STOCK")),
    );
    expect(rows.map(({ stock }) => stock.toNumber())).toEqual(
      ids.map(() => (isApplied ? counted : SEEN) - ordered),
    );
    expect(ordered).toBe(isApplied ? counted : CUSTOMERS);
  });
});
