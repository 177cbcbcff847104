import { breaks, type FieldRule, fieldRule } from "@machiya/schema/domain/fieldRule";
import { readDecimal } from "@machiya/schema/domain/money";
import { readClock } from "@machiya/schema/domain/shifts/shiftTimes";
import { isStorableText } from "@machiya/schema/domain/storableText";
import { DEFAULT_TIME_ZONE, readMoment } from "@machiya/schema/domain/time/shopTime";
import { z } from "zod";
import { type CodeTable, meaningsOf, wordOf } from "./codes.ts";

/**
 * Reads one REST value; undefined when it is not acceptable. `json` describes the accepted values as JSON
 * Schema.
 */
export interface Reader<Value> {
  json: Record<string, unknown>;
  read(value: unknown): Value | undefined;
}

/** The largest number that a row can have. */
const MAX_ROW_NUMBER = 2_147_483_647;

/** A number that no row has. */
const NO_ROW = 0;

/**
 * null counts as `""`, which counts as missing, except where it clears a value (decisions.md §2.5, §2.10).
 */
function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

function readWhole(value: unknown): number | undefined {
  if (typeof value === "number") return Number.isSafeInteger(value) && value >= 0 ? value : undefined;
  return typeof value === "string" && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : undefined;
}

/**
 * Reads a row number, 1 or more. A number that is too large for the database is read as one that no row has,
 * which leads to NOT_FOUND.
 */
export const id: Reader<number> = {
  json: { type: "integer", minimum: 1, description: "A number, or a string of digits." },
  read(value) {
    const number = readWhole(value);
    if (number === undefined || number === 0) return undefined;
    return number <= MAX_ROW_NUMBER ? number : NO_ROW;
  },
};

/** Reads a REST number as an enum value. */
export function code<Word extends string>(table: CodeTable<Word>): Reader<Word> {
  return {
    json: { type: "integer", enum: Object.values(table), description: meaningsOf(table) },
    read(value) {
      const number = readWhole(value);
      return number === undefined ? undefined : wordOf(table, number);
    },
  };
}

/** Reads an integer between two bounds, which a refusal names with their unit. */
export function integer(
  minimum: number,
  maximum: number,
  description: string,
  unit?: FieldRule["unit"],
): Reader<number> {
  const rule = unit && { "x-rule": { kind: "WHOLE_NUMBER", min: minimum, max: maximum, unit } };
  return {
    json: { type: "integer", minimum, maximum, description, ...rule },
    read(value) {
      const number = readWhole(value);
      return number !== undefined && number >= minimum && number <= maximum ? number : undefined;
    },
  };
}

/**
 * Reads one or more values; a query repeats the key, and a single value counts as a list of one (decisions.md
 * §2.3).
 */
export function several<Value>(one: Reader<Value>): Reader<Value[]> {
  return {
    // A single value is accepted, too, so a refusal names the rule of the values.
    json: { type: "array", items: one.json, "x-rule": fieldRule(one.json, []) },
    read(value) {
      const input = (Array.isArray(value) ? value : [value]).filter((item) => !isBlank(item));
      const values = input.map((item) => one.read(item)).filter((item) => item !== undefined);
      return values.length === input.length && values.length > 0 ? values : undefined;
    },
  };
}

/** Reads a decimal number as text (decisions.md §2.6). */
export const wireDecimal: Reader<string> = {
  json: {
    type: ["string", "number"],
    description: "A decimal number with at most 12 integer and 5 fraction digits.",
    "x-rule": { kind: "DECIMAL" },
  },
  read(value) {
    const input = typeof value === "string" ? value.trim() : value;
    return readDecimal(input) === null ? undefined : String(input);
  },
};

/** Reads a trimmed text. U+0000 and half characters are refused, because Postgres cannot store them. */
export const text: Reader<string> = {
  json: { type: "string" },
  read: (value) => (typeof value === "string" && isStorableText(value) ? value.trim() : undefined),
};

/** Reads a text without trimming it. */
export const secret: Reader<string> = {
  json: { type: "string", format: "password" },
  read: (value) => (typeof value === "string" && value !== "" && isStorableText(value) ? value : undefined),
};

/** Reads an instant with an offset or a bare date, as text for GraphQL's DateOrTime. */
export const date: Reader<string> = {
  json: {
    "x-rule": { kind: "DAY_OR_TIME" },
    type: "string",
    description: "ISO 8601 with an offset, or a date, which means that day in the store's time zone.",
  },
  read(value) {
    const input = typeof value === "string" ? value.trim() : "";
    return readMoment(input) === null ? undefined : input;
  },
};

/** Reads a bare date, as text for GraphQL's Day. */
export const day: Reader<string> = {
  json: { "x-rule": { kind: "DAY" }, type: "string", format: "date", description: "A date, YYYY-MM-DD." },
  read(value) {
    const input = date.read(value);
    return input?.includes(":") ? undefined : input;
  },
};

/** Reads an instant; bare dates are refused. */
export const instant: Reader<string> = {
  json: { type: "string", format: "date-time", description: "ISO 8601 with an offset." },
  read(value) {
    const input = date.read(value);
    return input?.includes(":") ? input : undefined;
  },
};

/** Reads a time of day as text, which is converted when the store's time zone is known. */
export const clock: Reader<string> = {
  json: {
    "x-rule": { kind: "TIME_OF_DAY" },
    type: "string",
    description:
      "A time of day: HH:mm, or ISO 8601, of which only the time in the store's time zone is used. 00:00 as an end means midnight.",
  },
  read: (value) =>
    typeof value === "string" && readClock(value, DEFAULT_TIME_ZONE) !== null ? value : undefined,
};

/** Reads a boolean, which a query writes as text or as 1 and 0. */
export const flag: Reader<boolean> = {
  json: { type: ["boolean", "integer"], description: "true or 1, false or 0." },
  read(value) {
    const text = String(value).trim().toLowerCase();
    if (text === "true" || text === "1") return true;
    return text === "false" || text === "0" ? false : undefined;
  },
};

/** Reads the customer that a client claims to be, as text; routes refuse any but the session's own number. */
export const claimedCustomer: Reader<string> = {
  json: {
    type: ["integer", "string"],
    description: "The signed-in customer; any other is refused with 1002.",
  },
  read: (value) => (typeof value === "number" ? String(value) : text.read(value)),
};

/** Reads a text that may be a number, which counts as its digits. */
export const textOrNumber: Reader<string> = {
  json: { type: ["string", "integer"] },
  read: (value) => (typeof value === "number" ? readWhole(value)?.toString() : text.read(value)),
};

/** Reads an image as base64 text; the image store validates its content. */
export const picture: Reader<string> = {
  json: {
    type: "string",
    contentEncoding: "base64",
    description:
      "A PNG, JPEG, WebP, or GIF image of at most 1,000,000 bytes in base64, with or without a data-URL prefix.",
  },
  read: (value) => (typeof value === "string" ? value : undefined),
};

const ABSENT = breaks({ kind: "REQUIRED" });

function refuse(
  context: { addIssue(issue: { code: "custom"; message: string } & Partial<typeof ABSENT>): void },
  broken: Partial<typeof ABSENT> = {},
): never {
  context.addIssue({ code: "custom", message: "not acceptable", ...broken });
  return z.NEVER;
}

const isAbsent = (value: unknown) => isBlank(value) || (Array.isArray(value) && value.every(isBlank));

/** Requires a value. */
export function required<Value>({ json, read }: Reader<Value>) {
  return z
    .unknown()
    .transform((value, context): Value => read(value) ?? refuse(context, isAbsent(value) ? ABSENT : {}))
    .meta(json);
}

/** Allows a value to be missing or empty. */
export function optional<Value>({ json, read }: Reader<Value>) {
  return z
    .unknown()
    .optional()
    .transform((value, context): Value | undefined =>
      isBlank(value) ? undefined : (read(value) ?? refuse(context)),
    )
    .meta(json);
}

/**
 * Keeps the stored value when this one is missing, and clears it to `empty` when it is `""` (decisions.md
 * §2.10).
 */
export function clearable<Value, Empty>({ json, read }: Reader<Value>, empty: Empty) {
  const described = [json.description, '`""` clears it.'].filter(Boolean).join(" ");
  return z
    .unknown()
    .optional()
    .transform((value, context): Value | Empty | undefined => {
      if (value === undefined) return undefined;
      return isBlank(value) ? empty : (read(value) ?? refuse(context));
    })
    .meta({ ...json, description: described });
}

export const clearableText = clearable(text, "");
export const clearableDate = clearable(date, null);
export const clearableDay = clearable(day, null);
export const clearableDecimal = clearable(wireDecimal, null);
export const clearableTextOrNumber = clearable(textOrNumber, "");
export const clearablePicture = clearable(picture, null);

/** Keeps the stored image when this one is missing or empty, and removes it when it is null (decisions.md §6). */
export const removablePicture = z
  .unknown()
  .optional()
  .transform((value, context): string | null | undefined => {
    if (value === null) return null;
    return isBlank(value) ? undefined : (picture.read(value) ?? refuse(context));
  })
  .meta({ ...picture.json, description: `${picture.json.description} null removes it.` });

/** Allows a list to be missing or empty, while `several` requires at least one value. */
export function list<Value>(one: Reader<Value>) {
  const { json, read } = several(one);
  return z
    .unknown()
    .optional()
    .transform((value, context): Value[] | undefined => {
      if (value === undefined) return undefined;
      return isAbsent(value) ? [] : (read(value) ?? refuse(context));
    })
    .meta(json);
}
