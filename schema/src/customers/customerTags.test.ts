import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../ids.ts";
import { auditOf, customerRow } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, type TestContext } from "../testing/run.ts";

const UPDATE = "mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { tags } }";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext?.close());

const id = (row: { id: number }) => globalId("Customer", row.id);
const update = (row: { id: number }, change: object, viewer = ADMIN) =>
  testContext.run<{ updateCustomer: { tags: string[] } }>(
    UPDATE,
    { input: { id: id(row), ...change } },
    viewer,
  );

describe("the tags of a customer", () => {
  it("are added and removed, once each, and the audit log contains the change", async () => {
    const row = await customerRow(testContext.prisma);
    const added = await update(row, { addTags: [" VIP ", "vip", "對乳膠  過敏"] });
    expect(added.data?.updateCustomer.tags).toEqual(["VIP", "對乳膠 過敏"]);
    const removed = await update(row, { removeTags: ["ｖｉｐ"] });
    expect(removed.data?.updateCustomer.tags).toEqual(["對乳膠 過敏"]);
    expect(await auditOf(testContext.prisma, "Customer", row.id)).toMatchObject([
      { action: "UPDATE", before: { tags: [] }, after: { tags: ["VIP", "對乳膠 過敏"] } },
      { action: "UPDATE", after: { tags: ["對乳膠 過敏"] } },
    ]);
  });

  it("are no change if the customer has them already", async () => {
    const row = await customerRow(testContext.prisma, { tags: ["VIP"], tagKeys: ["vip"] });
    const { data, codes } = await update(row, { addTags: ["vip"], removeTags: ["unknown"] });
    expect([codes, data?.updateCustomer.tags]).toEqual([[], ["VIP"]]);
    expect(await auditOf(testContext.prisma, "Customer", row.id)).toEqual([]);
    const { version } = await testContext.prisma.customer.findUniqueOrThrow({ where: { id: row.id } });
    expect(version).toBe(row.version);
  });

  it("have 1 to 30 characters", async () => {
    const row = await customerRow(testContext.prisma);
    expect((await update(row, { addTags: ["x".repeat(30)] })).codes).toEqual([]);
    for (const tag of ["x".repeat(31), "", "  ", "a\u0000"]) {
      const { codes, params } = await update(row, { addTags: [tag] });
      expect([codes, params]).toMatchObject([["INVALID_INPUT"], { field: "addTags" }]);
    }
  });

  it("have no comma, but an older one with a comma can be removed", async () => {
    const old = { tags: ["染髮、燙髮", "VIP"], tagKeys: ["染髮、燙髮", "vip"] };
    const row = await customerRow(testContext.prisma, old);
    for (const tag of ["a,b", "a，b", "a、b"]) {
      const { codes, params, rule } = await update(row, { addTags: [tag] });
      expect([codes, params, rule]).toMatchObject([
        ["INVALID_INPUT"],
        { field: "addTags" },
        { kind: "NO_COMMA" },
      ]);
    }
    const removed = await update(row, { removeTags: ["染髮、燙髮"] });
    expect(removed.data?.updateCustomer.tags).toEqual(["VIP"]);
  });

  it.each(["", "x".repeat(31)])("have 1 to 30 characters (%j)", async (tag) => {
    const row = await customerRow(testContext.prisma);
    const { codes, params, rule } = await update(row, { addTags: [tag] });
    expect([codes, params, rule]).toMatchObject([
      ["INVALID_INPUT"],
      { field: "addTags" },
      { kind: "TEXT", min: 1, max: 30 },
    ]);
  });

  it("are at most 20, and can be exchanged at the limit", async () => {
    const row = await customerRow(testContext.prisma);
    const twenty = Array.from({ length: 20 }, (_, index) => `tag ${index}`);
    expect((await update(row, { addTags: twenty })).codes).toEqual([]);
    const refused = await update(row, { addTags: ["one more"] });
    expect([refused.codes, refused.params]).toMatchObject([["INVALID_INPUT"], { field: "tags" }]);
    expect(refused.rule).toEqual({ kind: "LIST", max: 20 });
    expect((await update(row, { addTags: ["TAG 3"] })).codes).toEqual([]);
    const exchanged = await update(row, { addTags: ["one more"], removeTags: ["tag 0"] });
    expect(exchanged.data?.updateCustomer.tags).toHaveLength(20);
  });

  it("filter the list, are counted, and are written to many customers at once", async () => {
    await testContext.prisma.customer.updateMany({ data: { tags: [], tagKeys: [] } });
    const rows = await Promise.all([1, 2, 3].map(() => customerRow(testContext.prisma)));
    const { data } = await testContext.run<{ updateCustomers: { done: number } }>(
      "mutation ($input: UpdateCustomersInput!) { updateCustomers(input: $input) { done refused } }",
      { input: { customers: { ids: rows.map(id) }, addTags: ["常客"] } },
      ADMIN,
    );
    expect(data).toEqual({ updateCustomers: { done: 3, refused: 0 } });
    const [first] = rows;
    if (first === undefined) throw new Error("There are three customers.");
    await update(first, { addTags: ["VIP"] });
    const found = async (tags: string[]) =>
      (
        await testContext.run<{ customers: { totalCount: number } }>(
          "query ($tags: [String!]) { customers(filter: { tags: $tags }) { totalCount edges { node { id } } } }",
          { tags },
          ADMIN,
        )
      ).data?.customers.totalCount;
    expect(await found(["常客"])).toBe(3);
    expect(await found(["常客", "ｖip"])).toBe(1);
    expect(await found(["unknown"])).toBe(0);
    const known = await testContext.run("{ customerTags { name customers } }", {}, ADMIN);
    expect(known.data).toEqual({
      customerTags: [
        { name: "常客", customers: 3 },
        { name: "VIP", customers: 1 },
      ],
    });
  });

  it("are not readable for the customer", async () => {
    const row = await customerRow(testContext.prisma, { tags: ["difficult"], tagKeys: ["difficult"] });
    const query = "query ($id: ID!) { node(id: $id) { ... on Customer { tags } } }";
    expect((await testContext.run(query, { id: id(row) }, customer(row.id))).codes).toEqual([
      "UNAUTHENTICATED",
    ]);
  });
});
