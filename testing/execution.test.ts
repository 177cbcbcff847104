import { readFile } from "node:fs/promises";
import type { Viewer } from "@machiya/schema/context";
import { type DocumentNode, execute, OperationTypeNode, parse, print } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DOCUMENTS } from "../bench/requests/documents.ts";
import { ROUTES } from "../rest-bridge/src/protocol/routes.ts";
import { executeCompiled } from "../schema/src/compiledExecutor/compiledExecutor.ts";
import { globalId } from "../schema/src/ids.ts";
import { schema } from "../schema/src/schema.ts";
import {
  ADMIN,
  ANONYMOUS,
  createTestContext,
  customer,
  staff,
  type TestContext,
} from "../schema/src/testing/run.ts";
import { CONSOLE_QUERY_BUDGETS } from "./budgets/consoleQueryBudgets.ts";
import { CUSTOMER_QUERY_BUDGETS } from "./budgets/customerQueryBudgets.ts";
import { comparableResult } from "./comparableResult.ts";
import { selectEverything, typesWithRows } from "./selectEverything.ts";
import { fillShop } from "./servers/filledShop.ts";

const ROWS = 60;

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext({ empty: true });
  testContext.quotaAsOf = testContext.now;
  await fillShop(testContext.url, { rows: ROWS, few: 6, each: 3 });
  for (const edit of [
    `UPDATE "Discount" SET state = 'FROZEN' WHERE id % 3 = 0`,
    `UPDATE "Discount" SET amount = NULL, multiplier = 0.9 WHERE id % 2 = 0`,
    `UPDATE "Product" SET "deletedAt" = now() WHERE id % 7 = 0`,
    `UPDATE "Product" SET state = 'FROZEN', "imageHash" = NULL WHERE id % 5 = 0`,
    `UPDATE "Product" SET price = 0.00001 * id, name = 'quoted "name" \\ 名前 ' || chr(10) || id WHERE id % 4 = 0`,
    `UPDATE "Order" SET "customerId" = NULL, "deliveryDate" = NULL, total = 12.34, "createdAt" = '2026-02-28T23:59:59.999Z' WHERE id % 6 = 0`,
  ])
    await testContext.prisma.$executeRawUnsafe(edit);
});
afterAll(() => testContext?.close());

const VIEWERS: [name: string, viewer: Viewer][] = [
  ["an admin", ADMIN],
  ["staff of role 3", staff(2, "STAFF")],
  ["a customer", customer(1)],
  ["an anonymous visitor", ANONYMOUS],
];

/** Returns the responses of graphql-js and of our executor to the same request. */
async function bothAnswers(document: DocumentNode, variables: Record<string, unknown>, viewer: Viewer) {
  const executeReference = () =>
    execute({
      schema,
      document,
      variableValues: variables,
      contextValue: testContext.context(viewer),
    });
  // The first look at personnel papers writes an entry of the history; repeated looks do not.
  if (print(document).includes("personnel")) await executeReference();
  const reference = await executeReference();
  const ours = await executeCompiled({
    schema,
    document,
    variableValues: variables,
    contextValue: testContext.context(viewer),
  });
  return { reference: comparableResult(reference), ours: comparableResult(ours) };
}

/** Compares every combination of variables and viewers; returns their number. */
async function compare(document: DocumentNode, variables: readonly Record<string, unknown>[]) {
  for (const values of variables)
    for (const [name, viewer] of VIEWERS) {
      const { reference, ours } = await bothAnswers(document, values, viewer);
      expect(ours, `${name} with ${JSON.stringify(values)}`).toBe(reference);
    }
  return variables.length * VIEWERS.length;
}

const isQuery = (document: DocumentNode) =>
  document.definitions.some((one) => "operation" in one && one.operation === OperationTypeNode.QUERY);

describe("our executor returns the same response as graphql-js", () => {
  for (const [web, asks] of [
    ["web-admin", CONSOLE_QUERY_BUDGETS],
    ["web-liff", CUSTOMER_QUERY_BUDGETS],
  ] as const)
    it(`for every query of ${web} with the variables of its screen`, async () => {
      const texts: Record<string, string> = JSON.parse(
        await readFile(`${web}/persisted_queries.json`, "utf8"),
      );
      let compared = 0;
      for (const text of Object.values(texts)) {
        const [, name = ""] = /^query (\w+)/.exec(text) ?? [];
        const known = asks[name];
        if (known !== undefined) compared += await compare(parse(text), known.variables ?? [{}]);
      }
      expect(compared).toBeGreaterThanOrEqual(Object.keys(asks).length * VIEWERS.length);
    });

  it("for every query of REST, without variables and with page sizes", async () => {
    const pages = [{}, { first: 7, filter: {} }, { first: 1, filter: { numbers: [4] } }];
    const variables = [...pages, { id: globalId("Order", 2), number: 2 }];
    for (const document of ROUTES.flatMap(({ documents }) => documents))
      if (isQuery(document)) await compare(document, variables);
  });

  it("for every query of the benchmark", async () => {
    for (const text of Object.values(DOCUMENTS)) {
      const document = parse(text);
      if (isQuery(document)) await compare(document, [{ first: 10, id: globalId("Order", 3) }]);
    }
  });

  it("for every field of every type with rows, for each viewer", async () => {
    for (const type of typesWithRows()) {
      const text = `query Everything($id: ID!) { node(id: $id) { __typename id ... on ${type} { ${selectEverything(type)} } } }`;
      const ids = [1, 2, 6, 999].map((number) => ({ id: globalId(type, number) }));
      await compare(parse(text), ids);
    }
  });

  it("for aliases, conditions, fragments on interfaces, and names that every JavaScript object has", async () => {
    const document = parse(`query Odd($yes: Boolean!, $no: Boolean = false) {
      __typename
      constructor: orders(first: 3) { toString: totalCount edges { node { ...Row __proto__: number hidden: note @include(if: $no) } } }
      orders(first: 2) @include(if: $yes) { edges { node { ...Row total @skip(if: $yes) } } }
      orders(first: 2) { edges { cursor node { lines { id product { id name discounts { minQuantity } } } } } }
      types: productTypes(first: 2) { edges { node { ... on Node { id } ... on ProductType { name } } } }
      __type(name: "Order") { name fields { name } }
    }
    fragment Row on Order { number same: lines { quantity } lines { unitPrice } can(action: CANCEL) { allowed reason } }`);
    await compare(document, [{ yes: true }, { yes: false }, { yes: true, no: true }, {}, { yes: "maybe" }]);
  });

  it("for a relation that one document reads with different arguments", async () => {
    const document = parse(`query Twice { products(first: 5) { edges { node {
      a: imageUrl(variant: LIST) b: imageUrl(variant: CARD) first: discounts { minQuantity } second: discounts { discount { id name } } } } } }`);
    await compare(document, [{}]);
  });

  it("for several operations in one document", async () => {
    const document = parse("query A { store { name } } query B { products(first: 1) { totalCount } }");
    for (const operationName of ["A", "B", "C", null]) {
      const context = () => testContext.context(ANONYMOUS);
      const reference = await execute({ schema, document, operationName, contextValue: context() });
      const ours = await executeCompiled({ schema, document, operationName, contextValue: context() });
      expect(JSON.stringify(ours), print(document)).toBe(JSON.stringify(reference));
    }
  });
});
