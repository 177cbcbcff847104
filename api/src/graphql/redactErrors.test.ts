import { buildSchema, execute, parse, validate } from "graphql";
import { expect, test } from "vitest";
import { redactErrors } from "./redactErrors.ts";

const schema = buildSchema(`
  enum Colour { RED }
  input Person { name: String!, age: Int, colour: Colour, friends: [Person!] }
  type Query { greet(person: Person, age: Int, colour: Colour): String }
`);

/** What is said of a person as a variable. */
function said(person: unknown): string {
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
])("%o as a variable is told without its value", (person, message) => {
  expect(said(person)).toBe(message);
});

test.each([
  ['{ greet(age: "secret") }', "Int cannot represent non-integer value."],
  ['{ greet(colour: "secret") }', 'Enum "Colour" cannot represent non-enum value.'],
  ["{ greet(colour: SECRET) }", 'There is no such value in "Colour" enum.'],
  ['{ greet(person: "secret") }', 'Expected value of type "Person".'],
])("%s is told without its value", (query, message) => {
  expect(validate(schema, parse(query)).map((fault) => redactErrors(fault.message))).toEqual([message]);
});

test("what holds no value is told as it is", () => {
  const [fault] = validate(schema, parse("{ great }"));
  expect(redactErrors(fault?.message ?? "")).toBe(fault?.message);
});
