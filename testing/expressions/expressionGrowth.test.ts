import { globSync, readFileSync } from "node:fs";
import { parseSync, traverse } from "@babel/core";
import { describe, expect, it } from "vitest";
import { growsFast } from "./expressionGrowth.ts";

/** Expressions whose texts are short or our own, with the reason. */
const BOUNDED: Readonly<Record<string, string>> = {
  "api/src/database/migrate.ts": "our own database's errors",
  "api/src/database/newMigration.ts": "our own migrations",
  "api/src/graphql/limits.ts": "a document whose length has been checked",
  "api/src/graphql/redactErrors.ts": "a shortened message",
  "api/src/pages/serverRendering.ts": "our own pages",
  "api/src/pages/webs.ts": "our own pages",
  "rest-bridge/src/protocol/graphql.ts": "our own schema's errors",
  "schema/src/domain/contactDetails.ts": "phone numbers of at most 100 characters",
  "schema/src/domain/postalCode.ts": "its last repetition takes every rest",
  "schema/src/identity/username.ts": "a suggestion that has been cut",
};

const sources = globSync(["schema/src/**/*.ts", "api/src/**/*.ts", "rest-bridge/src/**/*.ts"], {
  exclude: (path) => /node_modules|\.test\.ts$|\/testing\//.test(path),
});

/** Returns the regular expressions of a file. */
function expressionsOf(file: string): { pattern: string; flags: string }[] {
  const text = readFileSync(file, "utf8");
  // Most files have slashes in comments and imports only, and need not be parsed.
  if (!/\//.test(text.replaceAll(/^ *(?:\/\/|\/?\*).*$|"[^"\n]*"/gm, ""))) return [];
  const program = parseSync(text, {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ["typescript"] },
  });
  if (program === null) throw new Error(`${file} cannot be parsed`);
  const found: { pattern: string; flags: string }[] = [];
  traverse(program, { RegExpLiteral: ({ node }) => void found.push(node) });
  return found.map(({ pattern, flags }) => ({ pattern, flags }));
}

describe("the time of an expression", () => {
  it.each([
    /\([^)]*\)/g,
    /\/+$/,
    /".*"/s,
    /^\S+@\S+$/,
    /(\.\d*?)0+$/,
    /\s+x/,
    /^(?:a+)+$/,
    /^(?:a|ab*)*c/,
    /a, ?.*?b/,
    /^a\s*\s+b/,
  ])("can grow with the square of the text in %s", ({ source, flags }) => {
    expect(growsFast(source, flags)).toBe(true);
  });

  it.each([
    /\([^()]*\)/g,
    /\s+/g,
    /^\S[^\s@]*@\S+$/,
    /^(?:[a-z0-9-]+\.)*x$/,
    /<title>[^<]*<\/title>/,
    /^\d{1,12}(?:\.\d{1,5})?$/,
    /\S\s{2,}\S/,
    /^\.+x/,
  ])("grows with its length in %s", ({ source, flags }) => {
    expect(growsFast(source, flags)).toBe(false);
  });
});

it("no expression of the server, which no text may stop, needs the square of a text's length", () => {
  const slow = sources.filter((file) =>
    expressionsOf(file).some(({ pattern, flags }) => growsFast(pattern, flags)),
  );
  // A file that no longer has such an expression must leave the list.
  expect(slow.sort()).toEqual(Object.keys(BOUNDED).sort());
});
