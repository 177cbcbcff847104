import {
  type ExecutionArgs,
  execute,
  type GraphQLArgument,
  type GraphQLInputType,
  GraphQLObjectType,
  GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
  subscribe,
} from "graphql";
import type { Context } from "../schema/src/context.ts";
import { DomainError } from "../schema/src/domain/errors.ts";
import { globalId } from "../schema/src/ids.ts";
import { schema } from "../schema/src/schema.ts";

/** The root operation types. */
export const ROOTS: readonly string[] = ["Query", "Mutation", "Subscription"];

/**
 * The refusals for viewers without access. All other errors, such as invalid input, are reported only to
 * viewers with access.
 */
const REFUSALS: readonly string[] = [
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "PASSWORD_CHANGE_REQUIRED",
  "CUSTOMER_BLOCKED",
];

/** Returns all fields of all object types except introspection, as Type.field. */
export function everyField(): string[] {
  const objects = Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => type instanceof GraphQLObjectType && !type.name.startsWith("__"),
  );
  return objects.flatMap(({ name, getFields }) =>
    Object.keys(getFields.call(schema.getType(name))).map((field) => `${name}.${field}`),
  );
}

const SCALARS: Record<string, unknown> = {
  Boolean: false,
  DateTime: "2026-12-01T02:00:00.000Z",
  DateOrTime: "2026-12-01",
  Day: "2026-12-01",
  Decimal: "1",
  ID: globalId("Store", 2_000_000_000),
  Int: 1,
  String: "x",
};

/** Returns the minimal value of an input type, with ids of missing rows and the first value of an enum. */
function leastOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return leastOf(type.ofType);
  if (isListType(type)) return [leastOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.value;
  if (!isInputObjectType(type)) return SCALARS[type.name];
  const needed = Object.values(type.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(needed.map((field) => [field.name, leastOf(field.type)]));
}

/** Returns a document that selects one field with minimal arguments. */
export function documentOf(
  type: GraphQLObjectType,
  name: string,
  kind: string,
  overrides: Record<string, unknown>,
) {
  const field = type.getFields()[name];
  if (field === undefined) throw new Error(`The schema has no ${type.name}.${name}`);
  const args = field.args.filter(isRequiredArgument);
  const variables = args.map((arg: GraphQLArgument) => `$${arg.name}: ${arg.type}`).join(", ");
  const values = args.map((arg: GraphQLArgument) => `${arg.name}: $${arg.name}`).join(", ");
  const selection = isLeafType(getNamedType(field.type)) ? "" : "{ __typename }";
  return {
    document: parse(
      `${kind} ${variables && `(${variables})`} { ${name} ${values && `(${values})`} ${selection} }`,
    ),
    variableValues: { ...Object.fromEntries(args.map((arg) => [arg.name, leastOf(arg.type)])), ...overrides },
  };
}

export interface Probe {
  field: string;
  context: Context;
  /** The object that has the field. */
  parent?: unknown;
  /** Arguments for fields whose minimal ones are not sufficient. */
  variables?: Record<string, unknown>;
}

/** Executes a single field of any type; resolves with true when the viewer may read it. */
export async function isAdmitted({ field: path, context, parent, variables = {} }: Probe): Promise<boolean> {
  const [typeName = "", name = ""] = path.split(".");
  const type = schema.getType(typeName);
  if (!(type instanceof GraphQLObjectType)) throw new Error(`${typeName} is not an object type`);
  const kind = { Mutation: "mutation", Subscription: "subscription" }[typeName] ?? "query";
  const args: ExecutionArgs = {
    schema: kind === "query" ? rootedAt(type) : schema,
    ...documentOf(type, name, kind, variables),
    rootValue: parent,
    contextValue: context,
  };
  const result = await (kind === "subscription" ? subscribe(args) : execute(args));
  if (Symbol.asyncIterator in result) {
    await result.return?.();
    return true;
  }
  return !result.errors?.some(
    ({ originalError }) => originalError instanceof DomainError && REFUSALS.includes(originalError.code),
  );
}

const rooted = new Map<GraphQLObjectType, GraphQLSchema>();

/** Returns the schema with a type as its query root, so that any of its fields can be executed. */
function rootedAt(type: GraphQLObjectType): GraphQLSchema {
  let found = rooted.get(type);
  if (found === undefined) {
    found = new GraphQLSchema({ ...schema.toConfig(), query: type, mutation: null, subscription: null });
    rooted.set(type, found);
  }
  return found;
}

/** Returns the fields that lead to each type, except node and nodes, which apply each row's own rule. */
export function waysTo(): Map<string, string[]> {
  const ways = new Map<string, string[]>();
  for (const path of everyField()) {
    const [type = "", name = ""] = path.split(".");
    const holder = schema.getType(type);
    const field = holder instanceof GraphQLObjectType ? holder.getFields()[name] : undefined;
    if (field === undefined) continue;
    const to = getNamedType(field.type);
    if (to instanceof GraphQLObjectType) ways.set(to.name, [...(ways.get(to.name) ?? []), path]);
  }
  return ways;
}
