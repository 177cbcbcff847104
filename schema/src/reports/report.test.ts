import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerRow, orderRow, product } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, staff, type TestContext } from "../testing/run.ts";

const DOCUMENT = `query ($range: DayRange!) { report(range: $range) {
  sums { orders quantity gross discounts net paid open }
  days { day received visits sums { orders net } }
  hours { weekday hour sums { orders } }
  sources { source sums { orders } }
  paymentMethods { paymentMethod sums { net } }
  products { name lines quantity gross }
  productTypes { name quantity }
  staff { staffMember { name } services value bookedMinutes shiftMinutes }
  services { name bookings value bookedMinutes }
  cancelledVisits
  customers { newCustomers returningCustomers }
} }`;

let testContext: TestContext;

/** Three days of March in Taipei, read in November and in the evening of the last of them. */
const RANGE = { from: "2026-03-20", to: "2026-03-22" };
const READ_AT = [new Date("2026-11-21T02:00:00Z"), new Date("2026-03-22T12:00:00Z")];

beforeAll(async () => {
  testContext = await createTestContext();
  const { prisma } = testContext;
  const known = await customerRow(prisma);
  const fresh = await customerRow(prisma);
  const cup = await product(prisma, { name: "cup" });
  const bowl = await product(prisma, { name: "bowl" });
  for (const name of ["tea", "gift"])
    await prisma.productType.create({ data: { name, products: { create: { productId: cup.id } } } });
  const placed = [
    { at: "2026-03-01T03:00:00Z", customerId: known.id, total: 7, paymentMethod: 3 },
    { at: "2026-03-19T16:00:00Z", customerId: known.id, total: 90, paymentMethod: 3 },
    { at: "2026-03-22T15:59:59Z", customerId: fresh.id, total: 60, paymentMethod: 5 },
    { at: "2026-03-22T16:00:00Z", customerId: fresh.id, total: 1000, paymentMethod: 5 },
    { at: "2026-03-20T05:00:00Z", customerId: fresh.id, total: 5000, paymentMethod: 5, state: "CANCELLED" },
  ] as const;
  for (const { at, ...data } of placed) {
    const sums = { subtotal: data.total + 10, discountTotal: -10, totalQuantity: 3 };
    const { id } = await orderRow(prisma, { ...data, ...sums, createdAt: new Date(at) });
    await prisma.orderLine.createMany({
      data: [
        { orderId: id, productId: cup.id, quantity: 2, unitPrice: 30, productName: "old cup" },
        { orderId: id, productId: bowl.id, quantity: 1, unitPrice: 5, productName: "bowl" },
      ],
    });
  }
  await prisma.payment.create({
    data: { kind: "CASH", state: "CAPTURED", amount: 33, receivedAt: new Date("2026-03-21T02:00:00Z") },
  });
  const { id } = await prisma.staffMember.create({
    data: { username: "emi", passwordHash: "x", name: "Emi", role: "STAFF" },
  });
  const visits = [
    { at: "2026-03-20T02:00:00Z", state: "CONFIRMED" },
    { at: "2026-03-21T02:00:00Z", state: "PENDING" },
    { at: "2026-03-21T05:00:00Z", state: "CANCELLED" },
    { at: "2026-03-22T16:00:00Z", state: "CONFIRMED" },
  ] as const;
  for (const { at, state } of visits) {
    const startsAt = new Date(at);
    const endsAt = new Date(startsAt.getTime() + 5_400_000);
    await prisma.appointment.create({
      data: {
        customerId: known.id,
        customerName: "安",
        source: "MANUAL",
        state,
        startsAt,
        endsAt,
        items: {
          create: {
            serviceName: "剪髮",
            serviceMinutes: 90,
            servicePrice: 800,
            startsAt,
            endsAt,
            staffMemberId: id,
          },
        },
      },
    });
  }
  const templates = await Promise.all(
    [
      { name: "early", startMinute: 600, endMinute: 900 },
      { name: "overlapping", startMinute: 840, endMinute: 960 },
    ].map((data) => prisma.shiftTemplate.create({ data })),
  );
  for (const template of templates)
    await prisma.shiftAssignment.create({
      data: {
        staffMemberId: id,
        shiftTemplateId: template.id,
        state: "CONFIRMED",
        date: new Date("2026-03-20T00:00:00Z"),
      },
    });
});
afterAll(() => testContext?.close());

describe.each(READ_AT)("a report that is read at %s", (now) => {
  it("contains the figures of the store's days", async () => {
    testContext.now = now;
    const { data, messages } = await testContext.run(DOCUMENT, { range: RANGE }, ADMIN);
    expect(messages).toEqual([]);
    expect(data).toEqual({
      report: {
        sums: {
          orders: 2,
          quantity: "6",
          gross: "170",
          discounts: "-20",
          net: "150",
          paid: "0",
          open: "150",
        },
        days: [
          { day: "2026-03-20", received: "0", visits: 1, sums: { orders: 1, net: "90" } },
          { day: "2026-03-21", received: "33", visits: 1, sums: { orders: 0, net: "0" } },
          { day: "2026-03-22", received: "0", visits: 0, sums: { orders: 1, net: "60" } },
        ],
        hours: [
          { weekday: 5, hour: 0, sums: { orders: 1 } },
          { weekday: 7, hour: 23, sums: { orders: 1 } },
        ],
        sources: [{ source: "MANUAL", sums: { orders: 2 } }],
        paymentMethods: [
          { paymentMethod: "BANK_TRANSFER", sums: { net: "90" } },
          { paymentMethod: "CASH_ON_DELIVERY", sums: { net: "60" } },
        ],
        products: [
          { name: "cup", lines: 2, quantity: "4", gross: "120" },
          { name: "bowl", lines: 2, quantity: "2", gross: "10" },
        ],
        productTypes: [
          { name: "tea", quantity: "4" },
          { name: "gift", quantity: "4" },
          { name: "", quantity: "2" },
        ],
        staff: [
          { staffMember: { name: "Emi" }, services: 2, value: "1600", bookedMinutes: 180, shiftMinutes: 360 },
        ],
        services: [{ name: "剪髮", bookings: 2, value: "1600", bookedMinutes: 180 }],
        cancelledVisits: 1,
        customers: { newCustomers: 1, returningCustomers: 1 },
      },
    });
  });
});

describe("a report", () => {
  it("has the first products only, if asked, next to the number of all of them and to the types of all", async () => {
    const read = async (fields: string) => {
      const document = `query ($range: DayRange!) { report(range: $range) { ${fields} } }`;
      const { data } = await testContext.run<{ report: object }>(document, { range: RANGE }, ADMIN);
      return data?.report;
    };
    const types = [{ name: "tea" }, { name: "gift" }, { name: "" }];
    expect(await read("productCount products(first: 1) { name gross } productTypes { name }")).toEqual({
      productCount: 2,
      products: [{ name: "cup", gross: "120" }],
      productTypes: types,
    });
    expect(await read("productCount products(first: 0) { name }")).toEqual({ productCount: 2, products: [] });
    // Fields that need different numbers of products share one read.
    expect(
      await read("one: products(first: 1) { name } all: products { name } productTypes { name }"),
    ).toEqual({
      one: [{ name: "cup" }],
      all: [{ name: "cup" }, { name: "bowl" }],
      productTypes: types,
    });
  });

  it("has at most 366 days", async () => {
    const codes = async (range: object) => (await testContext.run(DOCUMENT, { range }, ADMIN)).codes;
    expect(await codes({ from: "2026-01-01", to: "2027-01-02" })).toEqual(["INVALID_INPUT"]);
    expect(await codes({ from: "2026-01-02", to: "2026-01-01" })).toEqual(["INVALID_INPUT"]);
  });

  it("is readable by admins only", async () => {
    for (const viewer of [staff(1, "STAFF"), customer(1)]) {
      const { data } = await testContext.run(
        "query ($range: DayRange!) { report(range: $range) { cancelledVisits } }",
        { range: RANGE },
        viewer,
      );
      expect(data).toBeNull();
    }
  });
});
