import { OrderState, PaymentState } from "@machiya/prisma/enums";
import { paymentReportPermission } from "@machiya/schema/domain/orders/paymentReport";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { declareState } from "../../../schema/src/testing/fixtures.ts";
import { setLogLevel } from "../telemetry/log.ts";
import { buttonsOf, type ChatSalon, NOW, openChatSalon } from "../testing/chatSalon.ts";
import { eventOf } from "../testing/lineTestServer.ts";

setLogLevel("silent");

let salon: ChatSalon;
beforeAll(async () => {
  salon = await openChatSalon();
});
afterAll(() => salon.close());
beforeEach(() => salon.open());

const rowOf = (id: number) => salon.prisma.order.findUniqueOrThrow({ where: { id } });
const paid = (id: number, digits = "12345") => `#${id} 末五碼：${digits}`;

describe("Reporting a payment, in every state of the order,", () => {
  const cases = Object.values(OrderState).flatMap((state) =>
    Object.values(PaymentState).flatMap((paymentState) =>
      [3, 4].flatMap((paymentMethod) =>
        (state === "ESTABLISHED" ? [true, false] : [true]).map((own) => ({
          state,
          paymentState,
          paymentMethod,
          own,
        })),
      ),
    ),
  );
  it.each(cases)("gets a reply and stores only what the rules allow: %o", async ({ own, ...order }) => {
    const me = await salon.customer();
    const other = await salon.prisma.customer.create({ data: { lineUserId: "Uother", name: "" } });
    const before = await rowOf((await salon.order(own ? me.id : other.id, order)).id);
    const prompt = await salon.tap({ do: "ASK_DIGITS", order: before.id });
    expect(await rowOf(before.id)).toEqual(before);
    const reply = await salon.write(paid(before.id));
    const after = await rowOf(before.id);
    if (own && paymentReportPermission(before).allowed) {
      expect(prompt.text).toContain("請輸入您匯款帳號的末五碼");
      expect(reply.text).toContain(`訂單 #${before.id} 已匯款，末五碼 12345`);
      expect(after).toMatchObject({
        paymentReportDigits: "12345",
        paymentReportedAt: NOW,
        version: before.version + 1,
        state: order.state,
        paymentState: order.paymentState,
      });
    } else {
      expect(prompt.text).toBe(reply.text);
      expect(reply.text).toMatch(own ? /無法進行這項操作/ : /^找不到訂單/);
      expect(after).toEqual(before);
    }
  });
});

describe("The digits", () => {
  test("are requested with the keyboard open on a text that names the order", async () => {
    const me = await salon.customer({ language: "en" });
    const { id } = await salon.order(me.id);
    const reply = await salon.tap({ do: "ASK_DIGITS", order: id });
    expect(reply.text).toContain(`order #${id}, $1,280`);
    expect(buttonsOf(reply)).toMatchObject([
      { label: "Enter the digits", inputOption: "openKeyboard", fillInText: `#${id} last five digits: ` },
    ]);
    await salon.write(`${buttonsOf(reply)[0]?.fillInText}１２３４５`);
    expect((await rowOf(id)).paymentReportDigits).toBe("12345");
  });

  test.each(["", "1234", "123456", "abcde"])(
    "%j are requested again, and nothing is stored",
    async (digits) => {
      const me = await salon.customer();
      const { id, version } = await salon.order(me.id);
      expect((await salon.write(paid(id, digits))).text).toMatch(/^末五碼必須是五位數字。\n請輸入/);
      expect(await rowOf(id)).toMatchObject({ version, paymentReportDigits: null });
    },
  );

  test("change nothing when repeated, are replaced by different ones, and count as new after staff set the state", async () => {
    const me = await salon.customer();
    const { id, version } = await salon.order(me.id);
    const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
    await salon.write(paid(id));
    await salon.write(paid(id), later(1));
    expect(await rowOf(id)).toMatchObject({ version: version + 1, paymentReportedAt: NOW });
    await salon.write(paid(id, "54321"), later(2));
    expect(await rowOf(id)).toMatchObject({ version: version + 2, paymentReportDigits: "54321" });
    await declareState(salon.prisma, id, "PARTIALLY_PAID");
    await salon.prisma.order.update({ where: { id }, data: { paymentRecordedAt: later(3) } });
    await salon.write(paid(id, "54321"), later(4));
    expect(await rowOf(id)).toMatchObject({ version: version + 3, paymentReportedAt: later(4) });
  });

  test("alone, shortly after the prompt, belong to the only order that waits for them", async () => {
    const me = await salon.customer();
    const { id } = await salon.order(me.id);
    await salon.order(me.id, { paymentState: "PAID" });
    await salon.order(me.id, { total: 0 });
    await salon.tap({ do: "ASK_DIGITS", order: id });
    expect((await salon.write("１２３４５")).text).toContain(`訂單 #${id} 已匯款，末五碼 12345`);
    expect((await salon.write("54321")).text).toContain("末五碼 54321");
  });

  test("alone, with several orders, lead to a question for the order", async () => {
    const me = await salon.customer();
    const [one, two] = [await salon.order(me.id), await salon.order(me.id)];
    await salon.tap({ do: "ASK_DIGITS", order: one.id });
    const reply = await salon.write("12345");
    expect(buttonsOf(reply).map(({ label }) => label)).toEqual([`#${two.id} $1,280`, `#${one.id} $1,280`]);
    expect((await rowOf(one.id)).paymentReportDigits).toBeNull();
  });

  test("alone, without a prompt or ten minutes after it, are ignored", async () => {
    const me = await salon.customer();
    const { id } = await salon.order(me.id);
    expect((await salon.write("12345")).text).toContain("請點選下方按鈕");
    await salon.tap({ do: "ASK_DIGITS", order: id }, NOW, { timestamp: NOW.getTime() });
    const written = (ms: number) => salon.write("12345", NOW, { timestamp: NOW.getTime() + ms });
    expect((await written(600_001)).text).toContain("請點選下方按鈕");
    expect((await written(600_000)).text).toContain("末五碼 12345");
  });

  test("that another customer was prompted for are ignored", async () => {
    const me = await salon.customer();
    const { id } = await salon.order(me.id);
    const source = { type: "user", userId: `U${"e".repeat(32)}` };
    await salon.prisma.customer.create({ data: { lineUserId: source.userId, name: "" } });
    await salon.tap({ do: "ASK_DIGITS", order: id }, NOW, { source });
    expect((await salon.write("12345")).text).toContain("請點選下方按鈕");
  });
});

describe("Digits that were entered with the order", () => {
  const entered = async () => {
    const me = await salon.customer();
    const order = await salon.order(me.id);
    return salon.prisma.order.update({ where: { id: order.id }, data: { note: "12345 請放門口" } });
  };

  test("are not asked for again: one tap reports the payment", async () => {
    const { id } = await entered();
    const [button] = buttonsOf(await salon.write("訂單"));
    expect(button).toMatchObject({ label: "我已匯款", data: `do=REPORT_PAID&order=${id}` });
    expect(button?.inputOption).toBeUndefined();
    const reply = await salon.tap(button?.data ?? "");
    expect(reply.text).toContain(`訂單 #${id} 已匯款，末五碼 12345`);
    expect(buttonsOf(reply)).toMatchObject([
      { label: "查看訂單", uri: expect.stringMatching(new RegExp(`/bot-order/orders/${id}$`)) },
    ]);
    expect(await rowOf(id)).toMatchObject({ paymentReportDigits: "12345", paymentReportedAt: NOW });
  });

  test("are corrected by five digits alone, which an older card's button keeps", async () => {
    const { id } = await entered();
    await salon.tap({ do: "REPORT_PAID", order: id });
    expect((await salon.write("54321")).text).toContain("末五碼 54321");
    expect((await salon.tap({ do: "REPORT_PAID", order: id })).text).toContain("末五碼 54321");
  });

  test("are asked for when the note no longer starts with them", async () => {
    const me = await salon.customer();
    const { id } = await salon.order(me.id);
    expect((await salon.tap({ do: "REPORT_PAID", order: id })).text).toContain("請輸入您匯款帳號的末五碼");
  });

  test("report nobody else's order", async () => {
    await salon.customer();
    const other = await salon.prisma.customer.create({ data: { lineUserId: "Uother", name: "" } });
    const { id } = await salon.order(other.id);
    await salon.prisma.order.update({ where: { id }, data: { note: "12345" } });
    expect((await salon.tap({ do: "REPORT_PAID", order: id })).text).toMatch(/^找不到訂單/);
    expect((await rowOf(id)).paymentReportDigits).toBeNull();
  });
});

describe("A message with digits", () => {
  test("is deleted once it is handled, or when it was unsent before", async () => {
    const me = await salon.customer();
    const { id } = await salon.order(me.id);
    await salon.write(paid(id));
    expect(JSON.stringify(await salon.prisma.lineEvent.findMany())).not.toContain('"12345"');
    const message = { message: { id: "m-9", type: "text", text: paid(id, "98765") }, replyToken: "m-9" };
    await salon.deliver(eventOf("message", message));
    await salon.deliver(eventOf("unsend", { unsend: { messageId: "m-9" } }));
    expect(await salon.work(NOW)).toBe(0);
    expect(JSON.stringify(await salon.prisma.lineEvent.findMany())).not.toContain('"98765"');
    expect((await rowOf(id)).paymentReportDigits).toBe("12345");
  });
});

describe("A blocked customer", () => {
  test("may report the payment of an earlier order", async () => {
    const me = await salon.customer();
    await salon.prisma.customerBlock.create({ data: { customerId: me.id } });
    const { id } = await salon.order(me.id);
    await salon.write(paid(id));
    expect((await rowOf(id)).paymentReportDigits).toBe("12345");
  });
});

describe("The status of an order", () => {
  it("has a button to report the payment, until it is reported", async () => {
    const me = await salon.customer();
    const { id } = await salon.order(me.id);
    const labels = async () => buttonsOf(await salon.write("訂單")).map(({ label }) => label);
    expect((await labels())[0]).toBe("我已匯款");
    await salon.write(paid(id));
    expect((await labels()).slice(0, 2)).toEqual(["查看訂單", "訂單狀態"]);
  });
});
