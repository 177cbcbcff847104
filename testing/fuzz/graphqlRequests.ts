import fc, { type GeneratorValue } from "fast-check";
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { schema } from "../../schema/src/schema.ts";
import { FUZZ_CALLERS, type FuzzRequest } from "./fuzzRequest.ts";
import { day, decimal, instant, mostly, picture, rowNumber, time, words } from "./values.ts";

const nodeTypes = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === "Node"))
  .map(({ name }) => name);

/** Returns the type whose ids a field most likely expects, judging by its name and its parent's. */
function likelyNode(...names: string[]): string | undefined {
  for (const name of names) {
    const lower = name.toLowerCase();
    const fitting = nodeTypes.filter((type) => lower.includes(type.toLowerCase()));
    if (fitting.length > 0) return fitting.sort((one, other) => other.length - one.length)[0];
  }
  return undefined;
}

const globalIds = (likely: string | undefined) =>
  fc
    .tuple(
      likely === undefined
        ? fc.constantFrom(...nodeTypes)
        : fc.oneof(
            { weight: 15, arbitrary: fc.constant(likely) },
            { weight: 1, arbitrary: fc.constantFrom(...nodeTypes) },
          ),
      rowNumber,
    )
    .map(([type, number]) => btoa(`${type}:${number}`));

function scalarOf(type: string, name: string, about: string): fc.Arbitrary<unknown> {
  if (type === "ID") return globalIds(likelyNode(name, about));
  if (type === "Int")
    return /minute/i.test(name) ? fc.integer({ min: 0, max: 1440 }) : fc.integer({ min: -1, max: 40 });
  if (type === "Boolean") return fc.boolean();
  if (type === "Decimal") return decimal;
  if (type === "DateTime") return instant;
  if (type === "DateOrTime") return time;
  if (type === "Day") return day;
  if (/image|file|picture/i.test(name)) return picture;
  if (/cursor|after|before/i.test(name))
    return fc.integer({ min: 0, max: 30 }).map((at) => btoa(`OffsetConnection:${at}`));
  return words;
}

function inputOf(type: GraphQLInputType, name: string, about: string): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return inputOf(type.ofType, name, about);
  if (isListType(type)) return mostly(fc.array(inputOf(type.ofType, name, about), { maxLength: 3 }));
  if (isEnumType(type)) return mostly(fc.constantFrom(...type.getValues().map((value) => value.name)));
  if (!isInputObjectType(type)) return mostly(scalarOf(type.name, name, about));
  const fields = Object.values(type.getFields());
  return mostly(
    fc
      .tuple(
        ...fields.map((field) =>
          fc.option(inputOf(field.type, field.name, `${type.name} ${about}`), {
            nil: undefined,
            freq: isNonNullType(field.type) ? 40 : 3,
          }),
        ),
      )
      .map((values) =>
        Object.fromEntries(
          fields.flatMap(({ name: key }, index) =>
            values[index] === undefined ? [] : [[key, values[index]]],
          ),
        ),
      ),
  );
}

/** Returns a selection of a type's fields without required arguments, some levels deep. */
function selectionOf(type: GraphQLOutputType, depth: number, pick: GeneratorValue): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return "types" in named || "getFields" in named ? " { __typename }" : "";
  const chosen = Object.values(named.getFields()).filter((field) => {
    if (field.args.some(isRequiredArgument)) return false;
    const leaf = !("getFields" in getNamedType(field.type));
    return pick(fc.integer, { min: 0, max: 9 }) < (leaf ? 4 : depth > 0 ? 2 : 0);
  });
  const parts = chosen.map((field) => `${field.name}${selectionOf(field.type, depth - 1, pick)}`);
  return ` { ${["__typename", ...parts].join(" ")} }`;
}

type RootField = GraphQLField<unknown, unknown>;

const rootFields: { kind: "query" | "mutation"; field: RootField }[] = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({
    kind: "query" as const,
    field,
  })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({
    kind: "mutation" as const,
    field,
  })),
];

function requestOf({
  kind,
  field,
}: {
  kind: "query" | "mutation";
  field: RootField;
}): fc.Arbitrary<FuzzRequest> {
  const declared = field.args.map((arg: GraphQLArgument) => `$${arg.name}: ${arg.type}`).join(", ");
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(", ");
  const variables = fc
    .tuple(
      ...field.args.map((arg) =>
        fc.option(inputOf(arg.type, arg.name, field.name), {
          nil: undefined,
          freq: isRequiredArgument(arg) ? 40 : 3,
        }),
      ),
    )
    .map((values) =>
      Object.fromEntries(
        field.args.flatMap(({ name }, index) => (values[index] === undefined ? [] : [[name, values[index]]])),
      ),
    );
  return fc
    .record({
      caller: fc.oneof(
        { weight: 5, arbitrary: fc.constant("admin" as const) },
        { weight: 2, arbitrary: fc.constant("customer" as const) },
        { weight: 2, arbitrary: fc.constantFrom(...FUZZ_CALLERS) },
      ),
      variables,
      selection: fc.gen().map((pick) => selectionOf(field.type, 2, pick)),
    })
    .map(({ caller, variables: given, selection }) => ({
      caller,
      entrypoint: "GraphQL" as const,
      method: "POST",
      path: "/graphql",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        query: `${kind} Fuzz${declared === "" ? "" : `(${declared})`} { ${field.name}${passed === "" ? "" : `(${passed})`}${selection} }`,
        variables: given,
      }),
      about: `${kind} ${field.name}`,
    }));
}

/** Generates documents with one root field each, all fields with equal probability. */
export const graphqlRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(...rootFields.map(requestOf));
