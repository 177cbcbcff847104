import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { Currency } from "../../domain/minorUnits.ts";
import { globalId } from "../../ids.ts";
import { serviceRow } from "../../testing/bookingFixtures.ts";
import { discountOn, orderRow, product, productWithVariants, store } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, staff, type TestContext } from "../../testing/run.ts";
import { base64 } from "../../testing/workbooks.ts";

const UPDATE_STORE = `mutation ($details: StoreDetailsInput!) {
  updateStore(input: { id: "${globalId("Store", 1)}", details: $details }) { currency } }`;

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  const { prisma } = testContext;
  await prisma.store.deleteMany();
  await prisma.product.deleteMany();
  await prisma.service.deleteMany();
  await prisma.discount.deleteMany();
  await prisma.shippingMethod.deleteMany();
  await store(prisma);
});

const set = (currency: Currency | null | "EUR", viewer = ADMIN) =>
  testContext.run<{ updateStore: { currency: Currency | null } }>(
    UPDATE_STORE,
    { details: { currency } },
    viewer,
  );
const shipping = (data: { fee?: string; freeFrom?: string }) =>
  testContext.prisma.shippingMethod.create({
    data: { kind: "HOME_DELIVERY", name: "宅配", position: 1, ...data },
  });

describe("the store's currency", () => {
  it("is set and removed by admins", async () => {
    expect((await set("THB")).data?.updateStore.currency).toBe("THB");
    expect((await set("JPY", staff(1, "STAFF"))).codes).toEqual(["FORBIDDEN"]);
    expect((await set("EUR")).data).toBeFalsy();
    expect((await testContext.prisma.store.findUniqueOrThrow({ where: { id: 1 } })).currency).toBe("THB");
    expect((await set(null)).data?.updateStore.currency).toBeNull();
  });

  it("that it chose first is kept, and is no change in the history", async () => {
    const { prisma } = testContext;
    await prisma.store.update({ where: { id: 1 }, data: { currency: null, firstCurrency: null } });
    for (const currency of ["JPY", null, "THB"] as const) {
      await set(currency);
      expect(await prisma.store.findUniqueOrThrow({ where: { id: 1 } })).toMatchObject({
        currency,
        firstCurrency: "JPY",
      });
    }
    const { after } = await prisma.auditEntry.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(after).toEqual({ currency: "THB" });
    await set(null);
  });

  it("is refused for a new record as well", async () => {
    await product(testContext.prisma, { name: "碗", price: "9.5" });
    await testContext.prisma.store.deleteMany();
    const document = `mutation ($details: StoreDetailsInput!) { createStore(input: { details: $details }) { id } }`;
    const refused = await testContext.run(document, { details: { name: "町家", currency: "JPY" } }, ADMIN);
    expect([refused.codes, refused.rule?.count]).toEqual([["INVALID_INPUT"], 1]);
    expect(await testContext.prisma.store.count()).toBe(0);
  });

  it("is refused with the names of what it cannot pay, and accepted when all amounts fit", async () => {
    const { prisma } = testContext;
    const bowl = await product(prisma, { name: "碗", price: "9.5" });
    await productWithVariants(prisma, { name: "杯" });
    await prisma.product.updateMany({ where: { parentId: { not: null } }, data: { price: "10.25" } });
    await product(prisma, { name: "舊", price: "1.5", deletedAt: new Date() });
    await serviceRow(prisma, { name: "剪髮", price: "300.125" });
    await discountOn(prisma, bowl.id, { name: "減", amount: "-0.5" });
    await shipping({ fee: "60", freeFrom: "999.99" });
    const variants = await prisma.product.findMany({
      where: { parentId: { not: null } },
      orderBy: { id: "asc" },
    });
    const names = ["碗", ...variants.map(({ name }) => name)];
    const yen = await set("JPY");
    expect([yen.codes, yen.params]).toEqual([["INVALID_INPUT"], { field: "currency" }]);
    expect(yen.rule).toEqual({
      kind: "FITTING_AMOUNTS",
      max: 0,
      count: variants.length + 4,
      choices: [...names, "剪髮", "減", "宅配"].slice(0, 5),
    });
    expect((await set("THB")).rule).toEqual({
      kind: "FITTING_AMOUNTS",
      max: 2,
      count: 1,
      choices: ["剪髮"],
    });
    await prisma.service.updateMany({ data: { price: "300.5" } });
    expect((await set("THB")).codes).toEqual([]);
  });
});

describe("with whole yen", () => {
  const TOO_FINE = { kind: "DECIMAL", max: 0 };
  beforeEach(async () => {
    await testContext.prisma.store.update({ where: { id: 1 }, data: { currency: "JPY" } });
  });

  const PRODUCTS = `mutation ($input: CreateProductsInput!) { createProducts(input: $input) { price } }`;
  const details = (price: string) => ({ details: { name: "碗", price } });

  it("new products, variants, services, discounts, and shipping methods need whole amounts", async () => {
    const tea = await productWithVariants(testContext.prisma, { name: "茶" });
    const writes: [string, object, (amount: string) => object][] = [
      [PRODUCTS, { field: "price", row: 2 }, (price) => ({ products: [details("10"), details(price)] })],
      [
        `mutation ($input: CreateServicesInput!) { createServices(input: $input) { id } }`,
        { field: "price", row: 1 },
        (price) => ({ services: [{ name: "剪髮", durationMinutes: 30, price }] }),
      ],
      [
        `mutation ($input: CreateDiscountsInput!) { createDiscounts(input: $input) { id } }`,
        { field: "amount", row: 1 },
        (amount) => ({
          discounts: [{ name: "減", kind: "PER_PRODUCT", audience: "PRODUCT", amount: `-${amount}` }],
        }),
      ],
      [
        `mutation ($input: CreateShippingMethodInput!) { createShippingMethod(input: $input) { id } }`,
        { field: "fee" },
        (fee) => ({ details: { kind: "HOME_DELIVERY", name: "宅配", fee } }),
      ],
      [
        `mutation ($input: CreateShippingMethodInput!) { createShippingMethod(input: $input) { id } }`,
        { field: "freeFrom" },
        (freeFrom) => ({ details: { kind: "HOME_DELIVERY", name: "低溫宅配", freeFrom } }),
      ],
      [
        `mutation ($input: SetProductVariantsInput!) { setProductVariants(input: $input) { id } }`,
        { field: "price", row: 1 },
        (price) => ({
          id: globalId("Product", tea.parent.id),
          options: [{ name: "色", values: ["紅"] }],
          variants: [{ values: ["紅"], price }],
        }),
      ],
    ];
    for (const [document, params, inputOf] of writes) {
      const refused = await testContext.run(document, { input: inputOf("90.5") }, ADMIN);
      expect([document, refused.codes, refused.params, refused.rule]).toEqual([
        document,
        ["INVALID_INPUT"],
        params,
        TOO_FINE,
      ]);
      expect((await testContext.run(document, { input: inputOf("90") }, ADMIN)).codes).toEqual([]);
    }
  });

  it("changes need whole amounts", async () => {
    const { prisma } = testContext;
    const bowl = await product(prisma, { price: "100" });
    const cut = await serviceRow(prisma);
    await discountOn(prisma, bowl.id, { amount: "-5" });
    const discount = await prisma.discount.findFirstOrThrow();
    const parcel = await shipping({ fee: "60" });
    const changes: [string, "Product" | "Service" | "Discount" | "ShippingMethod", number, string][] = [
      ["updateProduct", "Product", bowl.id, "price"],
      ["updateService", "Service", cut.id, "price"],
      ["updateDiscount", "Discount", discount.id, "amount"],
      ["updateShippingMethod", "ShippingMethod", parcel.id, "freeFrom"],
    ];
    for (const [mutation, type, row, field] of changes) {
      const input = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
      const document = `mutation ($input: ${input}!) { ${mutation}(input: $input) { id } }`;
      const change = (amount: string) =>
        testContext.run(
          document,
          { input: { id: globalId(type, row), details: { [field]: amount } } },
          ADMIN,
        );
      const refused = await change("0.5");
      expect([mutation, refused.codes, refused.params, refused.rule]).toEqual([
        mutation,
        ["INVALID_INPUT"],
        { field },
        TOO_FINE,
      ]);
      expect((await change("7")).codes).toEqual([]);
    }
  });

  it("an imported file needs whole prices", async () => {
    const file = base64(new TextEncoder().encode("name,price\n壺,300.5\n盤,20"));
    const { data } = await testContext.run<{
      importProducts: {
        applied: boolean;
        rows: { row: number; errors: { column: string; code: string }[] }[];
      };
    }>(
      `mutation ($input: ImportProductsInput!) {
        importProducts(input: $input) { applied rows { row errors { column code } } } }`,
      { input: { file, fileName: "p.csv", dryRun: false } },
      ADMIN,
    );
    expect(data?.importProducts).toMatchObject({
      applied: false,
      rows: [
        { row: 2, errors: [{ column: "price", code: "INVALID_INPUT" }] },
        { row: 3, errors: [] },
      ],
    });
  });

  it("a deletion from before is not undone with a price that the yen does not have", async () => {
    const { prisma } = testContext;
    await set(null);
    for (const [mutation, type, create] of [
      ["deleteProducts", "Product", () => product(prisma, { price: "9.5" })],
      ["deleteServices", "Service", () => serviceRow(prisma, { price: "9.5" })],
    ] as const) {
      const { id: row } = await create();
      await testContext.run(
        `mutation ($ids: [ID!]!) { ${mutation}(input: { ids: $ids }) }`,
        { ids: [globalId(type, row)] },
        ADMIN,
      );
      const entry = await prisma.auditEntry.findFirstOrThrow({
        where: { subjectType: type, subjectId: row, action: "DELETE" },
      });
      expect((await set("JPY")).codes).toEqual([]);
      const undo = () =>
        testContext.run(
          `mutation ($id: ID!) { undoChange(input: { id: $id }) { customer { id } } }`,
          { id: String(entry.id) },
          ADMIN,
        );
      const refused = await undo();
      expect([type, refused.codes, refused.rule]).toEqual([type, ["INVALID_INPUT"], TOO_FINE]);
      await set(null);
      expect((await undo()).codes).toEqual([]);
      await prisma.product.deleteMany();
      await prisma.service.deleteMany();
    }
  });
});

describe("payments and refunds", () => {
  const RECORD = `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { id } }`;
  const REFUND = `mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { id } }`;

  it.each([
    ["JPY", "50.5", 0],
    ["THB", "50.005", 2],
    [null, "50.005", null],
  ] as const)("of an order in %s: %s", async (currency, amount, max) => {
    // The store's own currency does not matter.
    await testContext.prisma.store.update({ where: { id: 1 }, data: { currency: "TWD" } });
    const { id } = await orderRow(testContext.prisma, { total: 100, currency });
    const orderId = globalId("Order", id);
    const rule = max === null ? undefined : { kind: "DECIMAL", max };
    const record = (sum: string) =>
      testContext.run<{ recordPayment: { id: string } }>(
        RECORD,
        { input: { orderId, kind: "CASH", amount: sum } },
        ADMIN,
      );
    const recorded = await record(amount);
    expect([recorded.codes, recorded.rule]).toEqual([max === null ? [] : ["INVALID_INPUT"], rule]);
    const paymentId = (await record("100")).data?.recordPayment.id;
    const refunded = await testContext.run(REFUND, { input: { paymentId, amount, reason: "破" } }, ADMIN);
    expect([refunded.codes, refunded.rule]).toEqual([max === null ? [] : ["INVALID_INPUT"], rule]);
  });
});

it("a price that is written while the currency is set cannot escape the rule", async () => {
  const { prisma } = testContext;
  const bowl = await product(prisma, { price: "100" });
  const price = (amount: string) =>
    testContext.run(
      `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }`,
      { input: { id: globalId("Product", bowl.id), details: { price: amount } } },
      ADMIN,
    );
  for (let round = 0; round < 10; round++) {
    await prisma.store.update({ where: { id: 1 }, data: { currency: null } });
    await prisma.product.update({ where: { id: bowl.id }, data: { price: "100" } });
    const results = await Promise.all([price("9.5"), set("JPY"), price("8.5")]);
    const { currency } = await prisma.store.findUniqueOrThrow({ where: { id: 1 } });
    const after = await prisma.product.findUniqueOrThrow({ where: { id: bowl.id } });
    expect(results.flatMap(({ codes }) => codes).every((code) => code === "INVALID_INPUT")).toBe(true);
    if (currency !== null) expect(after.price.toFixed()).toBe("100");
  }
});
