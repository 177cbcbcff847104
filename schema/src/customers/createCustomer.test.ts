import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditOf } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, staff, type TestContext } from "../testing/run.ts";

const CREATE = `mutation ($input: CreateCustomerInput!) {
  createCustomer(input: $input) { id name phone note lineUserId usesLine reachable orderCount } }`;

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext?.close());

const create = (input: object, viewer = ADMIN) => testContext.run<Created>(CREATE, { input }, viewer);

interface Created {
  createCustomer: { id: string; name: string };
}

/** Returns the row number of a created customer. */
const numberOf = ({ createCustomer: { id } }: Created) => Number(atob(id).split(":")[1]);

describe("a customer without LINE", () => {
  it("is added with a name, and is not reachable", async () => {
    const { data, codes } = await create({ name: " 王太太 ", phone: "0900-111-222", note: "鄰居" });
    expect(codes).toEqual([]);
    expect(data).toMatchObject({
      createCustomer: {
        name: "王太太",
        phone: "0900-111-222",
        note: "鄰居",
        lineUserId: "",
        usesLine: false,
        reachable: false,
        orderCount: 0,
      },
    });
    const entries = await auditOf(testContext.prisma, "Customer", numberOf(data as Created));
    expect(entries).toMatchObject([{ action: "CREATE", staffMemberId: 1, after: { name: "王太太" } }]);
  });

  it("can be added several times, because nothing identifies them", async () => {
    const [one, two] = [await create({ name: "安" }), await create({ name: "安" })];
    expect(one.data?.createCustomer.id).not.toBe(two.data?.createCustomer.id);
  });

  it.each([
    [{ name: " " }, "name"],
    [{ name: "x".repeat(201) }, "name"],
    [{ name: "安", note: "x".repeat(2001) }, "note"],
    [{ name: "安", phone: "0".repeat(51) }, "phone"],
  ])("is refused with %j", async (input, field) => {
    const before = await testContext.prisma.customer.count();
    const { codes, params } = await create(input);
    expect(codes).toEqual(["INVALID_INPUT"]);
    expect(params).toMatchObject({ field });
    expect(await testContext.prisma.customer.count()).toBe(before);
  });

  it("is added by admins only", async () => {
    expect((await create({ name: "安" }, customer(1))).codes).toEqual(["UNAUTHENTICATED"]);
    expect((await create({ name: "安" }, staff(2, "STAFF"))).codes).toEqual(["FORBIDDEN"]);
  });

  it("gets no notification, and is in no audience of broadcasts", async () => {
    const { data } = await create({ name: "沒有 LINE" });
    const id = numberOf(data as Created);
    const { data: reach, codes } = await testContext.run<{ broadcastReach: { recipients: number } }>(
      "query ($input: BroadcastReachInput) { broadcastReach(input: $input) { recipients } }",
      { input: { audience: { kind: "CHOSEN", customerIds: [data?.createCustomer.id] } } },
      ADMIN,
    );
    expect(codes).toEqual([]);
    expect(reach?.broadcastReach.recipients).toBe(0);
    const stored = testContext.prisma.customer.update({ where: { id }, data: { reachable: true } });
    await expect(stored).rejects.toThrow();
  });
});
