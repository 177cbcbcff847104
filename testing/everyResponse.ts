import {
  GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isRequiredArgument,
  isUnionType,
  parse,
} from "graphql";
import { ROUTES } from "../rest-bridge/src/protocol/routes.ts";
import type { Context } from "../schema/src/context.ts";
import { executeOperation } from "../schema/src/execution/executeOperation.ts";
import { globalId } from "../schema/src/ids.ts";
import { schema } from "../schema/src/schema.ts";
import { testExecute } from "../schema/src/testing/run.ts";
import { type AuthorizationTestServer, handle, type ViewerName } from "./servers/authorizationTestServer.ts";

/** The maximum number of nested object types in a query. */
const DEPTH = 4;
/** Each kind has rows with small numbers. */
const NUMBERS = [1, 2];

/** A path from the root to an object: the query text before and after its selected fields. */
interface Way {
  before: string;
  after: string;
  type: GraphQLObjectType;
}

function objectsIn(type: GraphQLOutputType): readonly GraphQLObjectType[] {
  const named = getNamedType(type);
  if (named instanceof GraphQLObjectType) return [named];
  return isInterfaceType(named) || isUnionType(named) ? schema.getPossibleTypes(named) : [];
}

/** Returns every path to every object, without visiting a type twice. */
function waysFrom(way: Way, passed: readonly string[]): Way[] {
  if (passed.length >= DEPTH) return [way];
  const further = Object.values(way.type.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    return objectsIn(field.type)
      .filter(({ name }) => !passed.includes(name))
      .flatMap((type) => {
        const before = `${way.before} { ${field.name} { ... on ${type.name}`;
        return waysFrom({ before, after: `} } ${way.after}`, type }, [...passed, type.name]);
      });
  });
  return [way, ...further];
}

function everyWay(): Way[] {
  const query = schema.getQueryType();
  if (!query) throw new Error("The schema has no Query type");
  const nodes = schema.getType("Node");
  const kinds = isInterfaceType(nodes) ? schema.getPossibleTypes(nodes) : [];
  const byId = kinds.map((type) => {
    const ids = NUMBERS.map((number) => `"${globalId(type.name as Parameters<typeof globalId>[0], number)}"`);
    return { before: `query { nodes(ids: [${ids}]) { ... on ${type.name}`, after: "} }", type };
  });
  return [
    ...waysFrom({ before: "query", after: "", type: query }, ["Query"]),
    ...byId.flatMap((way) => waysFrom(way, ["Query", way.type.name])),
  ];
}

const leavesOf = (type: GraphQLObjectType) =>
  Object.values(type.getFields()).filter(
    ({ type: of, args }) => isLeafType(getNamedType(of)) && !args.some(isRequiredArgument),
  );

async function ask(
  contextValue: Context,
  { before, after }: Way,
  fields: string,
): Promise<[string, boolean]> {
  const document = parse(`${before} { ${fields} } ${after}`);
  const result = await executeOperation(testExecute, { schema, document, contextValue });
  return [JSON.stringify(result), result.errors !== undefined];
}

/**
 * Returns as text all responses to a viewer from every reachable field and readable route, including errors.
 */
export async function everyResponse(server: AuthorizationTestServer, viewer: ViewerName): Promise<string> {
  const answers: string[] = [];
  const context = await server.context(viewer);
  for (const way of everyWay()) {
    const leaves = leavesOf(way.type);
    if (leaves.length === 0) continue;
    const [text, failed] = await ask(context, way, leaves.map(({ name }) => name).join(" "));
    answers.push(text);
    if (!failed) continue;
    // A refused field can hide the others, so each one is queried alone, unless the whole path is refused.
    const [, closed] = await ask(context, way, "__typename");
    if (!closed) for (const { name } of leaves) answers.push((await ask(context, way, name))[0]);
  }
  for (const { method, path } of ROUTES) {
    if (method !== "GET") continue;
    for (const search of ["", ...NUMBERS.map((number) => `?id=${number}&ids=${number}`)])
      answers.push(await (await handle(server, viewer, method, `${path}${search}`)).text());
  }
  return answers.join("\n");
}
