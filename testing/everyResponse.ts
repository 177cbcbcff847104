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
import { executeOperation } from "../schema/src/execution/executor.ts";
import { globalId } from "../schema/src/ids.ts";
import { schema } from "../schema/src/schema.ts";
import { type AuthorizationTestServer, handle, type ViewerName } from "./servers/authorizationTestServer.ts";

/** Objects behind so many others are not asked for. */
const DEPTH = 4;
/** Rows of a kind have small numbers in the house. */
const NUMBERS = [1, 2];

/** A way from the top to an object: what stands before and after the fields that are asked of it. */
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

/** Every way to every object, without going through a kind of object twice. */
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
  if (!query) throw new Error("There is no Query");
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
  const result = await executeOperation({ schema, document, context: contextValue });
  return [JSON.stringify(result), result.errors !== undefined];
}

/** All that a viewer is told by every field that can be reached and every route that can be read, errors included, as text. */
export async function everyResponse(house: AuthorizationTestServer, viewer: ViewerName): Promise<string> {
  const answers: string[] = [];
  const context = await house.context(viewer);
  for (const way of everyWay()) {
    const leaves = leavesOf(way.type);
    if (leaves.length === 0) continue;
    const [text, failed] = await ask(context, way, leaves.map(({ name }) => name).join(" "));
    answers.push(text);
    if (!failed) continue;
    // A field that is refused may hide its neighbours, unless there is no way to any of them.
    const [, closed] = await ask(context, way, "__typename");
    if (!closed) for (const { name } of leaves) answers.push((await ask(context, way, name))[0]);
  }
  for (const { method, path } of ROUTES) {
    if (method !== "GET") continue;
    for (const search of ["", ...NUMBERS.map((number) => `?id=${number}&ids=${number}`)])
      answers.push(await (await handle(house, viewer, method, `${path}${search}`)).text());
  }
  return answers.join("\n");
}
