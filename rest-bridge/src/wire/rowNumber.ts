import { type NodeType, rowId } from "@machiya/schema/ids";

/** Returns the row number of a global id. Throws on an id that the schema cannot have produced. */
export function requireRowNumber(type: NodeType, id: string): number {
  const number = rowId(type, id);
  if (number === null) throw new Error(`Not the id of a ${type}: ${id}`);
  return number;
}
