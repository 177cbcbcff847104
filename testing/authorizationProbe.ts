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

/** Types whose fields are asked for at the top of a document. */
export const ROOTS: readonly string[] = ["Query", "Mutation", "Subscription"];

/** What a viewer hears who may not. Anything else, a fault in what was sent among it, is said to those alone who may. */
const REFUSALS: readonly string[] = ["UNAUTHENTICATED", "FORBIDDEN", "CUSTOMER_BLOCKED"];

/** Every object type's fields but those of introspection, as Type.field. */
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

/** The least that a type of input takes: rows that are not there, the first value of an enum. */
function leastOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return leastOf(type.ofType);
  if (isListType(type)) return [leastOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.value;
  if (!isInputObjectType(type)) return SCALARS[type.name];
  const needed = Object.values(type.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(needed.map((field) => [field.name, leastOf(field.type)]));
}

/** A document that asks for one field, with the least that its arguments take. */
export function documentOf(
  type: GraphQLObjectType,
  name: string,
  kind: string,
  given: Record<string, unknown>,
) {
  const field = type.getFields()[name];
  if (field === undefined) throw new Error(`There is no ${type.name}.${name}`);
  const args = field.args.filter(isRequiredArgument);
  const variables = args.map((arg: GraphQLArgument) => `$${arg.name}: ${arg.type}`).join(", ");
  const values = args.map((arg: GraphQLArgument) => `${arg.name}: $${arg.name}`).join(", ");
  const selection = isLeafType(getNamedType(field.type)) ? "" : "{ __typename }";
  return {
    document: parse(
      `${kind} ${variables && `(${variables})`} { ${name} ${values && `(${values})`} ${selection} }`,
    ),
    variableValues: { ...Object.fromEntries(args.map((arg) => [arg.name, leastOf(arg.type)])), ...given },
  };
}

export interface Probe {
  field: string;
  context: Context;
  /** The object whose field it is. */
  parent?: unknown;
  /** Arguments, where the least would not do. */
  variables?: Record<string, unknown>;
}

/** Asks for one field alone, of any type: true when the viewer may have it. */
export async function isAdmitted({ field: path, context, parent, variables = {} }: Probe): Promise<boolean> {
  const [typeName = "", name = ""] = path.split(".");
  const type = schema.getType(typeName);
  if (!(type instanceof GraphQLObjectType)) throw new Error(`${typeName} is no object type`);
  const kind = { Mutation: "mutation", Subscription: "subscription" }[typeName] ?? "query";
  const asked: ExecutionArgs = {
    schema: kind === "query" ? rootedAt(type) : schema,
    ...documentOf(type, name, kind, variables),
    rootValue: parent,
    contextValue: context,
  };
  const result = await (kind === "subscription" ? subscribe(asked) : execute(asked));
  if (Symbol.asyncIterator in result) {
    await result.return?.();
    return true;
  }
  return !result.errors?.some(
    ({ originalError }) => originalError instanceof DomainError && REFUSALS.includes(originalError.code),
  );
}

const rooted = new Map<GraphQLObjectType, GraphQLSchema>();

/** The schema with a type as its root, so that any object can be asked for any of its fields. */
function rootedAt(type: GraphQLObjectType): GraphQLSchema {
  let found = rooted.get(type);
  if (found === undefined) {
    found = new GraphQLSchema({ ...schema.toConfig(), query: type, mutation: null, subscription: null });
    rooted.set(type, found);
  }
  return found;
}

/** Which fields lead to a type, but for those that ask each row's own rule (node, nodes). */
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
