import { describe, expect, it } from "vitest";
import { refusalOf } from "./refusal.ts";

describe("the refusal of a GraphQL error", () => {
  it("has the server's code and params", () => {
    const refusal = refusalOf({ extensions: { code: "TOO_MANY_ATTEMPTS", params: { seconds: 42 } } });
    expect(refusal.code).toBe("TOO_MANY_ATTEMPTS");
    expect(refusal.params).toEqual({ seconds: 42 });
  });

  it("is INTERNAL for an unknown or missing code", () => {
    expect(refusalOf({ extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }).code).toBe("INTERNAL");
    expect(refusalOf({ message: "x" }).code).toBe("INTERNAL");
  });

  it("is OUTDATED when the server does not know this page's document", () => {
    expect(refusalOf({ message: "PersistedQueryNotFound" }).code).toBe("OUTDATED");
    expect(refusalOf({ extensions: { code: "PERSISTED_QUERY_NOT_IN_LIST" } }).code).toBe("OUTDATED");
  });
});
