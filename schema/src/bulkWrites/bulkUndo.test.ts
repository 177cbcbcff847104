import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId, type NodeType } from "../ids.ts";
import { actAs, bookable, clearBooks, clock, id } from "../testing/bookable.ts";
import { auditOf, customerRow, discountOn, orderRow, product, staffRow, store } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, staff, type TestContext } from "../testing/run.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

interface Result {
  done: number;
  refused: number;
  rows: { rowId: string; code: string | null }[];
  undoable: { id: string }[];
}

async function bulk(name: string, inputType: string, input: object, viewer = ADMIN) {
  const document = `mutation ($input: ${inputType}!) {
    result: ${name}(input: $input) { done refused rows { rowId code } undoable { id } } }`;
  const { data, codes } = await testContext.run<{ result: Result }>(document, { input }, viewer);
  return { ...(data?.result ?? { done: 0, refused: 0, rows: [], undoable: [] }), codes };
}
const undo = ({ undoable }: Pick<Result, "undoable">, viewer = ADMIN) =>
  bulk("undoChanges", "UndoChangesInput", { ids: undoable.map((change) => change.id) }, viewer);
const idsOf = (type: NodeType, rows: readonly { id: number }[]) => rows.map((row) => globalId(type, row.id));
const states = async (rows: readonly { id: number }[]) => {
  const found = await testContext.prisma.order.findMany({
    where: { id: { in: rows.map((row) => row.id) } },
    orderBy: { id: "asc" },
  });
  return found.map(({ state, paymentState }) => `${state} ${paymentState}`);
};

describe("the orders of a bulk write", () => {
  const three = async () => [
    await orderRow(testContext.prisma, { total: 100 }),
    await orderRow(testContext.prisma, { total: 100, state: "IN_ACTION" }),
    await orderRow(testContext.prisma, { total: 100 }),
  ];

  it("are undone one by one, and one that was changed since is named and left", async () => {
    const orders = await three();
    const advanced = await bulk("advanceOrders", "AdvanceOrdersInput", {
      orders: { ids: idsOf("Order", orders) },
    });
    expect([advanced.done, advanced.undoable.length]).toEqual([3, 3]);
    const [, second] = idsOf("Order", orders);
    await testContext.run(
      "mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { id } }",
      { input: { id: second, details: { note: "改" } } },
      staff((await staffRow(testContext.prisma)).id),
    );
    const undone = await undo(advanced);
    expect([undone.done, undone.refused]).toEqual([2, 1]);
    expect(undone.rows).toEqual(
      idsOf("Order", orders).map((rowId) => ({ rowId, code: rowId === second ? "CONFLICT" : null })),
    );
    expect(await states(orders)).toEqual(["ESTABLISHED UNPAID", "WAITING UNPAID", "ESTABLISHED UNPAID"]);
    expect(undone.undoable).toEqual([]);
  });

  it("are undone once, by the same person, within a minute", async () => {
    const [order] = await three();
    const orders = { ids: idsOf("Order", order === undefined ? [] : [order]) };
    const paid = await bulk("markOrdersPaid", "OrdersInput", { orders });
    expect((await undo(paid, staff(2))).rows.map(({ code }) => code)).toEqual(["FORBIDDEN"]);
    testContext.now = new Date(Date.now() + 61_000);
    expect((await undo(paid)).rows.map(({ code }) => code)).toEqual(["FORBIDDEN"]);
    testContext.now = new Date();
    const both = await Promise.all([undo(paid), undo(paid)]);
    expect(both.map(({ done }) => done).sort()).toEqual([0, 1]);
    expect(await states(order === undefined ? [] : [order])).toEqual(["ESTABLISHED UNPAID"]);
  });

  it("that were refused, or are not the viewer's, offer nothing", async () => {
    const final = await orderRow(testContext.prisma, { state: "COMPLETE" });
    const orders = { ids: idsOf("Order", [final]) };
    expect((await bulk("cancelOrders", "OrdersInput", { orders })).undoable).toEqual([]);
    expect((await bulk("undoChanges", "UndoChangesInput", { ids: [] })).codes).toEqual(["INVALID_INPUT"]);
    expect((await bulk("undoChanges", "UndoChangesInput", { ids: ["x"] })).codes).toEqual(["NOT_FOUND"]);
    expect((await bulk("undoChanges", "UndoChangesInput", { ids: ["1"] }, staff(2, "STAFF"))).codes).toEqual([
      "FORBIDDEN",
    ]);
  });

  it("take their stock again when they were canceled", async () => {
    const cup = await product(testContext.prisma, { stock: 9 });
    const lines = { create: { productId: cup.id, productName: "cup", unitPrice: 100, quantity: 1 } };
    const order = await orderRow(testContext.prisma, { lines });
    const cancelled = await bulk("cancelOrders", "OrdersInput", { orders: { ids: idsOf("Order", [order]) } });
    expect((await undo(cancelled)).done).toBe(1);
    const { stock } = await testContext.prisma.product.findUniqueOrThrow({ where: { id: cup.id } });
    expect([await states([order]), Number(stock)]).toEqual([["ESTABLISHED UNPAID"], 9]);
  });
});

describe("the products of a bulk write", () => {
  const read = (row: { id: number }) =>
    testContext.prisma.product.findUniqueOrThrow({
      where: { id: row.id },
      include: { types: true, discounts: true },
    });
  const update = (rows: readonly { id: number }[], change: object) =>
    bulk("updateProducts", "UpdateProductsInput", { products: { ids: idsOf("Product", rows) }, ...change });

  it("get price, state, and work units back, with an entry in the history", async () => {
    const cup = await product(testContext.prisma, { price: 125, workUnits: 2 });
    const changed = await update([cup], { pricePercent: "-10", state: "FROZEN" });
    expect((await undo(changed)).done).toBe(1);
    expect(await read(cup)).toMatchObject({ state: "ENABLED", version: cup.version + 2 });
    expect(Number((await read(cup)).price)).toBe(125);
    expect((await auditOf(testContext.prisma, "Product", cup.id)).at(-1)).toMatchObject({
      action: "UNDO",
      before: { price: "113", state: "FROZEN" },
      after: { price: "125", state: "ENABLED" },
    });
    const one = await product(testContext.prisma);
    const edited = await bulk("editProducts", "EditProductsInput", {
      products: [
        { id: globalId("Product", one.id), details: { workUnits: "3", name: "杯" } },
        { id: globalId("Product", cup.id), details: { workUnits: "1" } },
      ],
    });
    expect((await undo(edited)).done).toBe(2);
    const after = [await read(one), await read(cup)];
    expect(after.map(({ name, workUnits }) => [name, Number(workUnits)])).toEqual([
      [one.name, 1],
      [cup.name, 2],
    ]);
  });

  it("get their stock back less what was sold since, and are refused when more was sold", async () => {
    const [cup, bowl] = [
      await product(testContext.prisma, { stock: 10 }),
      await product(testContext.prisma, { stock: 1 }),
    ];
    const changed = await update([cup, bowl], { stock: "5" });
    for (const row of [cup, bowl])
      await testContext.prisma.product.update({ where: { id: row.id }, data: { stock: { decrement: 2 } } });
    expect((await undo(changed)).rows.map(({ code }) => code)).toEqual([null, "OUT_OF_STOCK"]);
    expect([Number((await read(cup)).stock), Number((await read(bowl)).stock)]).toEqual([8, 3]);
  });

  it("get exactly their types and discounts back, except deleted ones", async () => {
    const cup = await product(testContext.prisma);
    const [tea, gift] = await testContext.prisma.productType.createManyAndReturn({
      data: [{ name: "茶" }, { name: "禮" }],
    });
    const kept = await discountOn(testContext.prisma, cup.id, { multiplier: 0.9 }, { maxQuantity: 4 });
    const other = await testContext.prisma.discount.create({
      data: { name: "其他", kind: "PER_PRODUCT", audience: "PRODUCT" },
    });
    await update([cup], {
      addTypeIds: idsOf(
        "ProductType",
        [tea, gift].flatMap((type) => type ?? []),
      ),
    });
    const changed = await update([cup], {
      removeTypeIds: idsOf(
        "ProductType",
        [tea, gift].flatMap((type) => type ?? []),
      ),
      removeDiscountIds: idsOf("Discount", [kept]),
      addDiscountIds: idsOf("Discount", [other]),
    });
    await testContext.prisma.productType.delete({ where: { id: gift?.id ?? 0 } });
    expect((await undo(changed)).codes).toEqual([]);
    const after = await read(cup);
    expect(after.types.map(({ productTypeId }) => productTypeId)).toEqual([tea?.id]);
    expect(
      after.discounts.map(({ discountId, minQuantity, maxQuantity }) => [
        discountId,
        Number(minQuantity),
        Number(maxQuantity),
      ]),
    ).toEqual([[kept.id, 1, 4]]);
  });
});

it("the customers of a bulk write get their tags and discounts back", async () => {
  const [kept, given] = await testContext.prisma.discount.createManyAndReturn({
    data: ["舊", "新"].map((name) => ({ name, kind: "PER_PRODUCT", audience: "CUSTOMER" })),
  });
  const customer = await customerRow(testContext.prisma, { tags: ["VIP"], tagKeys: ["vip"] });
  await testContext.prisma.customerDiscount.create({
    data: { customerId: customer.id, discountId: kept?.id ?? 0 },
  });
  const changed = await bulk("updateCustomers", "UpdateCustomersInput", {
    customers: { ids: idsOf("Customer", [customer]) },
    addTags: ["茶友"],
    removeTags: ["vip"],
    addDiscountIds: idsOf("Discount", given === undefined ? [] : [given]),
    removeDiscountIds: idsOf("Discount", kept === undefined ? [] : [kept]),
  });
  expect((await undo(changed)).done).toBe(1);
  const after = await testContext.prisma.customer.findUniqueOrThrow({
    where: { id: customer.id },
    include: { discounts: true },
  });
  expect(after).toMatchObject({ tags: ["VIP"], tagKeys: ["vip"], discounts: [{ discountId: kept?.id }] });
  expect((await auditOf(testContext.prisma, "Customer", customer.id)).at(-1)).toMatchObject({
    action: "UNDO",
  });
});

describe("the appointments of a review", () => {
  beforeEach(async () => {
    testContext.now = new Date("2026-11-21T02:00:00Z");
    await clearBooks(testContext.prisma);
    await testContext.prisma.outboxMessage.deleteMany();
    await store(testContext.prisma, {
      notices: ["APPOINTMENT_REQUESTED", "APPOINTMENT_CONFIRMED", "APPOINTMENT_CANCELLED"],
    });
  });

  /** Creates an appointment at 11:00 that waits for its review and names no staff. */
  async function pending() {
    const { service, people } = await bookable(testContext.prisma);
    const known = await customerRow(testContext.prisma, { phone: "0933000000", reachable: true });
    const { row } = await actAs(testContext, "createAppointment", {
      details: { customerId: id("Customer", known), startsAt: clock("11:00") },
      lines: [{ serviceId: id("Service", service) }],
    });
    await testContext.prisma.outboxMessage.deleteMany();
    return { rowId: row?.id ?? "", service, person: id("StaffMember", people[0] ?? null) };
  }
  const review = (rowId: string, decision: string) =>
    bulk("reviewAppointments", "ReviewAppointmentsInput", { appointments: { ids: [rowId] }, decision });
  const read = async () => {
    const { state, items } = await testContext.prisma.appointment.findFirstOrThrow({
      include: { items: true },
    });
    return [state, items[0]?.staffMemberId];
  };
  const kinds = async () =>
    (await testContext.prisma.outboxMessage.findMany({ orderBy: { id: "asc" } })).map(({ kind }) => kind);
  const markSent = () =>
    testContext.prisma.outboxMessage.updateMany({ data: { state: "SENT", attempts: 1 } });

  it("wait for it again, without the staff that it assigned, and the unsent message is withdrawn", async () => {
    const { rowId } = await pending();
    const confirmed = await review(rowId, "CONFIRMED");
    expect([(await read())[0], await kinds()]).toEqual(["CONFIRMED", ["APPOINTMENT_CONFIRMED"]]);
    expect((await undo(confirmed)).done).toBe(1);
    expect([await read(), await kinds()]).toEqual([["PENDING", null], []]);
  });

  it("take their time again when they were declined, and customers who were told get a correction", async () => {
    const { rowId } = await pending();
    const declined = await review(rowId, "CANCELLED");
    await markSent();
    expect((await undo(declined)).done).toBe(1);
    expect([await read(), await kinds()]).toEqual([
      ["PENDING", null],
      ["APPOINTMENT_CANCELLED", "APPOINTMENT_REQUESTED"],
    ]);
  });

  it("stay declined when their time was taken meanwhile", async () => {
    const { rowId, service, person } = await pending();
    const declined = await review(rowId, "CANCELLED");
    await actAs(testContext, "createAppointment", {
      details: { customerName: "王", customerPhone: "0912000000", startsAt: clock("11:30") },
      lines: [{ serviceId: id("Service", service), staffMemberId: person }],
    });
    const undone = await undo(declined);
    expect(undone.rows.map(({ code }) => code)).toEqual(["SLOT_TAKEN"]);
    expect((await read())[0]).toBe("CANCELLED");
  });

  it("that were confirmed and then canceled are confirmed again, also in the message", async () => {
    const { rowId } = await pending();
    await review(rowId, "CONFIRMED");
    const [, assigned] = await read();
    await testContext.prisma.outboxMessage.deleteMany();
    const { data } = await testContext.run<{
      cancelAppointment: { version: number; undoable: { id: string } };
    }>(
      "mutation ($input: CancelAppointmentInput!) { cancelAppointment(input: $input) { version undoable { id } } }",
      { input: { id: rowId, lateBy: "CUSTOMER" } },
      ADMIN,
    );
    await markSent();
    expect((await undo({ undoable: [data?.cancelAppointment.undoable ?? { id: "0" }] })).done).toBe(1);
    expect([await read(), await kinds()]).toEqual([
      ["CONFIRMED", assigned],
      ["APPOINTMENT_CANCELLED", "APPOINTMENT_CONFIRMED"],
    ]);
  });
});
