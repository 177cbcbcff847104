import {
  type GraphQLObjectType,
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

/** Selected fields by name, with what is selected below them; null: a leaf. */
export interface SelectionTree {
  [field: string]: SelectionTree | null;
}

/** Selects all fields without required arguments of an object type and of its nested objects. */
export function everythingOf(name: string, depth = DEPTH): SelectionTree {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is not an object type`);
  return fieldsOf(type, depth);
}

export const selectEverything = (name: string, depth = DEPTH): string =>
  printSelection(everythingOf(name, depth));

/** Returns the fields of a selection as a document has them between braces. */
export function printSelection(tree: SelectionTree): string {
  const fields = Object.entries(tree).map(([name, below]) =>
    below === null ? name : `${name} { __typename ${printSelection(below)} }`,
  );
  return fields.join(" ");
}

function fieldsOf(type: GraphQLObjectType, depth: number): SelectionTree {
  const tree: SelectionTree = {};
  for (const { name, type: result, args } of Object.values(type.getFields())) {
    if (args.some(isRequiredArgument)) continue;
    const named = getNamedType(result);
    if (isLeafType(named)) tree[name] = null;
    else if (isObjectType(named) && depth > 0) tree[name] = fieldsOf(named, depth - 1);
  }
  return tree;
}
