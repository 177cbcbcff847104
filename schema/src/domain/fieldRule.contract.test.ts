import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { errorText } from "../wording/wording.ts";
import { DomainError, type ErrorCode, type InvalidField } from "./errors.ts";
import { type FieldRule, RULE_KINDS } from "./fieldRule.ts";
import { LANGUAGES } from "./language.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

const sources = globSync(["schema/src/**/*.ts", "rest-bridge/src/**/*.ts", "api/src/**/*.ts"], { cwd: ROOT })
  .filter((path) => !path.endsWith(".test.ts"))
  .map((path) => ({ path, text: readFileSync(`${ROOT}${path}`, "utf8") }));

const filesWith = (part: RegExp) => sources.filter(({ text }) => part.test(text)).map(({ path }) => path);

type Arguments = ConstructorParameters<typeof DomainError>;

/** Fails to compile when INVALID_INPUT can be raised without a field and a rule. */
const needsRule: ["INVALID_INPUT"] extends Arguments ? false : true = true;
const needsField: ["INVALID_INPUT", { field: string }] extends Arguments ? false : true = true;

describe("every INVALID_INPUT", () => {
  it("needs a field and a rule to be raised", () => {
    expect([needsRule, needsField]).toEqual([true, true]);
    const params: InvalidField = { field: "name", rule: { kind: "REQUIRED" } };
    expect(new DomainError("INVALID_INPUT", params).with({ row: 2 }).params).toEqual({ ...params, row: 2 });
  });

  it("is rebuilt without that check only from the response of an operation", () => {
    expect(filesWith(/DomainError\.of\(/)).toEqual([
      "rest-bridge/src/protocol/graphql.ts",
      "schema/src/domain/errors.ts",
    ]);
  });

  it("comes from checks that say their rule", () => {
    // `line` and passwords also refuse U+0000, and the API files read no input of clients but what providers answer.
    const silent = [
      "api/src/carriers/ecpay/ecpayLogistics.ts",
      "api/src/line/webhookEvents.ts",
      "api/src/payments/ecpay/ecpayProvider.ts",
      "api/src/payments/linePay/linePayClient.ts",
      "schema/src/identity/staffInput.ts",
      "schema/src/input.ts",
    ];
    const checks =
      /\.(?:refine|superRefine|regex)\((?![^;]*(?:breaks\(|NO_ROWS|WRONG_STAGE|REMOVALS_ERROR|SERVICE_MISSING|endsAfterStart))/;
    const found = filesWith(checks).filter((path) => !path.startsWith("api/src/startup/"));
    expect(found.filter((path) => !silent.includes(path))).toEqual([]);
  });
});

const EXAMPLE: Omit<FieldRule, "kind"> = {
  min: 3,
  max: 9,
  unit: "DAYS",
  choices: ["RED"],
  fields: ["from"],
};

/** Rules that always have bounds. */
const BOUNDED: readonly FieldRule["kind"][] = ["ASCII", "SPANS"];

describe.each(LANGUAGES)("the rules in %s", (language) => {
  it.each(RULE_KINDS)("say what %s accepts", (kind) => {
    const sentence = (rule: FieldRule) => errorText(language, "INVALID_INPUT", { field: "to", rule });
    const bare = BOUNDED.includes(kind) ? [] : [sentence({ kind })];
    for (const text of [...bare, sentence({ kind, ...EXAMPLE })]) {
      expect(text).toContain("to");
      expect(text).not.toMatch(/null\b|undefined|NaN/);
    }
  });

  it("differ from each other", () => {
    const texts = RULE_KINDS.map((kind) =>
      errorText(language, "INVALID_INPUT" satisfies ErrorCode, { field: "to", rule: { kind, ...EXAMPLE } }),
    );
    const doubled = texts.filter((text, index) => texts.indexOf(text) !== index);
    expect(doubled).toEqual([]);
  });
});
