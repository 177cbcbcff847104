import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionArgs,
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
import { storeNewest } from "../execution/storeNewest.ts";
import { scopesOf } from "../viewer.ts";
import type { Row } from "./fieldReaders.ts";
import { type CompiledObject, executeObject, ObjectCompiler } from "./objects.ts";
import type { Run } from "./run.ts";
import { collectFields } from "./selections.ts";
import { isPromise } from "./values.ts";

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
 * Executes a query or mutation of a valid document, in place of graphql-js' `execute`. Documents are compiled once: columns
 * are read from their rows, scopes that no row changes are judged once, and only the resolvers that load something run as
 * graphql-js would run them. Without `data`, the variables do not fit their types.
 */
export function executeCompiled(args: ExecutionArgs): ExecutionResult | Promise<ExecutionResult> {
  const { schema, document, operationName, rootValue } = args;
  // The schema's own type of context.
  const context = args.contextValue as Context;
  const operation = compiledOperation(document, operationName ?? null);
  if (operation === null) {
    const message =
      operationName == null
        ? "Must provide operation name if query contains multiple operations."
        : `Unknown operation named "${operationName}".`;
    return { errors: [new GraphQLError(message)] };
  }
  const { node, fragments } = operation;
  const { coerced, errors: faults } = getVariableValues(
    schema,
    node.variableDefinitions ?? [],
    { ...args.variableValues },
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
async function executeSerially({ fields }: CompiledObject, run: Run): Promise<unknown> {
  const result: Record<string, unknown> = {};
  for (const field of fields) result[field.key] = await field.execute(run.rootValue as Row, run, undefined);
  return result;
}

/** Opens a subscription of a valid document, in place of graphql-js' `subscribe`. */
export async function subscribeCompiled(
  args: ExecutionArgs,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const events = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in events)) return events;
  return mapEvents(events, (rootValue) => executeCompiled({ ...args, rootValue }));
}

/** Not a generator, which would answer `return` only after the event that it waits for. */
function mapEvents<Event, Result>(
  events: AsyncIterable<Event>,
  map: (event: Event) => Result | Promise<Result>,
): AsyncIterableIterator<Result> {
  const iterator = events[Symbol.asyncIterator]();
  const mapped = async (result: IteratorResult<Event>): Promise<IteratorResult<Result>> =>
    result.done === true ? { done: true, value: undefined } : { done: false, value: await map(result.value) };
  return {
    next: async () => mapped(await iterator.next()),
    return: async () => {
      await iterator.return?.();
      return { done: true, value: undefined };
    },
    throw: async (error: unknown) => {
      if (iterator.throw === undefined) throw error;
      return mapped(await iterator.throw(error));
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
