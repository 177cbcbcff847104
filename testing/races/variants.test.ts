import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, expect, it } from "vitest";
import { productWithVariants } from "../../schema/src/testing/fixtures.ts";
import { openRaceSalon, type RaceSalon } from "./raceSalon.ts";

const CUSTOMERS = 40;
const ROUNDS = 10;

const PLACE = "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }";
const SET = "mutation ($input: SetProductVariantsInput!) { setProductVariants(input: $input) { id } }";
const UPDATE = "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }";

let salon: RaceSalon;
beforeAll(async () => {
  salon = await openRaceSalon(CUSTOMERS);
});
afterAll(() => salon?.close());

/** Orders one of each of these variants; resolves with the refusal's code, or null when ordered. */
async function buy(customer: number, ids: readonly number[]): Promise<string | null> {
  const lines = ids.map((id) => ({
    productId: globalId("Product", id),
    quantity: "1",
    seenPrice: "100",
  }));
  const input = { buyerPhone: "0900000000", paymentMethod: "PAY_AT_STORE", lines };
  const answer = await salon.customers[customer]?.graphql(PLACE, { input });
  return answer?.code ?? null;
}

const crowd = Array.from({ length: CUSTOMERS }, (_, index) => index);
const stocks = async (parentId: number) => {
  const rows = await salon.prisma.product.findMany({ where: { parentId }, orderBy: { id: "asc" } });
  return rows.map(({ stock }) => stock.toNumber());
};

it("one of two customers gets the last blue M in two processes", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { parent, variants } = await productWithVariants(salon.prisma, {}, 1);
    const blueM = variants[1]?.id ?? 0;
    const codes = await Promise.all([buy(0, [blueM]), buy(1, [blueM])]);
    expect(codes.toSorted()).toEqual(["OUT_OF_STOCK", null].toSorted());
    expect(await stocks(parent.id)).toEqual([1, 0, 1, 1]);
    expect(await salon.prisma.orderLine.count({ where: { productId: blueM } })).toBe(1);
  }
});

it("forty customers order two variants each, in both orders, and the stocks are exact", async () => {
  const { parent, variants } = await productWithVariants(salon.prisma, {}, 15);
  const [first, second] = variants.map(({ id }) => id) as [number, number];
  const codes = await Promise.all(
    crowd.map((index) => buy(index, index % 4 < 2 ? [first, second] : [second, first])),
  );
  expect(codes.filter((code) => code === null)).toHaveLength(15);
  expect(new Set(codes)).toEqual(new Set([null, "OUT_OF_STOCK"]));
  expect(await stocks(parent.id)).toEqual([0, 0, 15, 15]);
});

it("variants are ordered while staff set them and edit their product, and no stock is lost", async () => {
  const { parent, variants } = await productWithVariants(salon.prisma, {}, 100);
  const id = globalId("Product", parent.id);
  const options = [
    { name: "Color", values: ["Blue", "Red"] },
    { name: "Size", values: ["S", "M"] },
  ];
  const ids = variants.map((variant) => variant.id);
  // Each write exchanges the values of the first two variants.
  const set = (index: number) =>
    salon.admin(index).graphql(SET, {
      input: {
        id,
        options,
        variants: variants.map(({ optionValues }, place) => ({
          id: globalId("Product", ids[index % 2 === 0 && place < 2 ? 1 - place : place] ?? 0),
          values: optionValues,
        })),
      },
    });
  const rename = (index: number) =>
    salon.admin(index).graphql(UPDATE, { input: { id, details: { name: `Shirt ${index}` } } });
  const [codes, ...writes] = await Promise.all([
    Promise.all(crowd.map((index) => buy(index, [ids[index % 4] ?? 0, ids[(index + 1) % 4] ?? 0]))),
    ...crowd.slice(0, 10).map((index) => (index % 2 === 0 ? set(index) : rename(index))),
  ]);
  expect(writes.map(({ code }) => code)).toEqual(writes.map(() => null));
  const ordered = codes.filter((code) => code === null).length;
  expect(codes.filter((code) => code !== null && code !== "CONFLICT")).toEqual([]);
  expect(ordered).toBeGreaterThan(0);
  expect((await stocks(parent.id)).reduce((sum, stock) => sum + stock, 0)).toBe(400 - 2 * ordered);
});
