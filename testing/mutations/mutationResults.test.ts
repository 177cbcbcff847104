import type { Viewer } from "@machiya/schema/context";
import { type ExecutionResult, getNamedType, isLeafType, parse } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_SCOPES } from "../../schema/src/domain/access/apiScopes.ts";
import { DomainError } from "../../schema/src/domain/errors.ts";
import { executeOperation } from "../../schema/src/execution/executeOperation.ts";
import { schema } from "../../schema/src/schema.ts";
import { personRow } from "../../schema/src/testing/bookingFixtures.ts";
import { customerRow, store } from "../../schema/src/testing/fixtures.ts";
import {
  ADMIN,
  ANONYMOUS,
  createTestContext,
  customer,
  staff,
  type TestContext,
  testExecute,
} from "../../schema/src/testing/run.ts";
import { everythingOf, printSelection, type SelectionTree, typesWithRows } from "../selectEverything.ts";
import { InputRows, type MutationInput } from "./inputRows.ts";
import { SALON_INPUTS } from "./salonInputs.ts";
import { SHOP_INPUTS } from "./shopInputs.ts";

const MUTATION_INPUTS: Record<string, MutationInput> = { ...SHOP_INPUTS, ...SALON_INPUTS };

let testContext: TestContext;
let viewers: Record<string, Viewer>;
let rows: InputRows;
beforeAll(async () => {
  testContext = await createTestContext();
  await store(testContext.prisma, { delivers: true, customersCancelOrders: true });
  const person = await personRow(testContext.prisma);
  const ours = await customerRow(testContext.prisma, { phone: "0912345678" });
  const tokenRow = {
    name: "ERP",
    tokenHash: new Uint8Array(32),
    prefix: "machiya_t",
    createdById: 1,
    scopes: [...API_SCOPES],
  };
  const token = await testContext.prisma.apiToken.create({ data: tokenRow });
  viewers = {
    admin: ADMIN,
    staff: staff(person.id, "STAFF"),
    customer: customer(ours.id),
    token: { ...ADMIN, token: { id: token.id, scopes: token.scopes, expiresAt: null } },
    anonymous: ANONYMOUS,
  };
  rows = new InputRows(testContext.prisma, ours.id, async (document, input) => {
    const { codes } = await testContext.run(document, { input }, ADMIN);
    expect(codes).toEqual([]);
  });
});
afterAll(() => testContext.close());

const MUTATIONS = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
  ({ type }) => !isLeafType(getNamedType(type)),
);

/** Executes a document as a viewer; what it changes of the session does not outlast it. */
async function send(
  text: string,
  variables: Record<string, unknown>,
  viewer: Viewer,
): Promise<ExecutionResult> {
  return executeOperation(testExecute, {
    schema,
    document: parse(text),
    variableValues: variables,
    contextValue: testContext.context(viewer),
  });
}

const REFUSALS = new Set(["UNAUTHENTICATED", "FORBIDDEN"]);

/** Removes the fields that the viewer may not read. Returns false if there is none; throws any other error. */
function prune(tree: SelectionTree, { errors = [] }: ExecutionResult): boolean {
  for (const { path = [], originalError, message } of errors) {
    const code = originalError instanceof DomainError ? originalError.code : message;
    const names = path.filter((key) => typeof key === "string").slice(1);
    const field = names.pop();
    if (!REFUSALS.has(code) || field === undefined) throw new Error(`${path.join(".")}: ${code}`);
    let parent: SelectionTree = tree;
    for (const name of names) parent = parent[name] ?? {};
    delete parent[field];
  }
  return errors.length > 0;
}

/** Sends a mutation with new rows until its result has no field that the viewer may not read. */
async function mutate(name: string, tree: SelectionTree, viewer: Viewer): Promise<Record<string, unknown>> {
  for (;;) {
    const input = (await MUTATION_INPUTS[name]?.input(rows)) ?? null;
    const selection = `{ __typename ${printSelection(tree)} }`;
    const field = MUTATIONS.find((one) => one.name === name);
    const type = field?.args[0]?.type;
    const text =
      type === undefined
        ? `mutation { answer: ${name} ${selection} }`
        : `mutation ($input: ${type}) { answer: ${name}(input: $input) ${selection} }`;
    const result = await send(text, { input }, viewer);
    if (!prune(tree, result)) return result.data as Record<string, unknown>;
  }
}

const nodes = new Set<string>(typesWithRows());

/** Reads rows as a query does. */
async function query(ids: readonly unknown[], type: string, tree: SelectionTree, viewer: Viewer) {
  const text = `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename ... on ${type} { ${printSelection(tree)} } } }`;
  return send(text, { ids }, viewer);
}

const idsOf = (answer: unknown) => [answer].flat().map((row) => (row as { id: string }).id);

it("every mutation that returns an object has an input", () => {
  // Setting up needs an empty database and returns what logging in does.
  const missing = MUTATIONS.map(({ name }) => name).filter((name) => !(name in MUTATION_INPUTS));
  expect(missing).toEqual(["setUp"]);
});

describe.each(Object.entries(MUTATION_INPUTS))("%s", (name, { by }) => {
  it.each(by)("answers each field to %s as a query does", async (who) => {
    const viewer = viewers[who] ?? ANONYMOUS;
    const type = getNamedType(schema.getMutationType()?.getFields()[name]?.type)?.name ?? "";
    const tree = everythingOf(type);
    if (!nodes.has(type)) {
      await mutate(name, tree, viewer);
      return;
    }
    const { answer: first } = await mutate(name, { id: null }, viewer);
    while (prune(tree, await query(idsOf(first), type, tree, viewer)));
    expect(Object.keys(tree)).toContain("id");
    const { answer } = await mutate(name, tree, viewer);
    const { data } = await query(idsOf(answer), type, tree, viewer);
    expect([answer].flat()).toEqual((data as { nodes: unknown[] }).nodes);
  });
});
