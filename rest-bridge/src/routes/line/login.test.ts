import { describe, expect, it } from "vitest";
import { fakeServer } from "../../testing/fakeServer.ts";
import { refusedText } from "../../testing/refusedText.ts";
import { customerRow, everything } from "../../testing/rows.ts";

const LOGIN = "/line/login-frontend";
const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll("=", "");
const ID_TOKEN = `${encode({ alg: "ES256" })}.${encode({ iss: "https://access.line.me" })}.c2ln`;
const ACCESS_TOKEN = `${encode({ alg: "HS256" })}.${btoa("\u0001\u0002opaque")}.c2ln`;
const user = { user_id: `U${"a".repeat(32)}`, name: " 林 " };

describe("POST login-frontend", () => {
  it.each([
    ["an id_token", { id_token: ID_TOKEN }, { idToken: ID_TOKEN }],
    ["an access_token", { access_token: "opaque" }, { accessToken: "opaque" }],
    ["an ID token in key", { ...user, key: ID_TOKEN }, { idToken: ID_TOKEN }],
    ["an access token in key", { ...user, key: ACCESS_TOKEN }, { accessToken: ACCESS_TOKEN }],
    ["any three parts in key", { key: "a.b.c" }, { idToken: "a.b.c" }],
    ["a token in preference to a claimed user id", { ...user, key: "k", id_token: "t" }, { idToken: "t" }],
    [
      "a key of two parts, which is not a token",
      { ...user, key: "a.b" },
      { unverified: { lineUserId: user.user_id, name: "林", key: "a.b" } },
    ],
    [
      "user_id and key",
      { ...user, key: "app key" },
      { unverified: { lineUserId: user.user_id, name: "林", key: "app key" } },
    ],
  ])("accepts %s", async (_name, body, expected) => {
    const { call, variables } = fakeServer(everything);
    const answer = await call("POST", LOGIN, { headers: {}, body });
    expect(answer).toMatchObject({ error_code: 0, data: { id: 5, name: "林小姐", phone: "0912" } });
    expect(variables().input).toEqual(expected);
  });

  it.each([
    [{}, "key"],
    [{ ...user }, "key"],
    [{ key: "app key" }, "user_id"],
  ])("refuses %j and names %s", async (body, field) => {
    const { call, operations } = fakeServer(everything);
    expect(await call("POST", LOGIN, { headers: {}, body })).toMatchObject({
      error_code: 2001,
      error_text: refusedText({ field }),
    });
    expect(operations).toEqual([]);
  });
});

describe("POST login", () => {
  it("passes on LINE's code and state, and returns the customer", async () => {
    const { call, variables } = fakeServer(everything);
    const body = { state: "a state", code: "a code" };
    expect((await call("POST", "/line/login", { headers: {}, body })).data).toMatchObject({ id: 5 });
    expect(variables().input).toEqual({ code: body });
  });

  it.each([
    [{ code: "c" }, "state"],
    [{ state: "s" }, "code"],
    [{ state: "s", code: "" }, "code"],
    [{ state: 5, code: "c" }, "state"],
  ])("refuses %j and names %s", async (body, field) => {
    const { call } = fakeServer(everything);
    expect((await call("POST", "/line/login", { headers: {}, body })).error_text).toEqual(
      refusedText({ field }),
    );
  });
});

it("GET user returns the session's customer", async () => {
  const { call } = fakeServer({ viewer: { customer: { ...customerRow, blocked: true } } });
  expect((await call("GET", "/line/user")).data).toEqual({
    id: 5,
    name: "林小姐",
    phone: "0912",
    is_block: true,
  });
});
