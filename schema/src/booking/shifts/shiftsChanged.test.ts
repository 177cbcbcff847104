import { type ExecutionResult, parse, subscribe } from "graphql";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ShiftChange, Viewer } from "../../context.ts";
import { globalId } from "../../ids.ts";
import { schema } from "../../schema.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

async function* announced(): AsyncGenerator<ShiftChange> {
  yield { staffMemberId: 7, from: "2026-12-01", to: "2026-12-31" };
  yield { staffMemberId: null, from: null, to: null };
}

const follow = (viewer: Viewer) => {
  const context = testContext.context(viewer);
  const contextValue = { ...context, changes: { ...context.changes, shifts: announced } };
  const document = parse("subscription { shiftsChanged { staffMemberId from to } }");
  return subscribe({ schema, document, contextValue });
};

it("reports to staff whose working hours changed and when", async () => {
  for (const viewer of [ADMIN, staff(1, "STAFF")]) {
    const heard: unknown[] = [];
    for await (const { data } of (await follow(viewer)) as AsyncIterable<ExecutionResult>)
      heard.push(data?.shiftsChanged);
    expect(heard).toEqual([
      { staffMemberId: globalId("StaffMember", 7), from: "2026-12-01", to: "2026-12-31" },
      { staffMemberId: null, from: null, to: null },
    ]);
  }
});

it("reports nothing to other viewers", async () => {
  for (const viewer of [ANONYMOUS, customer(1)]) {
    const refused = (await follow(viewer)) as ExecutionResult;
    expect(refused.errors?.map(({ message }) => message)).toEqual(["UNAUTHENTICATED"]);
  }
});
