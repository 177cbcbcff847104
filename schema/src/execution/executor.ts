import {
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from "graphql";
import type { Context } from "../context.ts";
import { beginField } from "../idempotency/recordedResults.ts";
import { scopesOf } from "../viewer.ts";
import { errorAfterWrite, withWriteTracker } from "../writes/writeTracker.ts";
import type { Row } from "./fieldReaders.ts";
import { type CompiledObject, executeObject, ObjectCompiler } from "./objects.ts";
import type { Run } from "./run.ts";
import { collectFields } from "./selections.ts";
import { storeNewest } from "./storeNewest.ts";
import { isPromise } from "./values.ts";

/** The input of one run of an operation. The document is valid. */
export interface ExecuteOptions {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables?: Readonly<Record<string, unknown>> | null | undefined;
  context: Context;
  rootValue?: unknown;
}

interface CompiledOperation {
  node: OperationDefinitionNode;
  fragments: Record<string, FragmentDefinitionNode>;
  /** The variables that `@include` and `@skip` read. */
  conditionNames: readonly string[];
  /** The root fields, for each combination of values of those variables. */
  roots: Map<string, CompiledObject>;
}

/** The maximum number of combinations of conditions that are stored compiled for one operation. */
const MAX_ROOTS = 16;

/** The compiled operations by document and by name. They are released together with their document. */
const compiledOperations = new WeakMap<DocumentNode, Map<string, CompiledOperation>>();

function compiledOperation(document: DocumentNode, name: string | null): CompiledOperation | null {
  let operations = compiledOperations.get(document);
  if (operations === undefined) {
    operations = new Map();
    compiledOperations.set(document, operations);
  }
  const known = operations.get(name ?? "");
  if (known !== undefined) return known;
  const node = getOperationAST(document, name);
  if (node == null) return null;
  const fragments = Object.fromEntries(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  const compiled = { node, fragments, conditionNames: conditionVariables(document), roots: new Map() };
  operations.set(name ?? "", compiled);
  return compiled;
}

function conditionVariables(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive({ name, arguments: args = [] }) {
      if (name.value !== "include" && name.value !== "skip") return;
      for (const { value } of args) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}

function rootOf(
  operation: CompiledOperation,
  schema: GraphQLSchema,
  variables: Run["variables"],
): CompiledObject {
  const { node, fragments, conditionNames, roots } = operation;
  const key = conditionNames.map((name) => variables[name]).join();
  const known = roots.get(key);
  if (known !== undefined) return known;
  const type = schema.getRootType(node.operation);
  if (type == null) throw new GraphQLError(`The schema has no ${node.operation} type.`, { nodes: node });
  const scope = { schema, fragments, conditions: variables };
  const root = new ObjectCompiler(scope).compileFields(
    type,
    collectFields(scope, type, [node.selectionSet]),
    true,
  );
  storeNewest(roots, key, root, MAX_ROOTS);
  return root;
}

/**
 * Executes a query or mutation of a valid document. Documents are compiled once: columns are read from their rows, scopes that no row
 * changes are judged once, and only the resolvers that load something run as graphql-js would run them. The answer is graphql-js' own,
 * which a test compares for every query of the webs and of REST. Without `data`, the variables do not fit their types.
 */
export function executeOperation(options: ExecuteOptions): ExecutionResult | Promise<ExecutionResult> {
  const { schema, document, operationName = null, context, rootValue } = options;
  const operation = compiledOperation(document, operationName);
  if (operation === null) {
    const message =
      operationName === null
        ? "Must provide operation name if query contains multiple operations."
        : `Unknown operation named "${operationName}".`;
    return { errors: [new GraphQLError(message)] };
  }
  const { node, fragments } = operation;
  const { coerced, errors: faults } = getVariableValues(
    schema,
    node.variableDefinitions ?? [],
    { ...options.variables },
    { maxErrors: 50 },
  );
  if (coerced === undefined) return { errors: faults };
  const run: Run = {
    context,
    scopes: scopesOf(context.viewer),
    rootValue,
    variables: coerced,
    errors: [],
    args: [],
    info: { schema, fragments, operation: node },
  };
  const finish = (data: unknown): ExecutionResult => ({
    ...(run.errors.length > 0 && { errors: run.errors }),
    data: data as NonNullable<ExecutionResult["data"]> | null,
  });
  const fail = (error: unknown) => {
    run.errors.push(error as GraphQLError);
    return finish(null);
  };
  try {
    const root = rootOf(operation, schema, coerced);
    const data =
      node.operation === OperationTypeNode.MUTATION
        ? executeSerially(root, run)
        : executeObject(root, rootValue as Row, run, undefined);
    return isPromise(data) ? data.then(finish, fail) : finish(data);
  } catch (error) {
    return fail(error);
  }
}

/** The root fields of a mutation one after the other. */
function executeSerially({ fields }: CompiledObject, run: Run): Promise<unknown> {
  return withWriteTracker(async (tracker) => {
    const result: Record<string, unknown> = {};
    const checked = (error: unknown) => (tracker.mayHaveWritten ? errorAfterWrite(error) : error);
    for (const field of fields) {
      beginField();
      const earlierErrors = run.errors.length;
      try {
        result[field.key] = await field.execute(run.rootValue as Row, run, undefined);
      } catch (error) {
        throw checked(error);
      } finally {
        const errors = run.errors.splice(earlierErrors);
        run.errors.push(...errors.map((error) => checked(error) as GraphQLError));
      }
    }
    return result;
  });
}
