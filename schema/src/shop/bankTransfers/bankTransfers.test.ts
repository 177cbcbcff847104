import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MAX_BANK_LINES } from "../../domain/bankTransfers/bankLines.ts";
import { globalId } from "../../ids.ts";
import { auditOf, customerRow, orderRow, staffRow, store } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, staff, type TestContext } from "../../testing/run.ts";

const READING =
  "columns header missing sample { line cells } unreadable { line problem text } lines { line day time amount digits verdict reason order { number version outstanding digits } others { number } counted { paymentId orderNumber isOrderDeleted undoUntil } }";
const MATCH = `mutation ($input: MatchBankLinesInput!) { matchBankLines(input: $input) { ${READING} } }`;
const COUNT =
  "mutation ($input: CountBankLinesInput!) { countBankLines(input: $input) { done rows { rowId code message } } }";
const UNDO = "mutation ($ids: [ID!]!) { undoBankLines(input: { paymentIds: $ids }) { done rows { code } } }";

interface Line {
  line: number;
  verdict: string;
  reason: string;
  order: { number: number; version: number } | null;
  others: { number: number }[];
  counted: {
    paymentId: string;
    orderNumber: number;
    isOrderDeleted: boolean;
    undoUntil: string | null;
  } | null;
}
interface Reading {
  columns: string[];
  header: string[];
  missing: string[];
  unreadable: { line: number; problem: string }[];
  lines: Line[];
}
interface Counted {
  done: number;
  rows: { rowId: string; code: string | null }[];
}

let testContext: TestContext;
let colleague: ReturnType<typeof staff>;
beforeAll(async () => {
  testContext = await createTestContext();
  testContext.now = new Date("2026-11-23T06:00:00Z");
  colleague = staff((await staffRow(testContext.prisma)).id);
});
afterAll(() => testContext.close());
beforeEach(async () => {
  await testContext.prisma.order.updateMany({ data: { state: "COMPLETE", paymentMethod: 4 } });
});

const HEADER = "日期,時間,存入金額,帳號,戶名,備註";
const order = (digits: string, total = 100, more: Parameters<typeof orderRow>[1] = {}) =>
  orderRow(testContext.prisma, {
    total,
    paymentMethod: 3,
    note: digits,
    createdAt: new Date("2026-11-22T01:00:00Z"),
    ...more,
  });
const text = (...lines: string[]) => [HEADER, ...lines].join("\r\n");
const line = (digits: string, amount: number | string = 100, more = "王,x") =>
  `2026/11/23,09:30,"${amount}",000${digits},${more}`;

async function match(input: object, viewer = ADMIN) {
  const { data, codes, params } = await testContext.run<{ matchBankLines: Reading }>(
    MATCH,
    { input },
    viewer,
  );
  return { ...data?.matchBankLines, codes, params, lines: data?.matchBankLines.lines ?? [] };
}
async function count(
  input: string,
  accepted: [line: number, order: number, version?: number][],
  viewer = ADMIN,
) {
  const { data, codes, params } = await testContext.run<{ countBankLines: Counted }>(
    COUNT,
    {
      input: {
        text: input,
        accepted: accepted.map(([number, id, version]) => ({
          line: number,
          orderId: globalId("Order", id),
          version,
        })),
      },
    },
    viewer,
  );
  const rows = data?.countBankLines.rows.map(({ code }) => code) ?? [];
  return { rows, done: data?.countBankLines.done, codes, params };
}
const undo = async (ids: string[], viewer = ADMIN) =>
  (await testContext.run<{ undoBankLines: Counted }>(UNDO, { ids }, viewer)).data?.undoBankLines.rows.map(
    ({ code }) => code,
  );
const paymentsOf = (orderId: number) =>
  testContext.prisma.payment.findMany({ where: { orderId }, orderBy: { id: "asc" } });

describe("matchBankLines", () => {
  it("says for each line which order it pays and why, and writes nothing", async () => {
    const [first, second] = [await order("11111"), await order("22222", 250.5)];
    const before = await testContext.prisma.payment.count();
    const { lines, unreadable, header } = await match({
      text: text(line("11111"), line("22222", "250.50"), line("99999", 7), "2026/11/23,,-5,,,fee"),
    });
    expect(unreadable).toEqual([]);
    expect(header).toEqual(HEADER.split(","));
    expect(lines.map((one) => [one.line, one.verdict, one.reason, one.order?.number ?? null])).toEqual([
      [2, "CERTAIN", "DIGITS_AND_AMOUNT", first.id],
      [3, "CERTAIN", "DIGITS_AND_AMOUNT", second.id],
      [4, "NONE", "NO_ORDER", null],
      [5, "NONE", "OUTGOING", null],
    ]);
    expect(lines[1]).toMatchObject({ day: "2026-11-23", time: "09:30", amount: "250.5", digits: "22222" });
    expect(await testContext.prisma.payment.count()).toBe(before);
  });

  it("never counts money that went out, or that may have, without a look at it", async () => {
    await order("67891", 487);
    const file = (income: string, expense: string) =>
      `交易日期,種類,金額,備註\n2026/11/23,${expense},487,0012367891\n2026/11/23,${income},99,0000011111`;
    expect((await match({ text: file("存入", "支出") })).lines[0]).toMatchObject({
      verdict: "NONE",
      reason: "OUTGOING",
    });
    expect((await match({ text: file("甲", "乙") })).lines[0]).toMatchObject({
      verdict: "POSSIBLE",
      reason: "DIRECTION_UNKNOWN",
    });
    const columns = ["DATE", "IGNORED", "AMOUNT", "ACCOUNT"];
    expect((await match({ text: file("甲", "乙"), columns })).lines[0]).toMatchObject({ verdict: "CERTAIN" });
  });

  it("considers only open transfers, and of a partly paid order what is missing", async () => {
    await order("33333", 100, { paymentMethod: 4 });
    await order("33333", 100, { state: "CANCELLED" });
    await order("33333", 100, { draftOf: 1 });
    await order("33333", 0);
    await order("33333", 100, { createdAt: new Date("2026-11-23T05:00:00Z") });
    const part = await order("00000", 100, { paymentReportDigits: "33333" });
    await testContext.prisma.payment.create({
      data: { orderId: part.id, kind: "CASH", amount: 40, state: "CAPTURED", receivedAt: new Date() },
    });
    const { lines } = await match({ text: text(line("33333", 60)) });
    expect(lines).toMatchObject([{ verdict: "CERTAIN", order: { number: part.id }, others: [] }]);
  });

  it("reads what is copied from a page, and remembers the columns of a bank", async () => {
    const { id } = await order("44444");
    const pasted = "2026/11/23\t09:30\t44444\t100\n2026/11/23\t09:31\t55555\t200";
    const columns = ["DATE", "TIME", "IGNORED", "AMOUNT"];
    expect(await match({ text: pasted })).toMatchObject({
      columns: ["DATE", "TIME", "ACCOUNT", "AMOUNT"],
      header: [],
      lines: [{ verdict: "CERTAIN", order: { number: id } }, { verdict: "NONE" }],
    });
    expect((await match({ text: pasted, bank: " 玉山 ", columns })).lines[0]).toMatchObject({
      verdict: "POSSIBLE",
      reason: "AMOUNT_ONLY",
    });
    expect(await match({ text: pasted, bank: "玉山" })).toMatchObject({ columns });
    expect(await match({ text: `${pasted}\tx` })).toMatchObject({
      columns: expect.arrayContaining(["ACCOUNT"]),
    });
    const { data } = await testContext.run("{ bankFormats { name } }", {}, ADMIN);
    expect(data).toEqual({ bankFormats: [{ name: "玉山" }] });
  });

  it.each([
    ["", []],
    ["\n \n", []],
    [Array.from({ length: MAX_BANK_LINES + 1 }, () => "2026/11/23,1").join("\n"), []],
    ["x".repeat(400_001), []],
  ])("refuses a text without lines or with too many", async (input) => {
    expect(await match({ text: input })).toMatchObject({
      codes: ["INVALID_INPUT"],
      params: { field: "text" },
    });
  });

  it("names the line of a quotation mark that is not closed", async () => {
    expect(await match({ text: `${HEADER}\n2026/11/23,,"100,,,` })).toMatchObject({
      unreadable: [{ line: 2, problem: "QUOTES" }],
      lines: [],
    });
  });

  it.each(["\n", "\r\n", "\r"])(
    "reads every line of a file, whichever ends of lines it mixes: %j",
    async (end) => {
      const { lines } = await match({
        text: `${HEADER}\r\n${line("11111")}\n${line("22222")}${end}${line("33333")}`,
      });
      expect(lines.map((one) => one.line)).toEqual([2, 3, 4]);
    },
  );

  it("names lines with more columns than any bank has", async () => {
    expect(await match({ text: `${HEADER}\n2026/11/23,,100,,,${",x".repeat(60)}` })).toMatchObject({
      unreadable: [{ line: 2, problem: "TOO_WIDE" }],
      lines: [],
    });
    expect(await match({ text: `${HEADER}\n2026/11/23,,100,,,${",".repeat(60)}` })).toMatchObject({
      unreadable: [],
      lines: [{ line: 2 }],
    });
  });

  it("is for admins", async () => {
    expect(await match({ text: "x" }, staff(1, "STAFF"))).toMatchObject({ codes: ["FORBIDDEN"] });
  });
});

describe("countBankLines", () => {
  it("records each line once: the same file shows them as counted and changes nothing", async () => {
    const orders = [await order("11111"), await order("22222", 200)];
    const [first, second] = orders.map(({ id }) => id) as [number, number];
    const file = text(line("11111"), line("22222", 200));
    expect(
      await count(file, [
        [2, first],
        [3, second],
      ]),
    ).toMatchObject({ rows: [null, null], done: 2 });
    expect(await paymentsOf(first)).toMatchObject([
      {
        kind: "TRANSFER",
        state: "CAPTURED",
        receivedAt: new Date("2026-11-23T01:30:00Z"),
        note: "王 · 11111 · x",
      },
    ]);
    const paid = await testContext.prisma.order.findUniqueOrThrow({ where: { id: second } });
    expect(paid.paymentState).toBe("PAID");
    expect(await auditOf(testContext.prisma, "Order", first)).toMatchObject([
      { action: "RECORD_PAYMENT", staffMemberId: 1, after: { paymentState: "PAID", paymentAmount: "100" } },
    ]);

    // A customer who orders the same again does not pay with the old transfer.
    const again = await order("11111");
    const { lines } = await match({ text: text(line("22222", "200.00"), line("11111")) });
    expect(lines).toMatchObject([
      { verdict: "NONE", reason: "ALREADY_COUNTED", counted: { orderNumber: second, isOrderDeleted: false } },
      { verdict: "NONE", reason: "ALREADY_COUNTED", counted: { orderNumber: first } },
    ]);
    expect(await count(file, [[2, again.id]])).toMatchObject({ rows: ["ALREADY_EXISTS"] });
    expect(await paymentsOf(again.id)).toEqual([]);
  });

  it("keeps two identical transfers of one day apart", async () => {
    const orders = [await order("66666", 80), await order("66666", 80)];
    const file = text(line("66666", 80), line("66666", 80));
    const { lines } = await match({ text: file });
    expect(lines.map(({ verdict, reason }) => `${verdict} ${reason}`)).toEqual([
      "POSSIBLE SEVERAL_ORDERS",
      "POSSIBLE SEVERAL_ORDERS",
    ]);
    const accepted = lines.map((one): [number, number] => [one.line, one.order?.number ?? 0]);
    expect(accepted.map(([, id]) => id)).toEqual(orders.map(({ id }) => id));
    expect(await count(file, accepted)).toMatchObject({ done: 2 });
    expect(await count(file, accepted)).toMatchObject({
      done: 0,
      rows: ["ALREADY_EXISTS", "ALREADY_EXISTS"],
    });
    for (const { id } of orders) expect(await paymentsOf(id)).toHaveLength(1);
  });

  it("refuses an order that changed or waits for no transfer, and records the others", async () => {
    const [seen, paid, fine] = [await order("70001"), await order("70002"), await order("70003")];
    await testContext.prisma.order.update({ where: { id: seen.id }, data: { version: { increment: 1 } } });
    await testContext.prisma.payment.create({
      data: { orderId: paid.id, kind: "CASH", amount: 100, state: "CAPTURED", receivedAt: new Date() },
    });
    const file = text(line("70001"), line("70002"), line("70003"));
    expect(
      await count(file, [
        [2, seen.id, seen.version],
        [3, paid.id],
        [4, fine.id, fine.version],
      ]),
    ).toMatchObject({
      rows: ["CONFLICT", "ORDER_STATE_FORBIDS", null],
    });
    expect(await paymentsOf(seen.id)).toEqual([]);
  });

  it("counts the other lines of a text with one that cannot be read, and nothing when most cannot", async () => {
    const { id } = await order("71000");
    const odd = [line("71000", "1,20"), line("71000", "2,30")];
    const most = text(line("71000"), ...odd);
    expect(await count(most, [[2, id]])).toMatchObject({
      codes: ["INVALID_INPUT"],
      params: { row: 3, field: "text" },
    });
    expect(await paymentsOf(id)).toEqual([]);
    const file = text(line("71000"), odd[0] ?? "");
    expect((await match({ text: file })).unreadable).toMatchObject([{ line: 3, problem: "WRONG_AMOUNT" }]);
    expect(await count(file, [[3, id]])).toMatchObject({ codes: ["INVALID_INPUT"], params: { row: 1 } });
    expect(await count(file, [[2, id]])).toMatchObject({ rows: [null], done: 1 });
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  it.each([
    ["a line that is not there", [[9, 1]]],
    ["money that went out", [[3, 1]]],
    [
      "a line twice",
      [
        [2, 1],
        [2, 2],
      ],
    ],
    ["no line", []],
  ] as [string, [number, number][]][])("refuses %s", async (_what, accepted) => {
    expect(await count(text(line("72000"), line("72000", -5)), accepted)).toMatchObject({
      codes: ["INVALID_INPUT"],
    });
  });
});

describe("undoBankLines", () => {
  const file = (digits: string) => text(line(digits));
  /** Counts a line of a new order; returns the order's id and the payment's. */
  async function counted(digits: string) {
    const { id } = await order(digits);
    await count(file(digits), [[2, id]]);
    return { id, paymentId: globalId("Payment", (await paymentsOf(id))[0]?.id ?? 0) };
  }

  it("cancels the payment within a minute, after which the line can be counted again", async () => {
    const { id, paymentId } = await counted("80001");
    expect((await match({ text: file("80001") })).lines[0]?.counted).toMatchObject({
      undoUntil: "2026-11-23T06:01:00.000Z",
    });
    expect((await match({ text: file("80001") }, colleague)).lines[0]?.counted?.undoUntil).toBeNull();
    expect(await undo([paymentId])).toEqual([null]);
    expect(await paymentsOf(id)).toMatchObject([{ state: "CANCELLED" }]);
    expect((await match({ text: file("80001") })).lines).toMatchObject([{ verdict: "CERTAIN" }]);
    expect(await count(file("80001"), [[2, id]])).toMatchObject({ rows: [null] });
    expect(await undo([paymentId])).toEqual(["NOT_FOUND"]);
  });

  it("leaves the customer's report to be checked, with its paused deadline, and withdraws the message", async () => {
    await store(testContext.prisma, { notices: ["PAYMENT_RECORDED"] });
    const customer = await customerRow(testContext.prisma, { reachable: true });
    const report = {
      paymentReportedAt: new Date("2026-11-22T02:00:00Z"),
      paymentReportDigits: "80005",
      paymentRecordedAt: null,
      paymentDueAt: new Date("2026-11-24T01:00:00Z"),
      paymentRemindAt: new Date("2026-11-23T13:00:00Z"),
    };
    const { id } = await order("80005", 100, { customerId: customer.id, ...report });
    await count(file("80005"), [[2, id]]);
    const messages = () => testContext.prisma.outboxMessage.findMany({ where: { kind: "PAYMENT_RECORDED" } });
    expect(await messages()).toHaveLength(1);
    expect(await undo([globalId("Payment", (await paymentsOf(id))[0]?.id ?? 0)])).toEqual([null]);
    expect(await testContext.prisma.order.findUniqueOrThrow({ where: { id } })).toMatchObject({
      paymentState: "UNPAID",
      ...report,
    });
    expect(await messages()).toEqual([]);
  });

  it("is refused for another person, after a minute, and when the order changed", async () => {
    const { paymentId } = await counted("80002");
    expect(await undo([paymentId], colleague)).toEqual(["FORBIDDEN"]);
    const changed = await counted("80003");
    await testContext.prisma.order.update({ where: { id: changed.id }, data: { version: { increment: 1 } } });
    expect(await undo([changed.paymentId])).toEqual(["CONFLICT"]);
    testContext.now = new Date("2026-11-23T06:01:01Z");
    expect(await undo([paymentId])).toEqual(["CONFLICT"]);
    testContext.now = new Date("2026-11-23T06:00:00Z");
    expect(await undo([paymentId])).toEqual([null]);
  });

  it("is not needed when the payment is canceled in the order: the line can be counted again", async () => {
    const { id, paymentId } = await counted("80004");
    await testContext.run(
      "mutation ($id: ID!) { voidPayment(input: { paymentId: $id }) { id } }",
      { id: paymentId },
      ADMIN,
    );
    expect(await count(file("80004"), [[2, id]])).toMatchObject({ rows: [null] });
  });
});

it("a counted line stays counted when its order is deleted, without data of the customer", async () => {
  const { id } = await order("90001");
  await count(text(line("90001")), [[2, id]]);
  await testContext.prisma.order.delete({ where: { id } });
  expect((await match({ text: text(line("90001")) })).lines).toMatchObject([
    { reason: "ALREADY_COUNTED", counted: { orderNumber: id, isOrderDeleted: true } },
  ]);
  const rows = await testContext.prisma.bankLine.findMany();
  for (const { fingerprint } of rows) expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
});
