import { z } from "zod";
import { phoneDigits } from "./domain/contactDetails.ts";
import { DomainError } from "./domain/errors.ts";
import { breaks, brokenRule, type FieldRule } from "./domain/fieldRule.ts";
import { Big, toWire } from "./domain/money.ts";
import { isStorableText } from "./domain/storableText.ts";
import { cleanLine, cleanText, withoutInvisible } from "./domain/typedText.ts";
import { type NodeType, rowId } from "./ids.ts";

/**
 * A text of one line and of limited length, without line breaks and control characters. U+0000 and half characters are
 * refused, because Postgres cannot store them.
 */
export const line = (max: number) => z.string().overwrite(cleanLine).max(max).refine(isStorableText);

/** The same for a text of several lines, such as a note. */
export const lines = (max: number) => z.string().overwrite(cleanText).max(max).refine(isStorableText);

/** Accepts the values that pass the check, and describes them by the rule. */
export function ruled<Schema extends z.ZodType>(
  schema: Schema,
  rule: FieldRule,
  isValid: (value: z.output<Schema>) => boolean,
) {
  return schema.refine(isValid).meta({ "x-rule": rule });
}

/** Accepts the values that `read` can read, and returns what it reads; null is none. */
export function parsedBy<Schema extends z.ZodType, Parsed>(
  schema: Schema,
  rule: FieldRule,
  read: (value: z.output<Schema>) => Parsed | null,
) {
  return ruled(schema, rule, (value) => read(value) !== null).transform((value) => read(value) as Parsed);
}

/** Accepts the values that break no rule; `ruleOf` returns the one that a value breaks. */
export function ruledBy<Schema extends z.ZodType>(
  schema: Schema,
  ruleOf: (value: z.output<Schema>) => FieldRule | null,
) {
  return schema.superRefine((value, context) => {
    const rule = ruleOf(value);
    if (rule !== null) context.addIssue({ code: "custom", ...breaks(rule) });
  });
}

/** Accepts decimals of 0 or more, as they are stored. */
export const atLeastZero = ruled(z.instanceof(Big), { kind: "NUMBER", min: 0 }, (value) =>
  value.gte(0),
).transform((value) => toWire(value));

/** Parses an input by its schema. Throws INVALID_INPUT with the field's name and rule. */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  path: readonly (string | number)[] = ["input"],
): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw invalidInput(schema, parsed.error, path);
}

/** Returns INVALID_INPUT for the first problem of an input at this path. */
export function invalidInput(
  schema: z.ZodType,
  { issues: [first = { path: [] }] }: { issues: readonly { path: PropertyKey[] }[] },
  path: readonly (string | number)[],
): DomainError {
  const inputPath = [...path, ...first.path.filter((key) => typeof key !== "symbol")];
  const field = inputPath.findLast((key) => typeof key === "string") ?? "input";
  const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return new DomainError("INVALID_INPUT", { field, rule: brokenRule(described, first) }, inputPath);
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

/** A word of a search as Prisma's condition on a text column; prisma/textSearch.ts says what it finds. */
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
  const words = new Set(
    withoutInvisible(text ?? "")
      .split(/\s+/u)
      .filter((word) => word !== ""),
  );
  return [...words]
    .slice(0, MAX_SEARCH_WORDS)
    .map((word) => ({ OR: alternatives({ contains: word, mode: "insensitive" }) }));
}

/**
 * Returns the condition that a column of digits begins with those of a phone number, regardless of its separators and width;
 * undefined for an empty or null filter. A text without digits matches nothing.
 */
export function beginsWithDigits(phone: string | null | undefined): { gte: string; lt: string } | undefined {
  if (!phone) return undefined;
  // The colon follows the digits in the order of the column's collation.
  const digits = phoneDigits(phone) || ":";
  return { gte: digits, lt: `${digits}:` };
}

/** Builds an IN condition; undefined for an empty or null filter. */
export function oneOf<Value>(values: readonly Value[] | null | undefined) {
  return values?.length ? { in: [...values] } : undefined;
}
