/** The kinds of rules; the language catalogs say what each of them accepts. */
export const RULE_KINDS = [
  "TEXT",
  "LETTERS",
  "DIGITS",
  "ASCII",
  "EMAIL",
  "PHONE",
  "MOBILE_PHONE",
  "WHOLE_PHONE",
  "READABLE",
  "CARRIER_NAME",
  "LINE_ACCOUNT",
  "BANK_CODE",
  "WEB_LINK",
  "URL",
  "TIME_ZONE",
  "LINE_USER_ID",
  "CURSOR",
  "DATE",
  "DAY",
  "DAY_OR_TIME",
  "LOCAL_TIME",
  "TIME_OF_DAY",
  "AFTER",
  "AHEAD",
  "NOT_AHEAD",
  "WHOLE_NUMBER",
  "NUMBER",
  "POSITIVE",
  "MULTIPLE",
  "DECIMAL",
  "BOOLEAN",
  "OBJECT",
  "FORMAT",
  "CHOICE",
  "LIST",
  "UNIQUE",
  "NO_COMMA",
  "SPANS",
  "KEEPS_ONE",
  "NAMES",
  "NAME_EACH",
  "REQUIRED",
  "REQUIRES",
  "MORE_THAN",
  "SAME",
  "DIFFERENT",
  "ONE_OF",
  "SAME_LENGTH",
  "ALONE",
  "AUDIENCE",
  "HTTPS_SHOP",
  "VARIANT",
  "PER_VARIANT",
  "PER_PRODUCT",
  "FITTING_AMOUNTS",
] as const;

/** The rule that the value of a field must follow, in terms that every language can express. */
export interface FieldRule {
  kind: (typeof RULE_KINDS)[number];
  /** Bounds of a number, of a text's length, of a list's length, of a distance in time, or of decimal places. */
  min?: number;
  max?: number;
  unit?: "MINUTES" | "DAYS";
  /** Of what a MULTIPLE is one. */
  of?: string;
  /** The accepted values of a CHOICE or an AUDIENCE, or the names of the first amounts that do not fit. */
  choices?: (string | number)[];
  /** How many amounts do not fit. */
  count?: number;
  /** The other fields that the rule compares with, by their names in that operation. */
  fields?: string[];
}

/** The parts of JSON Schema that say what a field accepts; `x-rule` is our own and takes precedence. */
interface Described {
  type?: string | string[];
  format?: string;
  "x-rule"?: FieldRule;
  enum?: (string | number)[];
  anyOf?: Described[];
  oneOf?: Described[];
  properties?: Record<string, Described>;
  items?: Described;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

const isBound = (value: number | undefined) =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

function bounds(min: number | undefined, max: number | undefined) {
  return { ...(isBound(min) && { min }), ...(isBound(max) && { max }) } as Pick<FieldRule, "min" | "max">;
}

/** Returns the alternative of a nullable field that is not null. */
function present(node: Described): Described {
  const some = (node.anyOf ?? node.oneOf)?.find(({ type }) => type !== "null");
  return some === undefined
    ? node
    : present({ ...some, ...(node["x-rule"] && { "x-rule": node["x-rule"] }) });
}

function ruleOf(node: Described): FieldRule | null {
  const { type, format } = node;
  const types = [type ?? []].flat();
  if (node["x-rule"] !== undefined) return node["x-rule"];
  if (node.enum !== undefined) return { kind: "CHOICE", choices: node.enum };
  if (format === "email") return { kind: "EMAIL" };
  if (format === "date-time" || format === "date") return { kind: "DATE" };
  if (types.includes("boolean")) return { kind: "BOOLEAN" };
  if (types.includes("number") || types.includes("integer")) {
    const kind = types.includes("number") ? "NUMBER" : "WHOLE_NUMBER";
    return { kind, ...bounds(node.minimum, node.maximum) };
  }
  if (types.includes("array")) return { kind: "LIST", ...bounds(node.minItems, node.maxItems) };
  if (types.includes("object")) return { kind: "OBJECT" };
  return types.includes("string") ? { kind: "TEXT", ...bounds(node.minLength, node.maxLength) } : null;
}

/**
 * Returns the rule of the field at this path of an input, which `schema` describes as JSON Schema; null when it
 * does not say it.
 */
export function fieldRule(schema: object, path: readonly PropertyKey[]): FieldRule | null {
  let node = present(schema);
  for (const key of path) {
    const next = typeof key === "number" ? node.items : node.properties?.[String(key)];
    if (next === undefined) break;
    node = present(next);
  }
  return ruleOf(node);
}

/** A problem that zod found; a custom one may carry the rule that it breaks in its `params`. */
interface Issue {
  path: readonly PropertyKey[];
  params?: Record<string, unknown> | undefined;
}

/** Creates the options of a zod refinement that fails with this rule, on the field at `path` if given. */
export const breaks = (rule: FieldRule, path?: PropertyKey[]) => ({
  params: { rule },
  ...(path !== undefined && { path }),
});

/**
 * Returns the rule that an issue breaks: the one that its check names, or else the one of the field. `schema`
 * describes the input as JSON Schema. A contract test checks that every field has a rule.
 */
export function brokenRule(schema: object, { path, params }: Issue): FieldRule {
  return (params?.rule as FieldRule | undefined) ?? fieldRule(schema, path) ?? { kind: "FORMAT" };
}
