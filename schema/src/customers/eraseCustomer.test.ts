import { Prisma } from "@machiya/prisma/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../ids.ts";
import { bookable, clock } from "../testing/bookable.ts";
import { auditOf, customerRow, orderRow, staffRow } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, staff, type TestContext } from "../testing/run.ts";
import { inAddress } from "./eraseHistory.ts";

const ERASE = "mutation ($input: EraseCustomerInput!) { eraseCustomer(input: $input) }";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext?.close());

const act = async (name: string, type: string, input: object, fields = "") => {
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) ${fields} }`;
  const { codes, messages } = await testContext.run(document, { input }, ADMIN);
  expect([codes, messages]).toEqual([[], []]);
};
const erase = (id: number, viewer = ADMIN) =>
  testContext.run<{ eraseCustomer: string }>(ERASE, { input: { id: globalId("Customer", id) } }, viewer);

/** Returns every row of every table as text; bytes as the text that they contain. */
async function dump(): Promise<string> {
  const { prisma } = testContext;
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`;
  const texts: string[] = [];
  for (const { name } of tables) {
    const bytes = await prisma.$queryRaw<{ column: string }[]>`
      SELECT attname AS column FROM pg_attribute WHERE attrelid = ${`"${name}"`}::regclass AND atttypid = 'bytea'::regtype
        AND NOT attisdropped`;
    const decoded = bytes.map(({ column }) => ` || coalesce(encode(t."${column}", 'escape'), '')`).join("");
    const rows = await prisma.$queryRaw<{ text: string }[]>`
      SELECT t::text ${Prisma.raw(decoded)} AS text FROM ${Prisma.raw(`"${name}"`)} t`;
    texts.push(...rows.map(({ text }) => `${name}: ${text}`));
  }
  return texts.join("\n");
}

/** What is known of the person whom the tests erase; each is unlike any other text. */
const NAME = "陳墨染";
const KNOWN = {
  name: NAME,
  phone: "0911-222-333",
  note: "對墨水過敏",
  tag: "墨客",
  lineUserId: `U${"d1".repeat(16)}`,
  second: "墨染陳",
  secondPhone: "0988-777-666",
  recipient: "陳紙鎮",
  recipientPhone: "0922-333-444",
  address: "墨水街七號",
  orderNote: "請勿按墨鈴",
  itemNote: "墨色指甲",
  block: "墨債未清",
  reason: "墨漬退款",
  tracking: "MOXRAN778899",
  paymentNote: "墨染轉帳",
  digits: "77881",
  broadcast: "墨染您好",
} as const;

/** Writes the person into every table that may contain one, through the API where staff would use it. */
async function fill() {
  const { prisma } = testContext;
  const person = await customerRow(prisma, {
    lineUserId: KNOWN.lineUserId,
    name: "甲",
    phone: "",
    note: "",
  });
  const second = await customerRow(prisma, {
    lineUserId: null,
    reachable: false,
    name: KNOWN.second,
    phone: KNOWN.secondPhone,
  });
  const id = globalId("Customer", person.id);
  const details = { name: KNOWN.name, phone: KNOWN.phone, note: KNOWN.note };
  const discounts = { addDiscountIds: [], removeDiscountIds: [] };
  await act(
    "updateCustomer",
    "UpdateCustomerInput",
    { id, details, ...discounts, addTags: [KNOWN.tag] },
    "{ id }",
  );
  const merged = { customerIds: [id, globalId("Customer", second.id)], nameOf: id, phoneOf: id };
  await act("mergeCustomers", "MergeCustomersInput", merged, "{ id }");
  const buyer = {
    customerId: person.id,
    buyerName: NAME,
    buyerPhone: KNOWN.phone,
    note: KNOWN.orderNote,
    recipientName: KNOWN.recipient,
    recipientPhone: KNOWN.recipientPhone,
    address: KNOWN.address,
  };
  const order = await orderRow(prisma, {
    ...buyer,
    total: 300,
    subtotal: 300,
    paymentReportDigits: KNOWN.digits,
  });
  const orderId = globalId("Order", order.id);
  await act(
    "updateOrder",
    "UpdateOrderInput",
    { id: orderId, details: { address: `${KNOWN.address}二樓` } },
    "{ id }",
  );
  const gone = await orderRow(prisma, buyer);
  await act("deleteOrders", "DeleteOrdersInput", { ids: [globalId("Order", gone.id)] });
  const payment = await prisma.payment.create({
    data: {
      orderId: order.id,
      orderNumber: order.id,
      kind: "TRANSFER",
      amount: 300,
      state: "CAPTURED",
      note: KNOWN.paymentNote,
      receivedAt: new Date(),
      instructions: { account: KNOWN.paymentNote },
      refunds: { create: { amount: 100, state: "DONE", doneAt: new Date(), reason: KNOWN.reason } },
    },
  });
  await prisma.parcel.create({ data: { orderId: order.id, trackingNumber: KNOWN.tracking } });
  await prisma.pickUpStore.create({
    data: {
      orderId: order.id,
      chain: "UNIMART",
      code: "131386",
      name: KNOWN.address,
      address: KNOWN.address,
    },
  });
  const { service } = await bookable(prisma);
  const times = { startsAt: clock("10:00"), endsAt: clock("11:00") };
  const booking = {
    customerId: person.id,
    customerName: NAME,
    customerPhone: KNOWN.phone,
    note: KNOWN.note,
    source: "MANUAL" as const,
    ...times,
  };
  const item = {
    serviceId: service.id,
    serviceName: service.name,
    serviceMinutes: 60,
    servicePrice: 500,
    ...times,
  };
  const [visit, lost] = [
    await prisma.appointment.create({
      data: { ...booking, items: { create: { ...item, note: KNOWN.itemNote } } },
    }),
    await prisma.appointment.create({
      data: { ...booking, items: { create: { ...item, note: KNOWN.itemNote } } },
    }),
  ];
  await act("deleteAppointments", "DeleteAppointmentsInput", { ids: [globalId("Appointment", lost.id)] });
  await act("blockCustomers", "BlockCustomersInput", { customerIds: [id], note: KNOWN.block }, "{ id }");
  await fillCopies(person.id, { order: order.id, appointment: visit.id });
  return { person, second, order, payment, visit };
}

/** Writes what waits to be sent, was received, or was stored of the person. */
async function fillCopies(customerId: number, records: { order: number; appointment: number }) {
  const { prisma } = testContext;
  const { lineUserId } = KNOWN;
  const boss = await staffRow(prisma, { lineCustomerId: customerId });
  await prisma.session.create({
    data: { customerId, tokenHash: Buffer.from("墨"), expiresAt: new Date("2099-01-01") },
  });
  await prisma.lineEvent.create({ data: { id: "e1", kind: "FOLLOW", lineUserId, occurredAt: new Date() } });
  const data = { order: { id: records.order, buyerName: NAME } };
  await prisma.outboxMessage.create({ data: { kind: "ORDER_RECEIVED", customerId, data } });
  await prisma.outboxMessage.create({ data: { kind: "ORDER_ADVANCED", customerId, data, state: "SENT" } });
  const broadcast = await prisma.broadcast.create({
    data: { text: KNOWN.broadcast, audience: "CHOSEN", audienceCustomerIds: [customerId], recipients: 1 },
  });
  await prisma.failedJob.create({
    data: {
      queue: "BROADCASTS",
      kind: "BROADCAST",
      error: "INTERNAL",
      attempts: 1,
      customerId,
      detail: KNOWN.broadcast,
      broadcastId: broadcast.id,
    },
  });
  await prisma.webhookEvent.create({
    data: {
      kind: "ORDER_CREATED",
      entity: "Order",
      entityId: records.order,
      columns: { buyerName: NAME, customerId },
    },
  });
  await prisma.idempotencyKey.createMany({
    data: [
      { owner: `customer:${customerId}`, keyHash: "1", body: Buffer.from("{}") },
      { owner: `staff:${boss.id}`, keyHash: "2", body: Buffer.from(`{"name":"${NAME}"}`) },
    ],
  });
  await prisma.staffPreference.create({
    data: {
      staffMemberId: boss.id,
      kind: "VIEW",
      subject: "orders",
      name: "常客",
      value: { search: `buyer=${inAddress(NAME)}` },
    },
  });
  await prisma.auditEntry.create({
    data: {
      staffMemberId: boss.id,
      action: "EXPORT",
      subjectType: "StaffMember",
      subjectId: boss.id,
      after: { file: "customers.csv", filter: `name=${inAddress(NAME)}` },
    },
  });
}

describe("the erasure of a person", () => {
  it("removes the person from the whole database, and keeps amounts, times, and others", async () => {
    const { prisma } = testContext;
    const other = await customerRow(prisma, { name: "林別人", phone: "0933-000-000" });
    const others = await orderRow(prisma, { customerId: other.id, buyerName: "林別人" });
    const { person, second, order, payment, visit } = await fill();
    const before = await dump();
    // The tables are searched at all, and the person is in them.
    for (const text of Object.values(KNOWN)) expect(before.includes(text), text).toBe(true);

    const { data, codes } = await erase(person.id);
    expect([codes, data]).toEqual([[], { eraseCustomer: globalId("Customer", person.id) }]);
    const after = await dump();
    const digits = [KNOWN.phone, KNOWN.secondPhone, KNOWN.recipientPhone].map((text) =>
      text.replaceAll("-", ""),
    );
    for (const text of [...Object.values(KNOWN), ...digits, inAddress(NAME)])
      expect(after.split("\n").filter((row) => row.includes(text))).toEqual([]);

    expect(await prisma.order.findUniqueOrThrow({ where: { id: order.id } })).toMatchObject({
      customerId: person.id,
      buyerName: "",
      total: order.total,
      state: order.state,
    });
    expect(
      await prisma.payment.findUniqueOrThrow({ where: { id: payment.id }, include: { refunds: true } }),
    ).toMatchObject({
      amount: payment.amount,
      state: "CAPTURED",
      receivedAt: payment.receivedAt,
      refunds: [{}],
    });
    expect(await prisma.appointment.findUniqueOrThrow({ where: { id: visit.id } })).toMatchObject({
      customerName: "",
      startsAt: visit.startsAt,
      state: visit.state,
    });
    for (const { id } of [person, second]) {
      const history = await auditOf(prisma, "Customer", id);
      expect(history.at(-1)).toMatchObject({ action: "ERASE" });
      const row = await prisma.customer.findUniqueOrThrow({ where: { id } });
      expect(row).toMatchObject({ name: "", lineUserId: null, erasedAt: expect.any(Date) });
    }
    expect(await prisma.customer.findUniqueOrThrow({ where: { id: other.id } })).toMatchObject(other);
    expect(await prisma.order.findUniqueOrThrow({ where: { id: others.id } })).toMatchObject(others);
  });

  it("is written to the history with the staff member and the time", async () => {
    const { prisma } = testContext;
    const boss = await staffRow(prisma);
    const { id } = await customerRow(prisma);
    expect((await erase(id, staff(boss.id))).codes).toEqual([]);
    const entries = await prisma.auditEntry.findMany({ where: { subjectType: "Customer", subjectId: id } });
    expect(entries).toMatchObject([
      { action: "ERASE", staffMemberId: boss.id, before: null, after: null, createdAt: expect.any(Date) },
    ]);
  });

  it("is for admins, and happens once", async () => {
    const { prisma } = testContext;
    const { id } = await customerRow(prisma);
    const colleague = await staffRow(prisma, { role: "STAFF" });
    expect((await erase(id, staff(colleague.id, "STAFF"))).codes).toEqual(["FORBIDDEN"]);
    expect((await erase(id, customer(id))).codes).toEqual(["UNAUTHENTICATED"]);
    expect((await prisma.customer.findUniqueOrThrow({ where: { id } })).erasedAt).toBeNull();
    expect((await erase(id)).codes).toEqual([]);
    expect((await erase(id)).codes).toEqual(["NOT_FOUND"]);
    expect((await erase(99_999_999)).codes).toEqual(["NOT_FOUND"]);
  });

  it("also erases a customer who was deleted, or merged into another one", async () => {
    const { prisma } = testContext;
    const main = await customerRow(prisma, { name: "留下的人" });
    const deletedAt = new Date("2026-01-01");
    const source = await customerRow(prisma, { name: "併入的人", deletedAt, mergedIntoId: main.id });
    expect((await erase(source.id)).data).toEqual({ eraseCustomer: globalId("Customer", main.id) });
    const rows = await prisma.customer.findMany({ where: { id: { in: [main.id, source.id] } } });
    expect(rows.map(({ name, erasedAt }) => [name, erasedAt !== null])).toEqual([
      ["", true],
      ["", true],
    ]);
    expect(rows.find(({ id }) => id === source.id)?.deletedAt).toEqual(deletedAt);
  });

  it("leaves the LINE user ID only in the job that revokes the permissions, and no token without it", async () => {
    const { prisma } = testContext;
    const { id, lineUserId } = await customerRow(prisma);
    await prisma.lineAuthorization.create({
      data: { customerId: id, sealedToken: Buffer.from("x"), expiresAt: new Date("2099-01-01") },
    });
    await erase(id);
    const jobs = await prisma.outboxMessage.findMany({ where: { customerId: id } });
    expect(jobs).toMatchObject([{ kind: "DEAUTHORIZATION", data: { lineUserId } }]);
  });
});
