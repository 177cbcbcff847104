import { z } from "zod";
import { DomainError } from "./domain/errors.ts";
import { type NodeType, rowId } from "./ids.ts";

/** Text, trimmed; longer than a form would send is refused, and so is U+0000, which Postgres cannot keep. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !text.includes("\0"));

/** Reads an input by its schema. Throws INVALID_INPUT that names the field. */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  path: readonly (string | number)[] = ["input"],
): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const at = (parsed.error.issues[0]?.path ?? []).filter((key) => typeof key !== "symbol");
  const field = at.findLast((key) => typeof key === "string");
  throw new DomainError("INVALID_INPUT", field === undefined ? {} : { field }, [...path, ...at]);
}

/** The row number in a global id that a caller sent. Throws NOT_FOUND when it names no row of this type. */
export function requireRowId(type: NodeType, id: string): number {
  const row = rowId(type, id);
  if (row === null) throw new DomainError("NOT_FOUND", { what: type });
  return row;
}

/** The row numbers in the ids of a filter; those of other types match nothing. */
export function rowIds(type: NodeType, ids: readonly string[]): number[] {
  return ids.map((id) => rowId(type, id)).filter((id) => id !== null);
}

/** A case-insensitive part of a text, wildcards taken as what they are. An empty filter counts as not given. */
export function contains(part: string | null | undefined) {
  const text = part?.trim();
  if (!text) return undefined;
  return { contains: text.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" as const };
}

/** A list filter; empty or null counts as not given. */
export function oneOf<Value>(values: readonly Value[] | null | undefined) {
  return values?.length ? { in: [...values] } : undefined;
}
