import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { LANGUAGES } from "../../domain/language.ts";
import { globalId } from "../../ids.ts";
import { auditOf, customerRow, ordered, product, productWithVariants } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, type TestContext } from "../../testing/run.ts";
import { base64 } from "../../testing/workbooks.ts";
import { errorText } from "../../wording/wording.ts";

const PLACE = "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { number totalQuantity } }";
const CREATE = "mutation ($input: CreateOrderInput!) { createOrder(input: $input) { id number } }";
const ADD = "mutation ($input: AddOrderLinesInput!) { addOrderLines(input: $input) { quantity } }";
const CHANGE = "mutation ($input: ChangeOrderLineInput!) { changeOrderLine(input: $input) { quantity } }";
const REMOVE =
  "mutation ($input: RemoveOrderLinesInput!) { removeOrderLines(input: $input) { totalQuantity } }";
const QUOTE =
  "query ($lines: [CartLineInput!]!) { cartQuote(lines: $lines) { total lines { problem product { quantityStep } } } }";
const UPDATE = "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { quantityStep } }";
const CREATE_PRODUCT =
  "mutation ($input: CreateProductsInput!) { createProducts(input: $input) { quantityStep } }";
const IMPORT = `mutation ($input: ImportProductsInput!) { importProducts(input: $input) { applied
  rows { action changes errors { column code } } } }`;

let testContext: TestContext;
let me: number;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  me = (await customerRow(testContext.prisma)).id;
});

const place = (lines: object[]) => {
  const input = { buyerPhone: "0912000000", paymentMethod: "PAY_AT_STORE", lines };
  return testContext.run<{ placeOrder: { number: number; totalQuantity: string } }>(
    PLACE,
    { input },
    customer(me),
  );
};
const create = (lines: object[]) =>
  testContext.run<{ createOrder: { id: string } }>(
    CREATE,
    { input: { details: { buyerName: "小安" }, lines } },
    ADMIN,
  );
const line = (row: { id: number }, quantity: string) => ({
  productId: globalId("Product", row.id),
  quantity,
});
const tea = (quantityStep: number | null = 1, name = "煎茶") =>
  product(testContext.prisma, { name, quantityStep, stock: 100 });
const setStep = (row: { id: number }, quantityStep: string | null) =>
  testContext.run(UPDATE, { input: { id: globalId("Product", row.id), details: { quantityStep } } }, ADMIN);

/** What a refusal of a product by the piece says. */
const BY_PIECE = { kind: "MULTIPLE", of: "1" };
const REFUSED = { field: "quantity", products: ["煎茶"] };

describe("a checkout", () => {
  it.each(["0.00104", "0.5", "1.00001", "2.5"])("refuses %s of a product by the piece", async (quantity) => {
    const row = await tea();
    const refused = await place([ordered(row.id, quantity)]);
    expect([refused.codes, refused.rule, refused.params]).toEqual([["INVALID_INPUT"], BY_PIECE, REFUSED]);
    const { stock } = await testContext.prisma.product.findUniqueOrThrow({ where: { id: row.id } });
    expect(stock.toNumber()).toBe(100);
    expect((await place([ordered(row.id, "2")])).data?.placeOrder.totalQuantity).toBe("2");
  });

  it("adds the lines of a product before it judges them", async () => {
    const row = await tea();
    expect((await place([ordered(row.id, "0.5"), ordered(row.id, "1.5")])).codes).toEqual([]);
    expect((await place([ordered(row.id, "1"), ordered(row.id, "1.5")])).codes).toEqual(["INVALID_INPUT"]);
  });

  it("takes decimal multiples exactly, and any quantity without a step", async () => {
    const [loose, any] = [await tea(0.1), await tea(null)];
    expect((await place([ordered(loose.id, "0.3"), ordered(any.id, "1.23456")])).codes).toEqual([]);
    expect((await place([ordered(loose.id, "0.35")])).rule).toEqual({
      kind: "MULTIPLE",
      of: "0.1",
    });
  });
});

describe("staff", () => {
  it("create orders in multiples, and the refusal names the row", async () => {
    const [row, other] = [await tea(), await tea(null)];
    const refused = await create([line(other, "0.5"), line(row, "1.5")]);
    expect([refused.rule, refused.params]).toEqual([BY_PIECE, { ...REFUSED, row: 2 }]);
    expect((await create([line(other, "0.5"), line(row, "2")])).codes).toEqual([]);
  });

  it("add and change lines in multiples", async () => {
    const [row, other] = [await tea(), await tea()];
    const orderId = (await create([line(row, "2")])).data?.createOrder.id;
    const added = await testContext.run(
      ADD,
      { input: { lines: [{ orderId, ...line(other, "0.5") }] } },
      ADMIN,
    );
    expect([added.rule, added.params]).toEqual([BY_PIECE, { ...REFUSED, row: 1 }]);
    const changed = await testContext.run(CHANGE, { input: { orderId, ...line(row, "2.5") } }, ADMIN);
    expect([changed.rule, changed.params]).toEqual([BY_PIECE, REFUSED]);
    expect((await testContext.run(CHANGE, { input: { orderId, ...line(row, "3") } }, ADMIN)).data).toEqual({
      changeOrderLine: { quantity: "3" },
    });
  });

  it("keep the lines of an order that is older than the step", async () => {
    const [row, other] = [await tea(null), await tea()];
    const orderId = (await create([line(row, "1.5"), line(other, "1")])).data?.createOrder.id;
    expect((await setStep(row, "1")).codes).toEqual([]);
    const change = (changed: object) => testContext.run(CHANGE, { input: { orderId, ...changed } }, ADMIN);
    expect((await change(line(other, "2"))).codes).toEqual([]);
    expect((await change(line(row, "1.5"))).codes).toEqual([]);
    expect((await change(line(row, "2.5"))).codes).toEqual(["INVALID_INPUT"]);
    expect((await change(line(row, "2"))).codes).toEqual([]);
    const productIds = [globalId("Product", row.id)];
    expect((await testContext.run(REMOVE, { input: { orderId, productIds } }, ADMIN)).codes).toEqual([]);
  });
});

it("variants follow the step of their product", async () => {
  const { parent, variants } = await productWithVariants(testContext.prisma);
  const [small = { id: 0 }] = variants;
  expect((await place([ordered(small.id, "1.5")])).codes).toEqual([]);
  expect((await setStep(parent, "0.5")).data).toEqual({ updateProduct: { quantityStep: "0.5" } });
  expect((await place([ordered(small.id, "1.5")])).codes).toEqual([]);
  expect((await place([ordered(small.id, "1.2")])).codes).toEqual(["INVALID_INPUT"]);
  expect((await setStep(small, "1")).codes).toEqual(["INVALID_INPUT"]);
  expect((await setStep(parent, null)).codes).toEqual([]);
  expect((await place([ordered(small.id, "1.2")])).codes).toEqual([]);
});

it("a cart's quote names the lines that are no multiple, and leaves them out of the sums", async () => {
  const [row, any] = [await tea(), await tea(null)];
  const { data } = await testContext.run(
    QUOTE,
    { lines: [line(row, "1.5"), line(any, "1.5"), line(row, "1")] },
    customer(me),
  );
  const price = any.price.times(1.5).toNumber();
  expect(data).toEqual({
    cartQuote: {
      total: String(price),
      lines: [
        { problem: "INVALID_INPUT", product: { quantityStep: "1" } },
        { problem: null, product: { quantityStep: null } },
      ],
    },
  });
});

it("a step is more than 0; a new product has none unless it is given", async () => {
  const row = await tea(null);
  for (const step of ["0", "-1"]) expect((await setStep(row, step)).codes).toEqual(["INVALID_INPUT"]);
  const products = [
    { details: { name: "杯", price: "1" } },
    { details: { name: "糖", price: "1", quantityStep: "0.25" } },
  ];
  expect((await testContext.run(CREATE_PRODUCT, { input: { products } }, ADMIN)).data).toEqual({
    createProducts: [{ quantityStep: null }, { quantityStep: "0.25" }],
  });
});

it("is in the history of the product, and undone with the rest of the change", async () => {
  const row = await tea(null);
  const id = globalId("Product", row.id);
  const change = async (quantityStep: string | null) => {
    const { data } = await testContext.run<{ updateProduct: { undoable: { id: string } } }>(
      "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { undoable { id } } }",
      { input: { id, details: { quantityStep } } },
      ADMIN,
    );
    return data?.updateProduct.undoable.id;
  };
  const undo = async (changeId: string | undefined) => {
    const { data } = await testContext.run<{ undoChange: { product: { quantityStep: string | null } } }>(
      "mutation ($input: UndoChangeInput!) { undoChange(input: $input) { product { quantityStep } } }",
      { input: { id: changeId } },
      ADMIN,
    );
    return data?.undoChange.product.quantityStep;
  };
  expect(await undo(await change("0.5"))).toBeNull();
  await change("1");
  expect(await undo(await change(null))).toBe("1");
  const entries = await auditOf(testContext.prisma, "Product", row.id);
  expect(entries.map(({ before, after }) => [before, after])).toContainEqual([{ quantityStep: "1" }, {}]);
});

it("a file sets and clears it", async () => {
  const row = await tea(null, "Loose");
  const run = async (cell: string) => {
    const text = `name,quantity_step\nLoose,${cell}`;
    const input = { file: base64(new TextEncoder().encode(text)), fileName: "products.csv", dryRun: false };
    return (await testContext.run<{ importProducts: object }>(IMPORT, { input }, ADMIN)).data?.importProducts;
  };
  const stored = async () =>
    (await testContext.prisma.product.findUniqueOrThrow({ where: { id: row.id } })).quantityStep?.toNumber();
  expect(await run("0.1")).toMatchObject({ applied: true, rows: [{ changes: ["quantity_step"] }] });
  expect(await stored()).toBe(0.1);
  expect(await run("")).toMatchObject({ rows: [{ action: "UNCHANGED" }] });
  expect(await run("0")).toMatchObject({ rows: [{ errors: [{ column: "quantity_step" }] }] });
  expect(await stored()).toBe(0.1);
  expect(await run("none")).toMatchObject({ applied: true });
  expect(await stored()).toBeUndefined();
});

it.each(LANGUAGES)("the refusal names field, product, and step in %s", (language) => {
  const text = errorText(language, "INVALID_INPUT", { ...REFUSED, rule: { kind: "MULTIPLE", of: "0.25" } });
  for (const part of ["quantity", "煎茶", "0.25"]) expect(text).toContain(part);
});
