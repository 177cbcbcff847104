import { complexityFromQuery } from "@pothos/plugin-complexity";
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
} from "graphql";
import type { Context } from "../context.ts";

/** The complexity limit per row of the maximum page size. */
const COMPLEXITY_PER_ROW = 250;

interface ClientOperation {
  document: DocumentNode;
  operationName: string | null;
  variables: Readonly<Record<string, unknown>>;
}

/**
 * Throws GRAPHQL_VALIDATION_FAILED when the operation of a client's own document selects too much. Variables
 * that do not match their types are left to the execution, which reports them.
 */
export function requireComplexity(
  schema: GraphQLSchema,
  { document, operationName, variables }: ClientOperation,
  context: Context,
): void {
  const operation = getOperationAST(document, operationName);
  if (operation == null) return;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], { ...variables });
  if (coerced === undefined) return;
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const { complexity } = complexityFromQuery(
    { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] },
    { schema, ctx: context, variables: { ...variables } },
  );
  if (complexity <= context.maxPageSize * COMPLEXITY_PER_ROW) return;
  throw new GraphQLError("The document asks for too much at once.", {
    extensions: { code: "GRAPHQL_VALIDATION_FAILED" },
  });
}
