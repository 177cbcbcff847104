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

/** The number of nested objects in a selection. */
const DEPTH = 2;

/** Returns the object types that `node(id)` can return. */
export function typesWithRows(): NodeType[] {
  const node = schema.getType("Node");
  if (!isAbstractType(node)) throw new Error("Node is not an interface");
  return schema.getPossibleTypes(node).map(({ name }) => name as NodeType);
}

/** Selects all fields without required arguments of an object type and of its nested objects. */
export function selectEverything(name: string, depth = DEPTH): string {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is not an object type`);
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
