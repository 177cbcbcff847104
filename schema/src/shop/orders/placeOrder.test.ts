import type { PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { decimal } from "../../domain/money.ts";
import { globalId } from "../../ids.ts";
import { customerRow, discountOn, ordered, product, store } from "../../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { placeOrder } from "./placeOrder.ts";

const PLACE_ORDER = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    id number buyerName buyerPhone recipientName address note source state paymentState paymentMethod
    expectedDeliveryDate deliveryDate totalQuantity subtotal discountTotal total
    lines { productName quantity unitPrice lineTotal } discountRecords { name amount }
  }
}`;

interface Placed {
  placeOrder: { id: string; number: number; state: string; total: string; [field: string]: unknown };
}

let testContext: TestContext;
let me: number;

beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  await testContext.prisma.store.deleteMany();
  me = (await customerRow(testContext.prisma)).id;
});

const place = (lines: object[], more: object = {}, viewer = customer(me)) =>
  testContext.run<Placed>(
    PLACE_ORDER,
    { input: { buyerPhone: "0912000000", paymentMethod: "PAY_AT_STORE", lines, ...more } },
    viewer,
  );

const stockOf = async (id: number) =>
  (await testContext.prisma.product.findUniqueOrThrow({ where: { id } })).stock.toString();
/** Returns how many sessions wait for a lock in this database. */
async function waiting(prisma: PrismaClient): Promise<number | undefined> {
  const [row] = await prisma.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row?.count;
}

const orderCount = () => testContext.prisma.order.count({ where: { customerId: me } });

describe("placeOrder", () => {
  it("writes order, lines, records and stock together, with the server's own price, source and states", async () => {
    const bowl = await product(testContext.prisma, { price: "120.5", stock: 5 });
    await discountOn(
      testContext.prisma,
      bowl.id,
      { name: "九折", multiplier: "0.9" },
      { minQuantity: 2, maxQuantity: 5 },
    );
    const { data, codes } = await place([ordered(bowl.id, 2, "120.5")], { note: "  請包裝  " });
    expect(codes).toEqual([]);
    expect(data?.placeOrder).toMatchObject({
      buyerName: "小安",
      buyerPhone: "0912000000",
      note: "請包裝",
      source: "SHOPPING_PLATFORM",
      state: "ESTABLISHED",
      paymentState: "UNPAID",
      totalQuantity: "2",
      subtotal: "241",
      discountTotal: "-24",
      total: "217",
      lines: [{ productName: bowl.name, quantity: "2", unitPrice: "120.5", lineTotal: "241" }],
      discountRecords: [{ name: "九折", amount: "-24.1" }],
    });
    expect(await stockOf(bowl.id)).toBe("3");
  });

  it("stores the customer's phone for later, without overwriting an existing one", async () => {
    const bowl = await product(testContext.prisma);
    await place([ordered(bowl.id)]);
    await place([ordered(bowl.id)], { buyerPhone: "0999999999" });
    expect((await testContext.prisma.customer.findUniqueOrThrow({ where: { id: me } })).phone).toBe(
      "0912000000",
    );
  });

  it("needs two statements for any cart, with or without a key, including the notification", async () => {
    await store(testContext.prisma);
    const cart = await Promise.all(Array.from({ length: 5 }, () => product(testContext.prisma)));
    await discountOn(testContext.prisma, cart[0]?.id ?? 0, { name: "九折", multiplier: "0.9" });
    let keys = 0;
    const took = async (size: number, idempotencyKey: string | null = `statements ${++keys}`) => {
      const lines = cart.slice(0, size).map(({ id }) => ordered(id));
      const before = testContext.statements.length;
      const input = { buyerPhone: "0912000000", paymentMethod: "PAY_AT_STORE", lines, idempotencyKey };
      const { codes } = await testContext.run(
        "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id number state total createdAt } }",
        { input },
        customer(me),
      );
      expect(codes).toEqual([]);
      return testContext.statements.slice(before);
    };
    // The first order stores the customer's phone and language.
    expect(await took(1)).toHaveLength(2);
    const messages = await testContext.prisma.outboxMessage.count();
    expect(await took(1)).toHaveLength(2);
    expect(await took(5)).toHaveLength(2);
    expect(await testContext.prisma.outboxMessage.count()).toBe(messages + 2);
    expect(await took(5, null)).toHaveLength(2);
  });

  it.each<[string, (tx: Transaction, id: number) => Promise<unknown>, string]>([
    [
      "lost its discount",
      async (tx, productId) => {
        await tx.productDiscount.deleteMany({ where: { productId } });
        await tx.product.update({ where: { id: productId }, data: { version: 2, editVersion: 2 } });
      },
      "100",
    ],
    ["was ordered by another", (tx, id) => tx.product.update({ where: { id }, data: { stock: 3 } }), "90"],
    ["costs more", (tx, id) => tx.product.update({ where: { id }, data: { price: 120 } }), "PRICE_CHANGED"],
    ["is sold out", (tx, id) => tx.product.update({ where: { id }, data: { stock: 0 } }), "OUT_OF_STOCK"],
    [
      "is no longer on sale",
      (tx, id) => tx.product.update({ where: { id }, data: { state: "FROZEN" } }),
      "PRODUCT_NOT_ON_SALE",
    ],
  ])(
    "looks again when a product %s between being read and being written",
    async (_what, change, expected) => {
      const bowl = await product(testContext.prisma, { price: 100, stock: 5 });
      await discountOn(testContext.prisma, bowl.id, { name: "九折", multiplier: "0.9" });
      const ordering = Promise.withResolvers<Awaited<ReturnType<typeof place>>>();
      await testContext.prisma.$transaction(async (tx) => {
        await tx.$queryRaw`SELECT "id" FROM "Product" WHERE "id" = ${bowl.id} FOR UPDATE`;
        place([ordered(bowl.id)]).then(ordering.resolve, ordering.reject);
        await expect.poll(() => waiting(testContext.prisma)).toBe(1);
        await change(tx, bowl.id);
      });
      const { data, codes } = await ordering.promise;
      expect(codes[0] ?? data?.placeOrder.total).toBe(expected);
    },
  );

  it("subtracts fractional quantities exactly", async () => {
    const tea = await product(testContext.prisma, { stock: "0.3" });
    expect((await place([ordered(tea.id, "0.1")])).codes).toEqual([]);
    expect((await place([ordered(tea.id, "0.2")])).codes).toEqual([]);
    expect(await stockOf(tea.id)).toBe("0");
    expect((await place([ordered(tea.id, "0.00001")])).codes).toEqual(["OUT_OF_STOCK"]);
  });

  it("merges two lines with the same product", async () => {
    const bowl = await product(testContext.prisma, { stock: 3 });
    expect((await place([ordered(bowl.id, 2), ordered(bowl.id, 2)])).codes).toEqual(["OUT_OF_STOCK"]);
    expect((await place([ordered(bowl.id, 2), ordered(bowl.id, 1)])).data?.placeOrder).toMatchObject({
      lines: [{ quantity: "3" }],
    });
  });

  it("applies the customer's discounts to every cart", async () => {
    const bowl = await product(testContext.prisma);
    const gift = await testContext.prisma.discount.create({
      data: {
        name: "熟客",
        kind: "PER_PRODUCT",
        audience: "CUSTOMER",
        amount: -30,
        customers: { create: { customerId: me } },
      },
    });
    expect((await place([ordered(bowl.id)])).data?.placeOrder).toMatchObject({
      discountTotal: "-30",
      total: "70",
    });
    await testContext.prisma.discount.update({ where: { id: gift.id }, data: { state: "DISABLED" } });
    expect((await place([ordered(bowl.id)])).data?.placeOrder).toMatchObject({
      discountTotal: "0",
      total: "100",
    });
  });
});

describe("contact details at checkout", () => {
  it("stores them with ordinary characters, and the account digits at the beginning of the note", async () => {
    const bowl = await product(testContext.prisma);
    const { codes, data } = await place([ordered(bowl.id)], {
      buyerPhone: "０９１２－０００－１１１",
      recipientPhone: " (02) 2555-1234 ",
      address: " 臺北市大同區迪化街１號 ",
      paymentMethod: "BANK_TRANSFER",
      accountDigits: "１２３４５",
      note: " 請放門口 ",
    });
    expect(codes).toEqual([]);
    expect(data?.placeOrder).toMatchObject({ buyerPhone: "0912-000-111", note: "12345 請放門口" });
    expect(await testContext.prisma.order.findFirst({ where: { customerId: me } })).toMatchObject({
      recipientPhone: "(02) 2555-1234",
      address: "臺北市大同區迪化街１號",
    });
  });

  it("reads a note that starts with five digits as before, and ignores digits for other methods", async () => {
    const bowl = await product(testContext.prisma);
    const transfer = { paymentMethod: "BANK_TRANSFER", note: "123456 謝謝" };
    expect((await place([ordered(bowl.id)], transfer)).data?.placeOrder).toMatchObject({
      note: "123456 謝謝",
    });
    const atStore = { accountDigits: "1", note: "謝謝" };
    expect((await place([ordered(bowl.id)], atStore)).data?.placeOrder).toMatchObject({ note: "謝謝" });
  });

  it.each([
    [{ buyerPhone: "abc電話😀" }, { field: "buyerPhone", contactRule: "PHONE" }],
    [{ address: "x" }, { field: "address", contactRule: "ADDRESS" }],
    [
      { paymentMethod: "BANK_TRANSFER", accountDigits: "1234" },
      { field: "accountDigits", contactRule: "ACCOUNT_DIGITS" },
    ],
  ])("names the field and the rule of %j", async (more, params) => {
    const bowl = await product(testContext.prisma);
    expect((await place([ordered(bowl.id)], more)).params).toEqual(params);
  });

  it("accepts any text from REST, whose documented inputs are free texts", async () => {
    const bowl = await product(testContext.prisma);
    const context = { ...testContext.context(customer(me)), validatesContacts: false };
    const order = await placeOrder(context, {
      lines: [
        { productId: globalId("Product", bowl.id), quantity: decimal(1), seenPrice: decimal(bowl.price) },
      ],
      buyerName: "",
      buyerPhone: "0912",
      recipientName: "",
      recipientPhone: "1",
      address: "x",
      note: "",
      paymentMethod: "PAY_AT_STORE",
    });
    expect(order).toMatchObject({ buyerPhone: "0912", recipientPhone: "1", address: "x" });
  });
});

describe("a refused checkout writes nothing and returns the reason", () => {
  const cases: [string, object, string][] = [
    ["a payment method that is not offered", { paymentMethod: "CARD" }, "PAYMENT_METHOD_NOT_OFFERED"],
    [
      "cash on delivery when the store does not deliver",
      { paymentMethod: "CASH_ON_DELIVERY" },
      "PAYMENT_METHOD_NOT_OFFERED",
    ],
    ["a transfer without a remark", { paymentMethod: "BANK_TRANSFER" }, "BANK_CODE_REQUIRED"],
    [
      "a transfer with four digits",
      { paymentMethod: "BANK_TRANSFER", note: "1234 謝謝" },
      "BANK_CODE_REQUIRED",
    ],
    ["a delivery day in the past", { expectedDeliveryDate: "2026-11-20" }, "DELIVERY_DATE_NOT_ALLOWED"],
    ["no phone", { buyerPhone: "   " }, "INVALID_INPUT"],
    ["a buyer's phone of 7 digits", { buyerPhone: "1234567" }, "INVALID_INPUT"],
    ["a recipient's phone of words", { recipientPhone: "不給你" }, "INVALID_INPUT"],
    ["an address of one letter", { address: "x" }, "INVALID_INPUT"],
    ["six account digits", { paymentMethod: "BANK_TRANSFER", accountDigits: "123456" }, "INVALID_INPUT"],
    ["blank account digits", { paymentMethod: "BANK_TRANSFER", accountDigits: " " }, "INVALID_INPUT"],
    ["a name beyond 200 characters", { buyerName: "長".repeat(201) }, "INVALID_INPUT"],
    ["no lines", { lines: [] }, "INVALID_INPUT"],
  ];
  it.each(cases)("for %s", async (_what, more, code) => {
    const bowl = await product(testContext.prisma);
    expect((await place([ordered(bowl.id)], more)).codes).toEqual([code]);
    expect(await stockOf(bowl.id)).toBe("10");
    expect(await orderCount()).toBe(0);
  });

  it("for a quantity that would cost nothing, with the least one that does not", async () => {
    const bowl = await product(testContext.prisma, { price: "0.01" });
    const little = (quantity: string) => place([ordered(bowl.id, quantity, "0.01")]);
    expect(await little("0.00049")).toMatchObject({
      codes: ["INVALID_INPUT"],
      params: { field: "quantity" },
      rule: { kind: "NUMBER", min: 0.0005 },
    });
    expect(await stockOf(bowl.id)).toBe("10");
    expect((await little("0.0005")).codes).toEqual([]);
  });

  it("for insufficient stock, with the product's name and without taking other stock", async () => {
    const [few, many] = [await product(testContext.prisma, { stock: 1 }), await product(testContext.prisma)];
    const { codes, params } = await place([ordered(many.id), ordered(few.id, 2)]);
    expect(codes).toEqual(["OUT_OF_STOCK"]);
    expect(params).toEqual({ products: [few.name] });
    expect(await stockOf(many.id)).toBe("10");
    expect(await orderCount()).toBe(0);
  });

  it("for a changed price, with the current one", async () => {
    const bowl = await product(testContext.prisma, { price: "150" });
    const { codes, params } = await place([ordered(bowl.id)]);
    expect(codes).toEqual(["PRICE_CHANGED"]);
    expect(params).toEqual({
      prices: [{ productId: globalId("Product", bowl.id), name: bowl.name, price: "150" }],
    });
  });

  it.each(["DISABLED", "FROZEN"] as const)("for a product that is %s", async (state) => {
    const bowl = await product(testContext.prisma, { state });
    expect((await place([ordered(bowl.id)])).codes).toEqual(["PRODUCT_NOT_ON_SALE"]);
  });

  it("for a deleted and for an unknown product", async () => {
    const bowl = await product(testContext.prisma, { deletedAt: new Date() });
    expect((await place([ordered(bowl.id)])).codes).toEqual(["PRODUCT_NOT_ON_SALE"]);
    expect((await place([ordered(2_000_000_000)])).codes).toEqual(["NOT_FOUND"]);
    expect((await place([{ ...ordered(1), productId: "nonsense" }])).codes).toEqual(["NOT_FOUND"]);
  });

  it.each(["0", "-1"])("for a quantity of %s", async (quantity) => {
    const bowl = await product(testContext.prisma);
    expect((await place([ordered(bowl.id, quantity)])).codes).toEqual(["INVALID_INPUT"]);
  });

  it("for a blocked customer", async () => {
    const bowl = await product(testContext.prisma);
    await testContext.prisma.customerBlock.create({ data: { customerId: me } });
    expect((await place([ordered(bowl.id)])).codes).toEqual(["CUSTOMER_BLOCKED"]);
  });

  it("without a customer session, even for staff", async () => {
    const bowl = await product(testContext.prisma);
    for (const viewer of [ANONYMOUS, ADMIN, staff(1, "STAFF")]) {
      expect((await place([ordered(bowl.id)], {}, viewer)).codes).toEqual(["UNAUTHENTICATED"]);
    }
  });
});

describe("the delivery date", () => {
  it("must be in the store's window on an open weekday, in the store's zone", async () => {
    await store(testContext.prisma, {
      timeZone: "Asia/Taipei",
      openWeekdays: [1, 2, 3, 4, 5],
      orderingClosesAt: new Date("2026-12-31T15:59:59Z"),
      delivers: true,
    });
    const bowl = await product(testContext.prisma);
    const on = async (expectedDeliveryDate: string) => {
      const answer = await place([ordered(bowl.id)], {
        expectedDeliveryDate,
        paymentMethod: "CASH_ON_DELIVERY",
      });
      return answer.codes[0] ?? answer.data?.placeOrder.expectedDeliveryDate;
    };
    expect(await on("2026-11-23")).toBe("2026-11-22T16:00:00.000Z");
    expect(await on("2026-11-23T10:00:00+08:00")).toBe("2026-11-23T02:00:00.000Z");
    expect(await on("2026-11-22")).toBe("DELIVERY_DATE_NOT_ALLOWED");
    expect(await on("2027-01-01")).toBe("DELIVERY_DATE_NOT_ALLOWED");
  });
});

describe("idempotency", () => {
  it("returns the same order for the same key and input, and CONFLICT for another input", async () => {
    const bowl = await product(testContext.prisma);
    const first = await place([ordered(bowl.id)], { idempotencyKey: "tap-1" });
    const second = await place([ordered(bowl.id)], { idempotencyKey: "tap-1" });
    expect(second.data).toEqual(first.data);
    expect(await stockOf(bowl.id)).toBe("9");
    expect((await place([ordered(bowl.id, 2)], { idempotencyKey: "tap-1" })).codes).toEqual(["CONFLICT"]);
  });

  it("frees the key of a refused checkout, and separates keys by customer", async () => {
    const bowl = await product(testContext.prisma);
    expect((await place([ordered(bowl.id, 1, 1)], { idempotencyKey: "tap" })).codes).toEqual([
      "PRICE_CHANGED",
    ]);
    expect((await place([ordered(bowl.id)], { idempotencyKey: "tap" })).codes).toEqual([]);
    const other = (await customerRow(testContext.prisma)).id;
    expect((await place([ordered(bowl.id)], { idempotencyKey: "tap" }, customer(other))).codes).toEqual([]);
    expect(await stockOf(bowl.id)).toBe("8");
  });
});
