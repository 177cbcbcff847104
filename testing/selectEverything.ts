import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import type { NodeType } from "../schema/src/ids.ts";
import { schema } from "../schema/src/schema.ts";

/** How many objects deep fields are selected. */
const DEPTH = 2;

/** The object types that `node(id)` finds. */
export function typesWithRows(): NodeType[] {
  const node = schema.getType("Node");
  if (!isAbstractType(node)) throw new Error("Node is an interface");
  return schema.getPossibleTypes(node).map(({ name }) => name as NodeType);
}

/** Selects all fields of an object type that need no argument, and theirs. */
export function selectEverything(name: string, depth = DEPTH): string {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no object type`);
  return fieldsOf(type, depth).join(" ");
}

function fieldsOf(type: GraphQLObjectType, depth: number): string[] {
  return Object.values(type.getFields()).flatMap(({ name, type: result, args }) => {
    if (args.some(isRequiredArgument)) return [];
    const below = selectionOf(result, depth);
    return below === null ? [] : [`${name}${below}`];
  });
}

function selectionOf(type: GraphQLOutputType, depth: number): string | null {
  const named = getNamedType(type);
  if (isLeafType(named)) return "";
  if (!isObjectType(named) || depth === 0) return null;
  return ` { __typename ${fieldsOf(named, depth - 1).join(" ")} }`;
}
