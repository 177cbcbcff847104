/** The rule that the value of a field must follow, in terms that every language can express. */
export interface FieldRule {
  kind:
    | "TEXT"
    | "LETTERS"
    | "DIGITS"
    | "EMAIL"
    | "PHONE"
    | "LINE_ACCOUNT"
    | "WEB_LINK"
    | "DATE"
    | "WHOLE_NUMBER"
    | "NUMBER"
    | "CHOICE"
    | "LIST";
  /** Bounds of a number, of a text's length, or of a list's length. */
  min?: number;
  max?: number;
  unit?: "MINUTES";
  /** The accepted values of a CHOICE. */
  choices?: (string | number)[];
}

/** The parts of JSON Schema that say what a field accepts; `rule` and `unit` are our own. */
interface Described {
  type?: string | string[];
  format?: string;
  rule?: FieldRule["kind"];
  unit?: FieldRule["unit"];
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
  return some === undefined ? node : present({ ...some, ...(node.rule && { rule: node.rule }) });
}

function ruleOf(node: Described): FieldRule | null {
  const { type, format, unit } = node;
  const types = [type ?? []].flat();
  if (node.rule !== undefined) return { kind: node.rule, ...bounds(undefined, node.maxLength) };
  if (node.enum !== undefined) return { kind: "CHOICE", choices: node.enum };
  if (format === "email") return { kind: "EMAIL" };
  if (format === "date-time" || format === "date") return { kind: "DATE" };
  if (types.includes("number") || types.includes("integer")) {
    const kind = types.includes("number") ? "NUMBER" : "WHOLE_NUMBER";
    return { kind, ...bounds(node.minimum, node.maximum), ...(unit && { unit }) };
  }
  if (types.includes("array")) return { kind: "LIST", ...bounds(node.minItems, node.maxItems) };
  const lengths = bounds(node.minLength, node.maxLength);
  return types.includes("string") && Object.keys(lengths).length > 0 ? { kind: "TEXT", ...lengths } : null;
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
