import { z } from "zod";
import { DomainError } from "./domain/errors.ts";
import { fieldRule } from "./domain/fieldRule.ts";
import { isStorableText } from "./domain/storableText.ts";
import { type NodeType, rowId } from "./ids.ts";

/** Trimmed text of limited length. U+0000 is refused, because Postgres cannot store it. */
export const line = (max: number) => z.string().trim().max(max).refine(isStorableText);

/** Parses an input by its schema. Throws INVALID_INPUT with the field's name and rule. */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  path: readonly (string | number)[] = ["input"],
): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const at = (parsed.error.issues[0]?.path ?? []).filter((key) => typeof key !== "symbol");
  const field = at.findLast((key) => typeof key === "string");
  const rule = fieldRule(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), at);
  const params = { ...(field !== undefined && { field }), ...(rule !== null && { rule }) };
  throw new DomainError("INVALID_INPUT", params, [...path, ...at]);
}

/** Returns the row number of an input's global ID. Throws NOT_FOUND when it is not an ID of this type. */
export function requireRowId(type: NodeType, id: string): number {
  const row = rowId(type, id);
  if (row === null) throw new DomainError("NOT_FOUND", { what: type });
  return row;
}

/** Returns the row numbers of a filter's IDs; IDs of other types are dropped and match nothing. */
export function rowIds(type: NodeType, ids: readonly string[]): number[] {
  return ids.map((id) => rowId(type, id)).filter((id) => id !== null);
}

/** Builds a case-insensitive substring condition with wildcards escaped; undefined for an empty filter. */
export function contains(part: string | null | undefined) {
  const text = part?.trim();
  if (!text) return undefined;
  return { contains: text.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" as const };
}

/** Builds an IN condition; undefined for an empty or null filter. */
export function oneOf<Value>(values: readonly Value[] | null | undefined) {
  return values?.length ? { in: [...values] } : undefined;
}
