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

/** Maximum number of words of a search; further words are ignored. */
const MAX_SEARCH_WORDS = 20;

/** A word of a search as Prisma's condition on a text column; prisma/queryCompiler/textSearch.ts compiles it. */
interface SearchedWord {
  contains: string;
  mode: "insensitive";
}

/**
 * Returns the conditions of a search, one for each of its words; none for an empty search. A row matches a word
 * if it matches one of the alternatives.
 */
export function searchConditions<Where>(
  text: string | null | undefined,
  alternatives: (word: SearchedWord) => Where[],
): { OR: Where[] }[] {
  const words = new Set((text ?? "").split(/\s+/u).filter((word) => word !== ""));
  return [...words]
    .slice(0, MAX_SEARCH_WORDS)
    .map((word) => ({ OR: alternatives({ contains: word, mode: "insensitive" }) }));
}

/** Builds an IN condition; undefined for an empty or null filter. */
export function oneOf<Value>(values: readonly Value[] | null | undefined) {
  return values?.length ? { in: [...values] } : undefined;
}
