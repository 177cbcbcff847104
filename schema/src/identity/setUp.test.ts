import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LoginThrottle } from "../context.ts";
import { SET_UP_CODE_TTL_MS } from "../domain/access/setUpCode.ts";
import { DomainError } from "../domain/errors.ts";
import { staffRow, store } from "../testing/fixtures.ts";
import { ANONYMOUS, createTestContext, executeText, type TestContext } from "../testing/run.ts";

const SET_UP =
  "mutation ($input: SetUpInput!) { setUp(input: $input) { staffMember { username name role } } }";
const NEEDED = "{ setup { needed } }";
const CODE = "ABCD-EFGH-JKLM-NPQR";
const INPUT = {
  code: CODE,
  username: "owner",
  password: "long enough",
  confirmation: "long enough",
  name: "店長",
  storeName: "町家商店",
  bankCode: "822",
  address: "台北市大同區迪化街一段 1 號",
};

let testContext: TestContext;
beforeEach(async () => {
  testContext = await createTestContext({ empty: true });
  await print(CODE);
});
afterEach(() => testContext.close());

/** Stores a code as a starting server does, `age` milliseconds ago. */
const print = (code: string, age = 0) =>
  testContext.prisma.setupCode.create({
    data: {
      codeHash: Uint8Array.from(createHash("sha256").update(code).digest()),
      createdAt: new Date(testContext.now.getTime() - age),
    },
  });
const setUp = (input: Partial<typeof INPUT> & { timeZone?: string } = {}) =>
  testContext.run(SET_UP, { input: { ...INPUT, ...input } });
const staff = () => testContext.prisma.staffMember.findMany();

describe("the first set-up", () => {
  it("creates the admin and the store, signs the admin in, and is no longer needed", async () => {
    expect((await testContext.run(NEEDED)).data).toEqual({ setup: { needed: true } });
    expect((await setUp({ code: ` ${CODE} `, timeZone: "Asia/Tokyo" })).data).toEqual({
      setUp: { staffMember: { username: "owner", name: "店長", role: "ADMIN" } },
    });
    expect(await staff()).toMatchObject([{ passwordHash: "plain:long enough", mustChangePassword: false }]);
    expect(await testContext.prisma.store.findMany()).toMatchObject([
      {
        id: 1,
        name: "町家商店",
        timeZone: "Asia/Tokyo",
        bankCode: "822",
        address: "台北市大同區迪化街一段 1 號",
      },
    ]);
    expect(await testContext.prisma.setupCode.count()).toBe(0);
    expect((await testContext.run(NEEDED)).data).toEqual({ setup: { needed: false } });
  });

  it("keeps an existing store", async () => {
    await store(testContext.prisma, { name: "老店" });
    expect((await setUp()).codes).toEqual([]);
    expect(await testContext.prisma.store.findMany()).toMatchObject([{ name: "老店" }]);
  });

  it("accepts the code of any started process", async () => {
    await print("WXYZ-2345-6789-ABCD");
    expect((await setUp({ code: "WXYZ-2345-6789-ABCD" })).codes).toEqual([]);
  });
});

describe("a set-up is refused", () => {
  it.each<[string, Partial<typeof INPUT> & { timeZone?: string }, string]>([
    ["whose confirmation differs", { confirmation: "long enough " }, "confirmation"],
    ["with a password of 7 characters", { password: "1234567", confirmation: "1234567" }, "password"],
    ["without a user name", { username: " " }, "username"],
    ["without the admin's name", { name: "" }, "name"],
    ["without the shop's name", { storeName: "" }, "storeName"],
    ["in a time zone that there is not", { timeZone: "Asia/Atlantis" }, "timeZone"],
  ])("%s, and nothing is written", async (_, input, field) => {
    expect(await setUp(input)).toMatchObject({ codes: ["INVALID_INPUT"], params: { field } });
    expect(await staff()).toEqual([]);
    expect(await testContext.prisma.setupCode.count()).toBe(1);
  });

  it("with a wrong code", async () => {
    expect((await setUp({ code: "ABCD-EFGH-JKLM-NPQS" })).codes).toEqual(["WRONG_CREDENTIALS"]);
    expect(await staff()).toEqual([]);
  });

  it("with a code that is 24 hours old, and not a millisecond earlier", async () => {
    await print("OLD", SET_UP_CODE_TTL_MS);
    await print("YOUNG", SET_UP_CODE_TTL_MS - 1);
    expect((await setUp({ code: "OLD" })).codes).toEqual(["WRONG_CREDENTIALS"]);
    expect((await setUp({ code: "YOUNG" })).codes).toEqual([]);
  });

  it("after the first one, with its code and with another", async () => {
    await setUp();
    expect((await setUp({ username: "second" })).codes).toEqual(["ALREADY_EXISTS"]);
    await print("WXYZ-2345-6789-ABCD");
    expect((await setUp({ code: "WXYZ-2345-6789-ABCD", username: "third" })).codes).toEqual([
      "ALREADY_EXISTS",
    ]);
    expect(await staff()).toHaveLength(1);
  });

  it("when staff exist", async () => {
    await staffRow(testContext.prisma);
    expect((await setUp()).codes).toEqual(["ALREADY_EXISTS"]);
  });
});

describe("throttling of setup codes", () => {
  async function setUpWith(loginThrottle: Partial<LoginThrottle>, code: string) {
    const context = testContext.context(ANONYMOUS);
    const contextValue = { ...context, loginThrottle: { ...context.loginThrottle, ...loginThrottle } };
    const variableValues = { input: { ...INPUT, code } };
    const { errors } = await executeText(SET_UP, variableValues, contextValue);
    return errors?.map(({ message }) => message) ?? [];
  }

  it("counts wrong codes as failures", async () => {
    const results: [string, unknown, boolean][] = [];
    const attempt: LoginThrottle["attempt"] = async (account, by, check) => {
      const succeeded = await check();
      results.push([account, by, succeeded]);
      return succeeded;
    };
    await setUpWith({ attempt }, "wrong");
    await setUpWith({ attempt }, CODE);
    expect(results).toEqual([
      ["set-up", "address", false],
      ["set-up", "address", true],
    ]);
  });

  it("refuses even the right code when the throttle refuses", async () => {
    const attempt = async () => {
      throw new DomainError("TOO_MANY_ATTEMPTS", { seconds: 60 });
    };
    expect(await setUpWith({ attempt }, CODE)).toHaveLength(1);
    expect(await staff()).toEqual([]);
  });
});

it("two concurrent set-ups create one admin", async () => {
  await print("WXYZ-2345-6789-ABCD");
  const answers = await Promise.all(
    ["one", "two", "three", "four"].map((username, index) =>
      setUp({ username, ...(index % 2 === 1 && { code: "WXYZ-2345-6789-ABCD" }) }),
    ),
  );
  const codes = answers.flatMap((answer) => answer.codes);
  expect(codes).toEqual(["ALREADY_EXISTS", "ALREADY_EXISTS", "ALREADY_EXISTS"]);
  expect(await staff()).toHaveLength(1);
});
