import { describe, expect, it, test } from "vitest";
import { API_AREAS, API_SCOPES, grantsScope, missingScopes, tokenState } from "./apiScopes.ts";
import { scopeGrantOf, typeScopeGrantOf } from "./apiScopeTable.ts";

describe("API scopes", () => {
  it("consist of reading and writing for each area", () => {
    expect(API_SCOPES).toEqual(API_AREAS.flatMap((area) => [`${area}_READ`, `${area}_WRITE`]));
  });

  it("include reading in writing, but not the reverse, and grant no other area", () => {
    expect(grantsScope(["ORDERS_WRITE"], "ORDERS", "READ")).toBe(true);
    expect(grantsScope(["ORDERS_READ"], "ORDERS", "WRITE")).toBe(false);
    expect(grantsScope(["ORDERS_WRITE"], "STORE", "READ")).toBe(false);
  });

  it("are reported as missing once per area, without READ when WRITE is missing", () => {
    const needed = ["STORE_READ", "ORDERS_READ", "ORDERS_WRITE", "BOOKING_READ"] as const;
    expect(missingScopes(["BOOKING_WRITE"], needed)).toEqual(["ORDERS_WRITE", "STORE_READ"]);
    expect(missingScopes(["BOOKING_READ", "ORDERS_WRITE", "STORE_READ"], needed)).toEqual([]);
  });
});

describe("the table of scope grants", () => {
  test.each([
    ["Order", "buyerName", "ORDERS"],
    ["Order", "history", "CLOSED"],
    ["Order", "id", "ANY"],
    ["OrderConnection", "totalCount", "ORDERS"],
    ["OrderEdge", "node", "ORDERS"],
    ["Store", "timeZone", "ANY"],
    ["Store", "name", "STORE"],
    ["Broadcast", "id", "CLOSED"],
    ["Mutation", "createApiToken", "CLOSED"],
  ])("has %s.%s as %s", (type, field, opening) => {
    expect(scopeGrantOf(type, field)).toBe(opening);
  });

  it("closes every type and field that it does not list", () => {
    expect(scopeGrantOf("Query", "somethingNew")).toBe("CLOSED");
    expect(scopeGrantOf("SomethingNew", "id")).toBe("CLOSED");
    expect(typeScopeGrantOf("SomethingNewConnection")).toBe("CLOSED");
  });
});

describe("an API token", () => {
  const now = new Date("2026-11-21T02:00:00Z");
  test.each([
    [null, null, "ACTIVE"],
    [new Date(now.getTime() + 1), null, "ACTIVE"],
    [now, null, "EXPIRED"],
    [null, now, "REVOKED"],
    [now, now, "REVOKED"],
  ])("with expiresAt %s and revokedAt %s is %s", (expiresAt, revokedAt, state) => {
    expect(tokenState({ expiresAt, revokedAt }, now)).toBe(state);
  });
});
