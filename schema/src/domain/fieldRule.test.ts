import { describe, expect, it } from "vitest";
import { z } from "zod";
import { errorText } from "../wording/wording.ts";
import { fieldRule } from "./fieldRule.ts";
import { LANGUAGES } from "./language.ts";

const schema = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .refine(() => true),
  note: z.string().max(5000).nullish(),
  minutes: z.int().meta({ "x-rule": { kind: "WHOLE_NUMBER", min: 5, max: 480, unit: "MINUTES" } }),
  anything: z.int(),
  code: z
    .string()
    .max(200)
    .regex(/^[a-z]*$/)
    .meta({ "x-rule": { kind: "LETTERS" } }),
  state: z.enum(["ON", "OFF"]),
  rows: z.array(z.object({ price: z.number().min(0) })).max(1000),
});

it.each([
  [{ kind: "LIST", min: 1 }, "at least 1 entry"],
  [{ kind: "LIST", min: 0, max: 8 }, "0 to 8 entries"],
  [{ kind: "TEXT", max: 1 }, "at most 1 character"],
  [{ kind: "TEXT", min: 1, max: 200 }, "1 to 200 characters"],
] as const)("counts in English: %j", (rule, words) => {
  expect(errorText("en", "INVALID_INPUT", { field: "it", rule })).toContain(`${words}.`);
});

describe("The rule of a field", () => {
  it.each<[PropertyKey[], object | null]>([
    [["name"], { kind: "TEXT", min: 1, max: 200 }],
    [["note"], { kind: "TEXT", max: 5000 }],
    [["minutes"], { kind: "WHOLE_NUMBER", min: 5, max: 480, unit: "MINUTES" }],
    [["anything"], { kind: "WHOLE_NUMBER" }],
    [["code"], { kind: "LETTERS" }],
    [["state"], { kind: "CHOICE", choices: ["ON", "OFF"] }],
    [["rows"], { kind: "LIST", max: 1000 }],
    [["rows", 3, "price"], { kind: "NUMBER", min: 0 }],
  ])("%j is %j", (path, rule) => {
    expect(fieldRule(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), path)).toEqual(rule);
  });

  it("is said in English", () => {
    const text = (rule: object) => errorText("en", "INVALID_INPUT", { field: "code", rule: rule as never });
    expect(text({ kind: "LETTERS" })).toBe("“code”: a to z only.");
    expect(text({ kind: "WHOLE_NUMBER", min: 5, max: 480, unit: "MINUTES" })).toBe(
      "“code”: 5 to 480 minutes.",
    );
    expect(text({ kind: "TEXT", max: 200 })).toBe("“code”: at most 200 characters.");
  });

  it.each(LANGUAGES)("names the field, the row, and the bounds in %s", (language) => {
    const params = { field: "duration", row: 7, rule: { kind: "WHOLE_NUMBER", min: 5, max: 480 } } as const;
    const text = errorText(language, "INVALID_INPUT", params);
    for (const part of ["duration", "7", "5", "480"]) expect(text).toContain(part);
  });
});
