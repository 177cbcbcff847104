import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../ids.ts";
import { auditOf, customerRow, orderRow } from "../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, staff, type TestContext } from "../testing/run.ts";

const LIST =
  "query ($filter: CustomerFilter) { customers(filter: $filter) { totalCount edges { node { name blocked orderCount block { note } discounts { name } } } } }";
const UPDATE =
  "mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { name phone note version discounts { name } } }";
const DELETE = "mutation ($ids: [ID!]!) { deleteCustomers(input: { ids: $ids }) }";
const BLOCK =
  "mutation ($input: BlockCustomersInput!) { blockCustomers(input: $input) { id note customer { blocked } blockedBy { name } } }";
const BLOCKS =
  "query ($ids: [ID!]) { customerBlocks(customerIds: $ids) { totalCount edges { node { note } } } }";
const RENOTE = "mutation ($input: UpdateBlocksInput!) { updateBlocks(input: $input) { note } }";
const UNBLOCK = "mutation ($ids: [ID!]!) { unblockCustomers(input: { ids: $ids }) }";

interface Blocked {
  blockCustomers: { id: string; note: string; customer: { blocked: boolean }; blockedBy: { name: string } }[];
}

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

const id = (row: { id: number }) => globalId("Customer", row.id);
const codes = async (document: string, variables: Record<string, unknown>, viewer = ADMIN) =>
  (await testContext.run(document, variables, viewer)).codes;

const discount = (audience: "CUSTOMER" | "PRODUCT", name: string) =>
  testContext.prisma.discount.create({ data: { name, audience, kind: "PER_PRODUCT", amount: -10 } });

describe("customers", () => {
  it("are listed newest first, filtered by name, phone and block, without deleted ones", async () => {
    const a = await customerRow(testContext.prisma, { name: "Anna 安", phone: "0900-000-111" });
    const b = await customerRow(testContext.prisma, { name: "Bob" });
    await customerRow(testContext.prisma, { name: "gone", deletedAt: new Date() });
    await orderRow(testContext.prisma, { customerId: a.id });
    await testContext.prisma.customerBlock.create({ data: { customerId: b.id, note: "未取貨" } });
    const names = async (filter: object) => {
      const { data } = await testContext.run<{ customers: { edges: { node: { name: string } }[] } }>(
        LIST,
        { filter },
        ADMIN,
      );
      return data?.customers.edges.map(({ node }) => node.name);
    };
    expect(await names({})).toEqual(["Bob", "Anna 安"]);
    expect(await names({ name: "anna" })).toEqual(["Anna 安"]);
    expect(await names({ phone: "000-111" })).toEqual(["Anna 安"]);
    expect(await names({ phone: "0900000111" })).toEqual(["Anna 安"]);
    expect(await names({ phone: "900000111" })).toEqual([]);
    expect(await names({ blocked: true })).toEqual(["Bob"]);
    expect(await names({ blocked: false })).toEqual(["Anna 安"]);
    expect(await names({ ids: [id(b)] })).toEqual(["Bob"]);
    expect((await testContext.run(LIST, { filter: { name: "anna" } }, ADMIN)).data).toMatchObject({
      customers: {
        totalCount: 1,
        edges: [{ node: { blocked: false, orderCount: 1, block: null, discounts: [] } }],
      },
    });
  });

  it("report whether LINE messages reach them, if known", async () => {
    const rows = await Promise.all(
      [true, false, null].map((reachable) => customerRow(testContext.prisma, { reachable })),
    );
    const list = "query ($ids: [ID!]) { customers(filter: { ids: $ids }) { edges { node { reachable } } } }";
    const { data } = await testContext.run<{ customers: { edges: { node: object }[] } }>(
      list,
      { ids: rows.map(id) },
      ADMIN,
    );
    expect(new Set(data?.customers.edges.map(({ node }) => JSON.stringify(node)))).toEqual(
      new Set([true, false, null].map((reachable) => JSON.stringify({ reachable }))),
    );
  });

  it("are updated with discounts of audience CUSTOMER only, and the audit log contains the changes", async () => {
    const row = await customerRow(testContext.prisma);
    const [gift, wrong] = [await discount("CUSTOMER", "熟客"), await discount("PRODUCT", "商品")];
    const input = {
      id: id(row),
      version: 1,
      details: { name: " 新名 ", note: "老客人" },
      addDiscountIds: [globalId("Discount", gift.id)],
    };
    expect((await testContext.run(UPDATE, { input }, ADMIN)).data).toEqual({
      updateCustomer: { name: "新名", phone: "", note: "老客人", version: 2, discounts: [{ name: "熟客" }] },
    });
    expect(await codes(UPDATE, { input })).toEqual(["CONFLICT"]);
    const other = { id: id(row), addDiscountIds: [globalId("Discount", wrong.id)] };
    expect(await codes(UPDATE, { input: other })).toEqual(["INVALID_INPUT"]);
    expect(await codes(UPDATE, { input: { id: id(row), details: { name: "  " } } })).toEqual([
      "INVALID_INPUT",
    ]);
    const taken = { id: id(row), removeDiscountIds: [globalId("Discount", gift.id)] };
    expect((await testContext.run(UPDATE, { input: taken }, ADMIN)).data).toMatchObject({
      updateCustomer: { discounts: [] },
    });
    const [first] = await auditOf(testContext.prisma, "Customer", row.id);
    expect(first).toMatchObject({
      action: "UPDATE",
      before: { name: "小安", note: "", discounts: [] },
      after: { name: "新名", note: "老客人", discounts: [{ discountId: gift.id }] },
    });
  });

  it("have a name of one line, a note of several, and neither invisible around them nor alone", async () => {
    const row = await customerRow(testContext.prisma, { name: "王" });
    const change = (details: object) => testContext.run(UPDATE, { input: { id: id(row), details } }, ADMIN);
    const { data } = await change({
      name: "\u200b王\n小明\u0007",
      note: "a\nb\u0008",
      phone: "\u202d0912 345 678\u202c",
    });
    expect(data).toMatchObject({
      updateCustomer: { name: "王 小明", note: "a\nb", phone: "0912 345 678" },
    });
    expect((await change({ name: "\u200b\u2060" })).codes).toEqual(["INVALID_INPUT"]);
  });

  it("refuse a phone that is none, but keep an older one and can be cleared", async () => {
    const row = await customerRow(testContext.prisma, { phone: "不給你" });
    const phone = async (phone: string) => {
      const { codes, params } = await testContext.run(
        UPDATE,
        { input: { id: id(row), details: { phone } } },
        ADMIN,
      );
      return codes.length === 0 ? null : params;
    };
    expect(await phone("1234567")).toEqual({ field: "phone", contactRule: "PHONE" });
    expect(await phone("不給你")).toBeNull();
    expect(await phone("")).toBeNull();
    expect(await phone("(02) 2555-1234")).toBeNull();
  });

  it("are deleted all or none: sessions end, orders stay, and a new sign-in restores them", async () => {
    const row = await customerRow(testContext.prisma);
    const order = await orderRow(testContext.prisma, { customerId: row.id });
    await testContext.prisma.session.create({
      data: { customerId: row.id, tokenHash: Uint8Array.from([1, 2, 3]), expiresAt: new Date("2030-01-01") },
    });
    const refused = await testContext.run(DELETE, { ids: [id(row), globalId("Customer", 999_999)] }, ADMIN);
    expect([refused.codes, refused.params]).toEqual([
      ["NOT_FOUND"],
      { what: "Customer", number: 999_999, row: 2 },
    ]);
    expect(await testContext.prisma.session.count({ where: { customerId: row.id } })).toBe(1);
    expect((await testContext.run(DELETE, { ids: [id(row)] }, ADMIN)).data).toEqual({
      deleteCustomers: [id(row)],
    });
    expect(await testContext.prisma.session.count({ where: { customerId: row.id } })).toBe(0);
    expect((await testContext.prisma.order.findUniqueOrThrow({ where: { id: order.id } })).customerId).toBe(
      row.id,
    );
    expect(await codes(UPDATE, { input: { id: id(row) } })).toEqual(["NOT_FOUND"]);
    expect(await codes(DELETE, { ids: [id(row)] })).toEqual(["NOT_FOUND"]);
  });

  it("leaves the payments of the customer, without personal data", async () => {
    const row = await customerRow(testContext.prisma, { name: "高雅婷", phone: "0987000111" });
    const { id: orderId } = await orderRow(testContext.prisma, { customerId: row.id, buyerName: row.name });
    const { id: paymentId } = await testContext.prisma.payment.create({
      data: {
        orderId,
        provider: "STRIPE",
        kind: "CARD",
        channel: "CARD",
        amount: 100,
        currency: "TWD",
        state: "CAPTURED",
        receivedAt: new Date(),
        providerReference: "pi_deleted",
        refunds: { create: { amount: 30, reason: "破損", state: "DONE", doneAt: new Date() } },
      },
    });
    expect((await testContext.run(DELETE, { ids: [id(row)] }, ADMIN)).codes).toEqual([]);
    const payment = await testContext.prisma.payment.findUniqueOrThrow({
      where: { id: paymentId },
      include: { refunds: true },
    });
    expect(payment).toMatchObject({ orderNumber: orderId, state: "CAPTURED", refunds: [{ state: "DONE" }] });
    for (const text of [row.name, row.phone, row.lineUserId ?? row.name])
      expect(JSON.stringify(payment)).not.toContain(text);
  });
});

describe("blocks", () => {
  it("exist at most once per customer, with a note, and can be removed", async () => {
    const [a, b] = [await customerRow(testContext.prisma), await customerRow(testContext.prisma)];
    const { data } = await testContext.run<Blocked>(
      BLOCK,
      { input: { customerIds: [id(a), id(b)], note: " 未付款 " } },
      ADMIN,
    );
    expect(data?.blockCustomers).toMatchObject([
      { note: "未付款", customer: { blocked: true }, blockedBy: { name: "店長" } },
      { note: "未付款" },
    ]);
    expect(await codes(BLOCK, { input: { customerIds: [id(a)] } })).toEqual(["ALREADY_EXISTS"]);
    expect(await codes(BLOCK, { input: { customerIds: [globalId("Customer", 999_999)] } })).toEqual([
      "NOT_FOUND",
    ]);
    const ids = data?.blockCustomers.map((block) => block.id) ?? [];
    expect((await testContext.run(RENOTE, { input: { ids, note: "已和解" } }, ADMIN)).data).toEqual({
      updateBlocks: [{ note: "已和解" }, { note: "已和解" }],
    });
    expect((await testContext.run(BLOCKS, { ids: [id(a)] }, ADMIN)).data).toEqual({
      customerBlocks: { totalCount: 1, edges: [{ node: { note: "已和解" } }] },
    });
    expect(await codes(UNBLOCK, { ids: [...ids, globalId("CustomerBlock", 999_999)] })).toEqual([
      "NOT_FOUND",
    ]);
    expect((await testContext.run(UNBLOCK, { ids }, ADMIN)).data).toEqual({ unblockCustomers: ids });
    expect((await auditOf(testContext.prisma, "Customer", a.id)).map(({ action }) => action).sort()).toEqual([
      "BLOCK",
      "BLOCK",
      "UNBLOCK",
    ]);
  });

  it("withstand 20 concurrent attempts: one succeeds", async () => {
    const row = await customerRow(testContext.prisma);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => codes(BLOCK, { input: { customerIds: [id(row)] } })),
    );
    expect(answers.flat().sort()).toEqual(Array(19).fill("ALREADY_EXISTS"));
    expect(await testContext.prisma.customerBlock.count({ where: { customerId: row.id } })).toBe(1);
  });
});

describe.each([
  ["customers", "{ customers { totalCount } }"],
  ["blocks", "{ customerBlocks { totalCount } }"],
  ["broadcasts", "{ broadcasts { totalCount } }"],
  ["the reach of a broadcast", "{ broadcastReach { recipients } }"],
  ["today", "{ today { ordersToAdvance } }"],
])("%s", (_what, document) => {
  it("are for admins only", async () => {
    expect(await codes(document, {}, ANONYMOUS)).toEqual(["UNAUTHENTICATED"]);
    expect(await codes(document, {}, customer(1))).toEqual(["UNAUTHENTICATED"]);
    expect(await codes(document, {}, staff(1, "STAFF"))).toEqual(["FORBIDDEN"]);
    expect(await codes(document, {}, ADMIN)).toEqual([]);
  });
});
