import type { NoticeKind } from "@machiya/prisma/enums";
import { isReminderValid, queueReminders } from "@machiya/schema/notifications/reminders";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Language } from "../../../schema/src/domain/language.ts";
import { actAs, bookable, clearBooks, clock, DAY, id } from "../../../schema/src/testing/bookable.ts";
import { appointmentRow } from "../../../schema/src/testing/bookingFixtures.ts";
import { customerRow, ordered, orderRow, product, store } from "../../../schema/src/testing/fixtures.ts";
import { ADMIN, createTestContext, customer, type TestContext } from "../../../schema/src/testing/run.ts";
import { serverWording } from "../../../schema/src/wording/serverWording.ts";
import { messagesOfOutbox } from "../testing/renderedOutbox.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  testContext.now = new Date("2026-11-21T02:00:00Z");
  testContext.language = "cn";
  await clearBooks(testContext.prisma);
  await testContext.prisma.outboxMessage.deleteMany();
  await store(testContext.prisma);
});

/** The queued notifications, oldest first: the recipient, and the text that the phone shows. */
async function queued(): Promise<{ to: string; says: string }[]> {
  const sent = await messagesOfOutbox(testContext.prisma, testContext.shopAddress);
  return sent.map(({ to, messages }) => ({
    to: to.join(),
    says: (messages as readonly { altText?: string }[]).map(({ altText }) => altText).join(),
  }));
}
const says = async () => (await queued()).map((one) => one.says);
const title = (kind: NoticeKind, language: Language = "cn") =>
  serverWording(language).notification.title[kind];
const only = (kind: NoticeKind) => [expect.stringContaining(`町家商店：${title(kind)}`)];

const CHECKOUT = "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }";
const checkout = (productId: number, seenPrice = 100) => ({
  lines: [ordered(productId, 2, seenPrice)],
  buyerName: "安",
  buyerPhone: "0900000000",
  recipientName: "安",
  recipientPhone: "0900000000",
  address: "台北市信義路 1 號",
  paymentMethod: "PAY_AT_STORE",
});

describe("Order notifications", () => {
  const change = (mutation: string, type: string, input: object) =>
    testContext.run(`mutation ($input: ${type}!) { ${mutation}(input: $input) { id } }`, { input }, ADMIN);

  it("announce a new order in the customer's stored language", async () => {
    const me = await customerRow(testContext.prisma, { language: "cn" });
    testContext.language = "en";
    const tea = await product(testContext.prisma, { name: "茶碗" });
    expect((await testContext.run(CHECKOUT, { input: checkout(tea.id) }, customer(me.id))).codes).toEqual([]);
    expect(await queued()).toEqual([
      {
        to: me.lineUserId,
        says: expect.stringMatching(/町家商店：We have received your order #\d+ .*茶碗 × 2 \$200/),
      },
    ]);
    expect(await testContext.prisma.customer.findUnique({ where: { id: me.id } })).toMatchObject({
      language: "en",
    });
  });

  it("are discarded with a refused checkout, and are sent once for repeated ones", async () => {
    const me = await customerRow(testContext.prisma);
    const tea = await product(testContext.prisma);
    const refused = await testContext.run(CHECKOUT, { input: checkout(tea.id, 99) }, customer(me.id));
    expect(refused.codes).toEqual(["PRICE_CHANGED"]);
    expect(await queued()).toEqual([]);
    const input = { ...checkout(tea.id), idempotencyKey: "once" };
    await Promise.all(Array.from({ length: 4 }, () => testContext.run(CHECKOUT, { input }, customer(me.id))));
    expect(await says()).toEqual(only("ORDER_RECEIVED"));
  });

  it("announce steps, the end and payments in the customer's last known language, whatever language staff use", async () => {
    const me = await customerRow(testContext.prisma, { language: "jp" });
    testContext.language = "en";
    const row = await orderRow(testContext.prisma, { customerId: me.id });
    const order = { id: id("Order", row) };
    await change("advanceOrder", "AdvanceOrderInput", { ...order, to: "IN_ACTION" });
    await change("updateOrder", "UpdateOrderInput", { ...order, details: { paymentState: "PAID" } });
    await change("updateOrder", "UpdateOrderInput", { ...order, details: { note: "急" } });
    await change("cancelOrder", "CancelOrderInput", order);
    expect(await says()).toEqual(
      (["ORDER_ADVANCED", "PAYMENT_RECORDED", "ORDER_CANCELLED"] as const).map((kind) =>
        expect.stringContaining(title(kind, "jp")),
      ),
    );
  });

  it.each<[string, object, object]>([
    ["when the store has disabled them", {}, { notices: ["ORDER_CANCELLED"] }],
    ["to customers whom LINE cannot reach", { reachable: false }, {}],
    ["to deleted customers", { deletedAt: new Date() }, {}],
  ])("are not sent %s", async (_, person, settings) => {
    await store(testContext.prisma, settings);
    const { id: customerId } = await customerRow(testContext.prisma, person);
    const row = await orderRow(testContext.prisma, { customerId });
    await change("advanceOrder", "AdvanceOrderInput", { id: id("Order", row), to: "IN_ACTION" });
    expect(await queued()).toEqual([]);
  });

  it("are not sent without a LINE customer or a store record", async () => {
    await change("advanceOrder", "AdvanceOrderInput", {
      id: id("Order", await orderRow(testContext.prisma)),
      to: "IN_ACTION",
    });
    await testContext.prisma.store.deleteMany();
    const { id: customerId } = await customerRow(testContext.prisma);
    const row = await orderRow(testContext.prisma, { customerId });
    await change("cancelOrder", "CancelOrderInput", { id: id("Order", row) });
    expect(await queued()).toEqual([]);
  });
});

const of = async (more: { state?: "PENDING" | "CONFIRMED"; hour?: number } = {}, person: object = {}) => {
  const me = await customerRow(testContext.prisma, person);
  const { service, people } = await bookable(testContext.prisma);
  const [employee] = people;
  const row = await appointmentRow(testContext.prisma, {
    staffMemberId: employee?.id ?? null,
    serviceId: service.id,
    day: DAY,
    hour: 14,
    ...more,
  });
  await testContext.prisma.appointment.update({
    where: { id: row.id },
    data: { customerId: me.id, createdAt: new Date("2026-11-01T00:00:00Z") },
  });
  return { me, row, input: { id: id("Appointment", row) } };
};

interface Card {
  contents: {
    body: { action?: { uri: string } };
    footer?: { contents: { action: { label: string } }[] };
  };
}

/** The queued cards, oldest first. */
async function cards(): Promise<Card[]> {
  const sent = await messagesOfOutbox(testContext.prisma, testContext.shopAddress);
  return sent.flatMap(({ messages }) => messages as unknown as Card[]);
}

/** The button labels of each queued card, oldest first. */
const buttons = async () =>
  (await cards()).map(({ contents }) => (contents.footer?.contents ?? []).map(({ action }) => action.label));

/** The page that a tap on each queued card opens, oldest first. */
const pages = async () => (await cards()).map(({ contents }) => contents.body.action?.uri);

describe("The buttons of a card", () => {
  it("of an order report a bank transfer until it is reported or recorded", async () => {
    const me = await customerRow(testContext.prisma);
    const { id: orderId } = await orderRow(testContext.prisma, {
      customerId: me.id,
      paymentMethod: 3,
      total: 100,
    });
    const order = { id: id("Order", { id: orderId }) };
    const change = (input: object) =>
      testContext.run(
        "mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { id } }",
        { input: { ...order, ...input } },
        ADMIN,
      );
    await change({ state: "IN_ACTION" });
    const report = { paymentReportedAt: testContext.now, paymentReportDigits: "12345" };
    await testContext.prisma.order.update({ where: { id: orderId }, data: report });
    await change({ state: "WAITING" });
    await change({ details: { paymentState: "PARTIALLY_PAID" } });
    await change({ details: { paymentState: "PAID" } });
    const link = "查看訂單";
    expect(await buttons()).toEqual([["我已匯款", link], [link], ["我已匯款", link], [link]]);
  });

  it("of an order with another payment method only open the page, or are absent while the shop's address is not configured", async () => {
    const me = await customerRow(testContext.prisma);
    const row = await orderRow(testContext.prisma, { customerId: me.id });
    const advance = (to: string) =>
      testContext.run(
        "mutation ($input: AdvanceOrderInput!) { advanceOrder(input: $input) { id } }",
        { input: { id: id("Order", row), to } },
        ADMIN,
      );
    await advance("IN_ACTION");
    await advance("WAITING");
    expect(await buttons()).toEqual([["查看訂單"], ["查看訂單"]]);
    testContext.shopAddress = { publicUrl: null, liffId: null };
    expect(await buttons()).toEqual([[], []]);
    testContext.shopAddress = { publicUrl: "https://shop.example", liffId: null };
  });

  it("opens the order or the appointment that it is about, inside LINE when LIFF is configured", async () => {
    testContext.shopAddress = { publicUrl: "https://shop.example", liffId: "1650000000-abc" };
    const me = await customerRow(testContext.prisma);
    const row = await orderRow(testContext.prisma, { customerId: me.id });
    const cancelOrder = "mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { id } }";
    await testContext.run(cancelOrder, { input: { id: id("Order", row) } }, ADMIN);
    const { input } = await of();
    await actAs(testContext, "cancelAppointment", input);
    const appointment = new URLSearchParams({ appointment: input.id ?? "" });
    expect(await pages()).toEqual([
      `https://liff.line.me/1650000000-abc/bot-order/orders/${row.id}`,
      `https://liff.line.me/1650000000-abc/appointmentlog-customer?${appointment}`,
    ]);
    testContext.shopAddress = { publicUrl: "https://shop.example", liffId: null };
  });

  it.each<[string, string, object, string[]]>([
    ["that can be changed", "2026-11-30T14:00:00+08:00", {}, ["改期", "取消預約", "查看預約"]],
    ["after the store's cut-off", "2026-11-30T14:00:01+08:00", {}, ["查看預約"]],
    [
      "of a blocked customer",
      "2026-11-21T10:00:00+08:00",
      { block: { create: {} } },
      ["取消預約", "查看預約"],
    ],
  ])("of an appointment %s are those that its customer may use", async (_, at, person, labels) => {
    const { me, input } = await of();
    if ("block" in person) await testContext.prisma.customerBlock.create({ data: { customerId: me.id } });
    testContext.now = new Date(at);
    await actAs(testContext, "reviewAppointment", { ...input, decision: "CONFIRMED" });
    expect(await buttons()).toEqual([labels]);
  });

  it("of a cancelled appointment only open the page", async () => {
    const { input } = await of();
    await actAs(testContext, "cancelAppointment", input);
    expect(await buttons()).toEqual([["查看預約"]]);
  });
});

describe("Appointment notifications", () => {
  it("announce the request", async () => {
    const me = await customerRow(testContext.prisma);
    const { service } = await bookable(testContext.prisma);
    const input = {
      customerName: "安",
      customerPhone: "0900000000",
      startsAt: clock("14:00"),
      lines: [{ serviceId: id("Service", service) }],
    };
    expect((await actAs(testContext, "bookAppointment", input, customer(me.id))).codes).toEqual([]);
    expect(await says()).toEqual(only("APPOINTMENT_REQUESTED"));
    const taken = await actAs(testContext, "bookAppointment", input, customer(me.id));
    expect(taken.codes).not.toEqual([]);
    expect(await queued()).toHaveLength(1);
  });

  it("announce the confirmation, a new time and the cancellation", async () => {
    const { input } = await of();
    await actAs(testContext, "reviewAppointment", { ...input, decision: "CONFIRMED" });
    await actAs(testContext, "rescheduleAppointment", { ...input, startsAt: clock("15:00") });
    await actAs(testContext, "cancelAppointment", input);
    const again = await actAs(testContext, "cancelAppointment", input);
    expect(again.codes).toEqual(["APPOINTMENT_STATE_FORBIDS"]);
    expect(await says()).toEqual([
      expect.stringContaining(`${title("APPOINTMENT_CONFIRMED")} `),
      expect.stringMatching(`${title("APPOINTMENT_MOVED")} #\\d+ 2026/12/01 15:00`),
      expect.stringContaining(title("APPOINTMENT_CANCELLED")),
    ]);
  });

  it("also announce the customer's own changes and cancellation", async () => {
    const { me, input } = await of({ state: "CONFIRMED" });
    await actAs(testContext, "moveMyAppointment", { ...input, startsAt: clock("18:00") }, customer(me.id));
    await actAs(testContext, "cancelMyAppointment", input, customer(me.id));
    expect(await says()).toEqual([
      expect.stringContaining(title("APPOINTMENT_MOVED")),
      expect.stringContaining(title("APPOINTMENT_CANCELLED")),
    ]);
  });
});

describe("A reminder", () => {
  const remind = (at: string) => queueReminders(testContext.prisma, new Date(at));
  const MORNING = "2026-11-30T10:00:00+08:00";

  it("is queued once from the morning before, even by eight concurrent processes and by a late one", async () => {
    await of({ state: "CONFIRMED" }, { language: "jp" });
    expect(await remind("2026-11-30T09:59:59+08:00")).toBe(0);
    const counts = await Promise.all(Array.from({ length: 8 }, () => remind(MORNING)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await remind("2026-12-01T13:59:00+08:00")).toBe(0);
    expect(await says()).toEqual([expect.stringContaining(title("APPOINTMENT_REMINDER", "jp"))]);
    await testContext.prisma.outboxMessage.deleteMany();
    expect(await remind("2026-12-01T13:59:00+08:00")).toBe(1);
  });

  it.each<[string, Parameters<typeof of>, object]>([
    ["that is waiting for review", [{ state: "PENDING" }], {}],
    ["of a customer whom LINE cannot reach", [{ state: "CONFIRMED" }, { reachable: false }], {}],
    ["when the store has disabled reminders", [{ state: "CONFIRMED" }], { notices: [] }],
  ])("is not queued for an appointment %s", async (_, given, settings) => {
    await store(testContext.prisma, settings);
    await of(...given);
    expect(await remind(MORNING)).toBe(0);
  });

  it("is discarded when its appointment is moved, cancelled or deleted, or has begun", async () => {
    const { row, input } = await of({ state: "CONFIRMED" });
    const appointment = { id: row.id, startsAt: row.startsAt.toISOString() };
    const isValid = (at = MORNING) => isReminderValid(testContext.prisma, { appointment }, new Date(at));
    expect(await isValid()).toBe(true);
    expect(await isValid(appointment.startsAt)).toBe(false);
    await actAs(testContext, "rescheduleAppointment", { ...input, startsAt: clock("15:00") });
    expect(await isValid()).toBe(false);
    expect(await remind(MORNING)).toBe(1);
    await actAs(testContext, "cancelAppointment", input);
    const moved = { id: row.id, startsAt: clock("15:00") };
    expect(await isReminderValid(testContext.prisma, { appointment: moved }, new Date(MORNING))).toBe(false);
    expect(await remind(MORNING)).toBe(0);
  });
});

describe("The enabled notifications", () => {
  it("are a store setting: all of them on a new record, stored once and in a fixed order", async () => {
    const read = async () =>
      (await testContext.run<{ store: { notices: NoticeKind[] } }>("{ store { notices } }", {}, ADMIN)).data
        ?.store.notices;
    expect(await read()).toEqual(Object.keys(serverWording("cn").notification.title));
    const input = {
      id: id("Store", { id: 1 }),
      details: { notices: ["APPOINTMENT_REMINDER", "ORDER_RECEIVED", "ORDER_RECEIVED"] },
    };
    const document = "mutation ($input: UpdateStoreInput!) { updateStore(input: $input) { id } }";
    expect((await testContext.run(document, { input }, ADMIN)).codes).toEqual([]);
    expect(await read()).toEqual(["ORDER_RECEIVED", "APPOINTMENT_REMINDER"]);
  });
});
