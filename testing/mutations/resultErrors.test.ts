import { DatabaseUnavailable } from "@machiya/prisma/client";
import { parse } from "graphql";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Context } from "../../schema/src/context.ts";
import { OutcomeUnknown } from "../../schema/src/domain/errors.ts";
import { executeOperation } from "../../schema/src/execution/executeOperation.ts";
import { globalId } from "../../schema/src/ids.ts";
import { schema } from "../../schema/src/schema.ts";
import { orderRow } from "../../schema/src/testing/fixtures.ts";
import { ADMIN, createTestContext, type TestContext, testExecute } from "../../schema/src/testing/run.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());

/** Writes a note of an order of which one field fails after the commit. */
async function writeNote(note: string, failure: Error) {
  const { id } = await orderRow(testContext.prisma, { paymentMethod: 2, total: 100 });
  const context: Context = Object.defineProperty(testContext.context(ADMIN), "shopAddress", {
    get() {
      throw failure;
    },
  });
  const document = parse(`mutation ($input: UpdateOrderInput!) {
    updateOrder(input: $input) { note paymentUrl total }
  }`);
  const variables = { input: { id: globalId("Order", id), details: { note } } };
  const result = await executeOperation(testExecute, {
    schema,
    document,
    variableValues: variables,
    contextValue: context,
  });
  const stored = await testContext.prisma.order.findUniqueOrThrow({ where: { id } });
  return { ...result, stored: stored.note };
}

it("a field that fails after the commit has its own error, and the other fields their data", async () => {
  const failure = new TypeError("this field is broken");
  const { data, errors = [], stored } = await writeNote("written", failure);
  expect(data).toEqual({ updateOrder: { note: "written", paymentUrl: null, total: "100" } });
  expect(errors.map(({ path, originalError }) => [path, originalError])).toEqual([
    [["updateOrder", "paymentUrl"], failure],
  ]);
  expect(stored).toBe("written");
});

it("a field that could not be read, because the database is away, leaves the outcome to a repetition", async () => {
  const { errors = [], stored } = await writeNote("away", new DatabaseUnavailable("the database is away"));
  expect(errors.map(({ originalError }) => originalError instanceof OutcomeUnknown)).toEqual([true]);
  expect(stored).toBe("away");
});
