import { type NodeType, rowId } from "@machiya/schema/ids";

/** The number that the wire has for a row of ours. Throws on an id that our own schema cannot have given. */
export function requireRowNumber(type: NodeType, id: string): number {
  const number = rowId(type, id);
  if (number === null) throw new Error(`Not the id of a ${type}: ${id}`);
  return number;
}
