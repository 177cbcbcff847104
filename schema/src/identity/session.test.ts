import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../ids.ts";
import { customerRow, staffRow } from "../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, staff, type TestContext } from "../testing/run.ts";

const LOG_IN =
  "mutation ($input: LogInInput!) { logIn(input: $input) { staffMember { username role } customer { id } } }";
const LOG_IN_CUSTOMER =
  "mutation ($input: LogInCustomerInput!) { logInCustomer(input: $input) { customer { name phone blocked } } }";
const LINE_ID = `U${"0123456789abcdef".repeat(2)}`;

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

describe("logIn", () => {
  it("starts a session only with the right password; an unknown username gets the same error", async () => {
    const { username } = await staffRow(testContext.prisma, { role: "STAFF" });
    expect((await testContext.run(LOG_IN, { input: { username, password: "secret" } })).data).toEqual({
      logIn: { staffMember: { username, role: "STAFF" }, customer: null },
    });
    expect((await testContext.run(LOG_IN, { input: { username, password: "wrong" } })).codes).toEqual([
      "WRONG_CREDENTIALS",
    ]);
    expect(
      (await testContext.run(LOG_IN, { input: { username: "nobody", password: "secret" } })).codes,
    ).toEqual(["WRONG_CREDENTIALS"]);
  });

  it.each(["DISABLED", "DISMISSED"] as const)(
    "reveals the state %s only with the right password",
    async (state) => {
      const { username } = await staffRow(testContext.prisma, { state });
      expect((await testContext.run(LOG_IN, { input: { username, password: "secret" } })).codes).toEqual([
        "ACCOUNT_DISABLED",
      ]);
      expect((await testContext.run(LOG_IN, { input: { username, password: "wrong" } })).codes).toEqual([
        "WRONG_CREDENTIALS",
      ]);
    },
  );

  it("is not available through Google", async () => {
    const input = { username: "a", password: "b", method: "GOOGLE" };
    expect((await testContext.run(LOG_IN, { input })).codes).toEqual(["LOGIN_METHOD_UNAVAILABLE"]);
  });
});

describe("logInCustomer", () => {
  it("creates the customer on the first visit, finds them again, and keeps a name that the shop changed", async () => {
    const unverified = { lineUserId: LINE_ID, name: " 小美 ", key: "key" };
    expect((await testContext.run(LOG_IN_CUSTOMER, { input: { unverified } })).data).toEqual({
      logInCustomer: { customer: { name: "小美", phone: "", blocked: false } },
    });
    await testContext.run(LOG_IN_CUSTOMER, { input: { unverified: { ...unverified, name: "別人" } } });
    expect(await testContext.prisma.customer.findMany({ where: { lineUserId: LINE_ID } })).toMatchObject([
      { name: "小美" },
    ]);
  });

  it("accepts tokens that LINE verifies and no others", async () => {
    expect((await testContext.run(LOG_IN_CUSTOMER, { input: { idToken: "good" } })).data).toMatchObject({
      logInCustomer: { customer: { name: "安" } },
    });
    expect((await testContext.run(LOG_IN_CUSTOMER, { input: { idToken: "forged" } })).codes).toEqual([
      "WRONG_CREDENTIALS",
    ]);
  });

  it("exchanges LINE Login's code, but not with the state of another browser", async () => {
    const logIn = (state: string) =>
      testContext.run(LOG_IN_CUSTOMER, { input: { code: { code: "good", state } } });
    expect((await logIn("ours")).data).toMatchObject({ logInCustomer: { customer: { name: "波" } } });
    expect((await logIn("theirs")).codes).toEqual(["WRONG_CREDENTIALS"]);
  });

  it.each([
    [{ code: { code: "good", state: "ours" }, idToken: "good" }, "INVALID_INPUT"],
    [{ unverified: { lineUserId: LINE_ID, name: "x", key: "wrong" } }, "WRONG_CREDENTIALS"],
    [{ unverified: { lineUserId: "U123", name: "x", key: "key" } }, "INVALID_INPUT"],
    [{}, "INVALID_INPUT"],
    [{ idToken: "good", accessToken: "good" }, "INVALID_INPUT"],
  ])("refuses %j", async (input, code) => {
    expect((await testContext.run(LOG_IN_CUSTOMER, { input })).codes).toEqual([code]);
  });
});

describe("viewer", () => {
  it("is empty without a session", async () => {
    expect((await testContext.run("{ viewer { staffMember { id } customer { id } } }")).data).toEqual({
      viewer: { staffMember: null, customer: null },
    });
  });

  it("shows customers their own record without LINE's ID and the shop's note", async () => {
    const { id } = await customerRow(testContext.prisma, { note: "難搞" });
    await testContext.prisma.customerBlock.create({ data: { customerId: id } });
    expect((await testContext.run("{ viewer { customer { blocked } } }", {}, customer(id))).data).toEqual({
      viewer: { customer: { blocked: true } },
    });
    for (const field of ["note", "lineUserId", "reachable"]) {
      const { codes } = await testContext.run(`{ viewer { customer { ${field} } } }`, {}, customer(id));
      expect(codes).toEqual(["UNAUTHENTICATED"]);
    }
  });
});

describe("node(id) of people", () => {
  const NODE = "query ($id: ID!) { node(id: $id) { __typename } }";
  it("returns customers to admins and themselves, and staff to staff and, while active, to everyone", async () => {
    const [me, them] = [await customerRow(testContext.prisma), await customerRow(testContext.prisma)];
    const [self, boss] = [
      await staffRow(testContext.prisma, { role: "STAFF" }),
      await staffRow(testContext.prisma),
    ];
    const former = await staffRow(testContext.prisma, { state: "DISMISSED" });
    const sees = async (id: string, viewer: typeof ANONYMOUS) =>
      (await testContext.run<{ node: object | null }>(NODE, { id }, viewer)).data?.node !== null;
    expect(await sees(globalId("Customer", them.id), customer(me.id))).toBe(false);
    expect(await sees(globalId("Customer", me.id), customer(me.id))).toBe(true);
    expect(await sees(globalId("Customer", me.id), staff(self.id, "STAFF"))).toBe(false);
    expect(await sees(globalId("Customer", me.id), ADMIN)).toBe(true);
    expect(await sees(globalId("StaffMember", boss.id), staff(self.id, "STAFF"))).toBe(true);
    expect(await sees(globalId("StaffMember", former.id), staff(self.id, "STAFF"))).toBe(true);
    expect(await sees(globalId("StaffMember", self.id), staff(self.id, "STAFF"))).toBe(true);
    expect(await sees(globalId("StaffMember", self.id), customer(me.id))).toBe(true);
    expect(await sees(globalId("StaffMember", former.id), customer(me.id))).toBe(false);
    expect(await sees(globalId("StaffMember", self.id), ANONYMOUS)).toBe(true);
    expect(await sees(globalId("StaffMember", former.id), ANONYMOUS)).toBe(false);
  });
});
