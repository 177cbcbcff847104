import { buildSchema, execute, parse, validate } from "graphql";
import { expect, test } from "vitest";
import { redactErrors } from "./redactErrors.ts";

const schema = buildSchema(`
  enum Colour { RED }
  input Person { name: String!, age: Int, colour: Colour, friends: [Person!] }
  type Query { greet(person: Person, age: Int, colour: Colour): String }
`);

/** Returns the redacted error of a person as a variable. */
function redactedErrorOf(person: unknown): string {
  const document = parse("query ($person: Person) { greet(person: $person) }");
  const result = execute({ schema, document, variableValues: { person } });
  return "errors" in result ? redactErrors(result.errors?.[0]?.message ?? "") : "";
}

test.each([
  ["secret", 'Variable "$person" got invalid value; Expected type "Person".'],
  [{ name: 5 }, 'Variable "$person" got invalid value at "person.name"; String cannot represent.'],
  [
    { name: "a", age: "secret" },
    'Variable "$person" got invalid value at "person.age"; Int cannot represent.',
  ],
  [
    { age: 1, x: "secret" },
    'Variable "$person" got invalid value; Field "name" of required type "String!" was not provided.',
  ],
  [
    { name: "secret", extra: 1 },
    'Variable "$person" got invalid value; Field "extra" is not defined by type "Person".',
  ],
  [
    { name: 'secret; at "x"; y', extra: 1 },
    'Variable "$person" got invalid value; Field "extra" is not defined by type "Person".',
  ],
  [
    { name: "a", friends: [{ name: null, age: "secret" }] },
    'Variable "$person" got invalid value at "person.friends[0].name"; Expected non-nullable type "String!".',
  ],
])("the error of %o as a variable does not contain the value", (person, message) => {
  expect(redactedErrorOf(person)).toBe(message);
});

test.each([
  ['{ greet(age: "secret") }', "Int cannot represent non-integer value."],
  ['{ greet(colour: "secret") }', 'Enum "Colour" cannot represent non-enum value.'],
  ["{ greet(colour: SECRET) }", 'There is no such value in "Colour" enum.'],
  ['{ greet(person: "secret") }', 'Expected value of type "Person".'],
])("the error of %s does not contain the value", (query, message) => {
  expect(validate(schema, parse(query)).map((error) => redactErrors(error.message))).toEqual([message]);
});

test("the error of a long value still says what is wrong, without the value", () => {
  const long = "secret; cannot represent a ".repeat(1000);
  expect(redactedErrorOf({ name: long, extra: 1 })).toBe(
    'Variable "$person" got invalid value; Field "extra" is not defined by type "Person".',
  );
  const found = validate(schema, parse(`{ greet(age: ${JSON.stringify(long)}) }`));
  expect(found.map(({ message }) => redactErrors(message))).toEqual([
    "Int cannot represent non-integer value.",
  ]);
});

test("an error without a value is unchanged", () => {
  const [error] = validate(schema, parse("{ great }"));
  expect(redactErrors(error?.message ?? "")).toBe(error?.message);
});
