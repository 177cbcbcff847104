import { randomBytes } from "node:crypto";

/** One way in which a notification can be unusable. */
export interface UnusableMessage<Message> {
  name: string;
  message: Message;
}

/** A text that does not compress, so that Postgres cannot store it in an index. */
const LONG_TEXT = randomBytes(6000).toString("hex");

const TEXTS: Readonly<Record<string, string>> = {
  "a U+0000": "\0",
  "a U+0000 at its end": "1\0",
  "no text": "",
  "a long text": LONG_TEXT,
  "a long number": "9".repeat(400),
  "a huge number": "1e308",
  "a negative number": "-1",
  "no number": "NaN",
  "a list": '["1"]',
  "an object": "{}",
};

type Form = readonly (readonly [name: string, value: string])[];

/** Returns the form with each error in each of its fields: other values, a missing field, and a repeated one. */
export function unusableForms(fields: Readonly<Record<string, string>>): UnusableMessage<Form>[] {
  const form = Object.entries(fields);
  return form.flatMap(([name, value]) => [
    ...Object.entries(TEXTS).map(([fault, text]) => ({
      name: `${name} with ${fault}`,
      message: form.map(([other, kept]) => [other, other === name ? text : kept] as const),
    })),
    { name: `no ${name}`, message: form.filter(([other]) => other !== name) },
    { name: `${name} twice`, message: [[name, "2"], ...form] },
    { name: `${name} twice with one value`, message: [...form, [name, value]] },
  ]);
}

const MISSING = Symbol("missing");
const VALUES: Readonly<Record<string, unknown>> = {
  ...TEXTS,
  "half of a surrogate pair": "\ud800",
  null: null,
  "a number": 7,
  "a huge number": 1e308,
  "a large number": 2 ** 53 * 1000,
  "a negative number": -1,
  "a fraction": 0.5,
  true: true,
  "an empty list": [],
  "a list of a text": ["pi_1"],
  "an empty object": {},
  "no value": MISSING,
};

/** Returns the JSON value with each error in each of its fields, those of nested objects included. */
export function unusableJson(value: object): UnusableMessage<unknown>[] {
  return pathsOf(value).flatMap((path) =>
    Object.entries(VALUES).map(([fault, wrong]) => ({
      name: `${path.join(".") || "the whole"} with ${fault}`,
      message: replaced(value, path, wrong),
    })),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function pathsOf(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  const nested = isObject(value)
    ? Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...at, key]))
    : [];
  return [at, ...nested];
}

function replaced(value: unknown, [key, ...rest]: readonly string[], wrong: unknown): unknown {
  if (key === undefined) return wrong === MISSING ? undefined : wrong;
  if (!isObject(value)) return value;
  const { [key]: changed, ...others } = value;
  const after = replaced(changed, rest, wrong);
  return after === undefined ? others : { ...others, [key]: after };
}
