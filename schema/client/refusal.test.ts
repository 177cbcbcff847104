import { describe, expect, it } from "vitest";
import { refusalOf } from "./refusal.ts";

describe("what a GraphQL error says", () => {
  it("is the server's code with its params", () => {
    const refusal = refusalOf({ extensions: { code: "TOO_MANY_ATTEMPTS", params: { seconds: 42 } } });
    expect(refusal.code).toBe("TOO_MANY_ATTEMPTS");
    expect(refusal.params).toEqual({ seconds: 42 });
  });

  it("is INTERNAL for a code that is not ours, and for none", () => {
    expect(refusalOf({ extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }).code).toBe("INTERNAL");
    expect(refusalOf({ message: "x" }).code).toBe("INTERNAL");
  });

  it("is OUTDATED when the server does not know this page's document", () => {
    expect(refusalOf({ message: "PersistedQueryNotFound" }).code).toBe("OUTDATED");
    expect(refusalOf({ extensions: { code: "PERSISTED_QUERY_NOT_IN_LIST" } }).code).toBe("OUTDATED");
  });
});
