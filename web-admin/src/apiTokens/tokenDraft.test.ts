import { describe, expect, it } from "vitest";
import { instantAt } from "../language/zonedTime.ts";
import { EMPTY_TOKEN, expiryOf, problemsOf, scopesOf } from "./tokenDraft.ts";

const NOW = new Date("2026-11-21T02:00:00Z");
const inTaipei = (clock: string) => instantAt(clock, "Asia/Taipei");

describe("a new token", () => {
  const good = {
    ...EMPTY_TOKEN,
    name: "ERP",
    levels: { ...EMPTY_TOKEN.levels, ORDERS: "WRITE", STORE: "READ" },
  } as const;

  it("has one scope per area, because writing includes reading", () => {
    expect(scopesOf(good)).toEqual(["ORDERS_WRITE", "STORE_READ"]);
  });

  it.each([
    ["30", "2026-12-21T02:00:00.000Z"],
    ["365", "2027-11-21T02:00:00.000Z"],
    ["NEVER", null],
  ] as const)("with a lifetime of %s days expires accordingly", (lifetime, end) => {
    expect(expiryOf({ lifetime, until: "" }, NOW, inTaipei)).toBe(end);
  });

  it("expires at the start of the chosen day in the store's zone", () => {
    expect(expiryOf({ lifetime: "DATE", until: "2026-12-01" }, NOW, inTaipei)).toBe(
      "2026-11-30T16:00:00.000Z",
    );
  });

  it("needs a name of 1 to 100 characters and a scope", () => {
    expect(problemsOf(EMPTY_TOKEN, NOW, inTaipei)).toEqual({ name: "required", scopes: "scopesMissing" });
    expect(problemsOf({ ...good, name: "x".repeat(100) }, NOW, inTaipei)).toEqual({});
    expect(problemsOf({ ...good, name: "x".repeat(101) }, NOW, inTaipei)).toEqual({ name: "nameTooLong" });
  });

  it.each([
    ["", "untilMissing"],
    ["2026-11-21", "untilMissing"],
    ["2026-11-22", undefined],
  ])("with the end %j has the problem %s", (until, problem) => {
    expect(problemsOf({ ...good, lifetime: "DATE", until }, NOW, inTaipei).until).toBe(problem);
  });
});
