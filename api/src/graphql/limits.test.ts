import { expect, it } from "vitest";
import { isNestedTooDeeply } from "./limits.ts";

const lists = (depth: number, open = "[", close = "]") => open.repeat(depth) + close.repeat(depth);

it.each([
  ["lists", lists(900)],
  ["unclosed lists", "[".repeat(900)],
  ["objects", lists(900, "{a:", "}")],
  ["lists with closing brackets in comments", lists(900, "[ #]\n", "]")],
  ["lists with closing brackets in strings", lists(900, '["]",', "]")],
  ["lists with closing brackets in blocks", lists(900, '["""]"\\""""] """,', "]")],
  ["lists behind a comment with a quote", `#"\n${lists(900)}`],
])("a document with 900 nested %s is refused before it is parsed", (_name, value) => {
  expect(isNestedTooDeeply(`{ products(filter: { ids: ${value} }) { id } }`)).toBe(true);
});

it.each([
  ["lists", lists(50)],
  ["brackets in a string", `"${"[".repeat(900)}"`],
  ["brackets in a block", `"""${"{".repeat(900)}"""`],
  ["brackets in a comment", `#${"[".repeat(900)}\n1`],
])("a document with few levels and %s is not", (_name, value) => {
  expect(isNestedTooDeeply(`{ products(filter: { ids: ${value} }) { id } }`)).toBe(false);
});
