import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type IdempotencyClaim, newClaim, withIdempotencyClaim } from "../idempotency/idempotencyClaim.ts";
import { beginField, repeatResults } from "../idempotency/recordedResults.ts";
import { globalId } from "../ids.ts";
import { advanceOrder } from "../shop/orders/changeOrders.ts";
import { auditOf, customerRow, orderRow, product } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, staff, type TestContext } from "../testing/run.ts";
import { bulkWrite } from "./bulkWrite.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

interface Result {
  done: number;
  refused: number;
  rows: { rowId: string; code: string | null; message: string | null }[];
}

const RESULT = "{ done refused rows { rowId code message } }";

async function bulk(name: string, inputType: string, input: object, viewer = ADMIN) {
  const document = `mutation ($input: ${inputType}!) { result: ${name}(input: $input) ${RESULT} }`;
  const { data, codes, params } = await testContext.run<{ result: Result }>(document, { input }, viewer);
  return { result: data?.result, codes, params };
}

const idOf = ({ id }: { id: number }) => globalId("Order", id);
const stateOf = async ({ id }: { id: number }) =>
  (await testContext.prisma.order.findUniqueOrThrow({ where: { id } })).state;

describe("a bulk write", () => {
  it("writes each row like a single write, and a refused row does not undo the others", async () => {
    const [fresh, done, waiting] = [
      await orderRow(testContext.prisma),
      await orderRow(testContext.prisma, { state: "COMPLETE" }),
      await orderRow(testContext.prisma, { state: "WAITING" }),
    ];
    const ids = [fresh, done, waiting].map(idOf);
    const { result } = await bulk("advanceOrders", "AdvanceOrdersInput", { orders: { ids } });
    expect(result).toMatchObject({ done: 2, refused: 1 });
    expect(result?.rows.map(({ code }) => code)).toEqual([null, "ORDER_STATE_FORBIDS", null]);
    expect(result?.rows[1]?.message).not.toBe("");
    expect([await stateOf(fresh), await stateOf(done), await stateOf(waiting)]).toEqual([
      "IN_ACTION",
      "COMPLETE",
      "COMPLETE",
    ]);
    expect(await auditOf(testContext.prisma, "Order", fresh.id)).toMatchObject([
      { action: "ADVANCE", before: { state: "ESTABLISHED" }, after: { state: "IN_ACTION" } },
    ]);
  });

  it("refuses an order that has left the state that the user saw", async () => {
    const order = await orderRow(testContext.prisma, { state: "IN_ACTION" });
    const input = { orders: { ids: [idOf(order)] }, seenStates: ["ESTABLISHED"] };
    expect((await bulk("advanceOrders", "AdvanceOrdersInput", input)).result).toMatchObject({ refused: 1 });
    expect(await stateOf(order)).toBe("IN_ACTION");
    const wrong = await bulk("advanceOrders", "AdvanceOrdersInput", { ...input, seenStates: [] });
    expect([wrong.codes, wrong.params]).toEqual([["INVALID_INPUT"], { field: "seenStates" }]);
  });

  it("takes a filter, which the server evaluates, or IDs, and nothing else", async () => {
    const orders = [await orderRow(testContext.prisma, { note: "批次" }), await orderRow(testContext.prisma)];
    const paid = await bulk("markOrdersPaid", "OrdersInput", { orders: { filter: { note: "批次" } } });
    expect(paid.result?.rows.map(({ rowId }) => rowId)).toEqual([idOf(orders[0] ?? { id: 0 })]);
    for (const selection of [{}, { ids: [], filter: {} }, { ids: [] }, { filter: { note: "沒有這個" } }])
      expect((await bulk("cancelOrders", "OrdersInput", { orders: selection })).codes).toEqual([
        "INVALID_INPUT",
      ]);
  });

  it("refuses a filter that matches more than 1000 rows, and writes none", async () => {
    const { id: _, buyerPhoneDigits: __, ...row } = await orderRow(testContext.prisma, { source: "ROBOT" });
    await testContext.prisma.order.createMany({ data: Array.from({ length: 1000 }, () => row) });
    const filter = { sources: ["ROBOT"] };
    const { codes, params } = await bulk("cancelOrders", "OrdersInput", { orders: { filter } });
    expect([codes, params]).toEqual([["INVALID_INPUT"], { field: "filter" }]);
    expect(await testContext.prisma.order.count({ where: { source: "ROBOT", state: "CANCELLED" } })).toBe(0);
  });

  it("cancels and deletes with the rules of single orders", async () => {
    const order = await orderRow(testContext.prisma);
    const orders = { ids: [idOf(order)] };
    expect((await bulk("cancelOrders", "OrdersInput", { orders })).result?.done).toBe(1);
    const again = await bulk("discardOrders", "OrdersInput", { orders });
    expect(again.result?.rows[0]?.code).toBe("ORDER_STATE_FORBIDS");
    const other = { ids: [idOf(await orderRow(testContext.prisma))] };
    expect((await bulk("discardOrders", "OrdersInput", { orders: other })).result?.done).toBe(1);
    expect((await bulk("discardOrders", "OrdersInput", { orders: other })).result?.rows[0]?.code).toBe(
      "NOT_FOUND",
    );
  });

  it("is closed to staff members who are not admins", async () => {
    const order = await orderRow(testContext.prisma);
    const input = { orders: { ids: [idOf(order)] } };
    expect((await bulk("markOrdersPaid", "OrdersInput", input, staff(2, "STAFF"))).codes).toEqual([
      "FORBIDDEN",
    ]);
  });
});

describe("a bulk change of products", () => {
  const productId = ({ id }: { id: number }) => globalId("Product", id);
  const read = ({ id }: { id: number }) =>
    testContext.prisma.product.findUniqueOrThrow({ where: { id }, include: { types: true } });

  it("changes prices by a percentage, stock, state, and types", async () => {
    const type = await testContext.prisma.productType.create({ data: { name: "茶" } });
    const [tea, cup] = [
      await product(testContext.prisma, { price: 125 }),
      await product(testContext.prisma, { price: "9.5" }),
    ];
    const change = { pricePercent: "-10", stock: "3", state: "FROZEN" };
    const { result } = await bulk("updateProducts", "UpdateProductsInput", {
      products: { ids: [tea, cup].map(productId) },
      ...change,
      addTypeIds: [globalId("ProductType", type.id)],
    });
    expect(result).toMatchObject({ done: 2, refused: 0 });
    expect([Number((await read(tea)).price), Number((await read(cup)).price)]).toEqual([113, 8.6]);
    expect(await read(tea)).toMatchObject({ state: "FROZEN", types: [{ productTypeId: type.id }] });
    expect(
      (
        await bulk("updateProducts", "UpdateProductsInput", {
          products: { ids: [productId(tea)] },
          pricePercent: "-91",
        })
      ).codes,
    ).toEqual(["INVALID_INPUT"]);
  });

  it("writes a change of its own to each product, and refuses the outdated one alone", async () => {
    const [tea, cup] = [await product(testContext.prisma), await product(testContext.prisma)];
    const { result } = await bulk("editProducts", "EditProductsInput", {
      products: [
        { id: productId(tea), version: tea.version, details: { price: "7" } },
        { id: productId(cup), version: cup.version + 5, details: { price: "7" } },
      ],
    });
    expect(result?.rows.map(({ code }) => code)).toEqual([null, "CONFLICT"]);
    expect([Number((await read(tea)).price), Number((await read(cup)).price)]).toEqual([7, 100]);
  });
});

describe("a repeated request with the same Idempotency-Key", () => {
  it("continues where the first attempt stopped, and repeats its refusals", async () => {
    const orders = [
      await orderRow(testContext.prisma, { state: "COMPLETE" }),
      await orderRow(testContext.prisma),
      await orderRow(testContext.prisma),
    ];
    const rows = orders.map(({ id }) => id);
    const context = testContext.context(ADMIN);
    const written: number[] = [];
    const attempt = (claim: IdempotencyClaim, stopAt: number) =>
      withIdempotencyClaim(claim, async () => {
        beginField();
        return bulkWrite(context, "Order", rows, (id, index) => {
          if (index === stopAt) throw new Error("The process was ended.");
          written.push(index);
          return advanceOrder(context, { id, to: "IN_ACTION" });
        });
      });
    const first = newClaim({
      owner: "staff:1",
      keyHash: "bulk",
      requestHash: new Uint8Array([1]),
    });
    await expect(attempt(first, 2)).rejects.toThrow("The process was ended.");
    const second = newClaim(first);
    second.claimId = first.claimId;
    repeatResults(second, first.results ?? {});
    const results = await attempt(second, 99);
    expect(results.map(({ refusal }) => refusal?.code ?? null)).toEqual(["ORDER_STATE_FORBIDS", null, null]);
    expect(written).toEqual([0, 1, 2]);
    expect([await stateOf(orders[1] ?? { id: 0 }), await stateOf(orders[2] ?? { id: 0 })]).toEqual([
      "IN_ACTION",
      "IN_ACTION",
    ]);
  });
});

it("gives customers a discount", async () => {
  const discount = await testContext.prisma.discount.create({
    data: { name: "熟客", kind: "PER_PRODUCT", audience: "CUSTOMER", multiplier: 0.9 },
  });
  const customer = await customerRow(testContext.prisma);
  const { result } = await bulk("updateCustomers", "UpdateCustomersInput", {
    customers: { ids: [globalId("Customer", customer.id), globalId("Customer", 999_999)] },
    addDiscountIds: [globalId("Discount", discount.id)],
  });
  expect(result?.rows.map(({ code }) => code)).toEqual([null, "NOT_FOUND"]);
  expect(await testContext.prisma.customerDiscount.count({ where: { customerId: customer.id } })).toBe(1);
});
