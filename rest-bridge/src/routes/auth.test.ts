import { DomainError } from "@machiya/schema/domain/errors";
import { describe, expect, it } from "vitest";
import { fakeServer } from "../testing/fakeServer.ts";
import { refusedText } from "../testing/refusedText.ts";
import { everything } from "../testing/rows.ts";

const LOGIN = "/api/auth/login";
const credentials = { username: " admin ", password: " pass word " };

describe("POST login", () => {
  it.each([
    [{}, "COMPANY"],
    [{ auth_method: 1 }, "COMPANY"],
    [{ auth_method: "1" }, "COMPANY"],
    [{ auth_method: "company" }, "COMPANY"],
    [{ auth_method: "" }, "COMPANY"],
    [{ type: 2 }, "GOOGLE"],
    [{ type: "Google" }, "GOOGLE"],
    [{ auth_method: "2" }, "GOOGLE"],
    [{ auth_method: 1, type: 2 }, "COMPANY"],
  ])("reads the method %j as %s", async (method, expected) => {
    const { call, variables } = fakeServer(everything);
    expect((await call("POST", LOGIN, { body: { ...credentials, ...method } })).error_code).toBe(0);
    expect(variables().input).toMatchObject({ method: expected });
  });

  it("trims the username, but not the password", async () => {
    const { call, variables } = fakeServer(everything);
    await call("POST", LOGIN, { body: credentials });
    expect(variables().input).toMatchObject({ username: "admin", password: " pass word " });
  });

  it.each([
    [{ password: "x" }, "username"],
    [{ username: "x" }, "password"],
    [{ username: "x", password: 5 }, "password"],
    [{ ...credentials, auth_method: 3 }, "auth_method"],
    [{ ...credentials, type: "apple" }, "type"],
  ])("refuses %j and names %s", async (body, field) => {
    const { call, operations } = fakeServer(everything);
    expect(await call("POST", LOGIN, { body })).toMatchObject({
      error_code: 2001,
      error_text: refusedText({ field }),
    });
    expect(operations).toEqual([]);
  });

  it.each([
    ["WRONG_CREDENTIALS", 1003],
    ["TOO_MANY_ATTEMPTS", 1004],
    ["ACCOUNT_DISABLED", 1005],
    ["LOGIN_METHOD_UNAVAILABLE", 1006],
  ] as const)("%s is %i", async (code, number) => {
    const { call } = fakeServer({
      logIn: () => {
        throw new DomainError(code);
      },
    });
    expect(await call("POST", LOGIN, { body: credentials })).toMatchObject({
      status: 200,
      error_code: number,
    });
  });
});

it("GET user returns the user with the role as a number", async () => {
  const { call } = fakeServer(everything);
  expect((await call("GET", "/api/auth/user")).data).toEqual({
    id: 1,
    username: "admin",
    name: "店長",
    english_name: "Mei",
    position_name: "店長",
    role: 1,
    status: 2,
    must_change_password: false,
  });
});
