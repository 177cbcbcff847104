import { expect, it } from "vitest";
import { changeTags, hasNoComma, normalizeTag } from "./customerTags.ts";

it.each([
  [[], ["VIP"], [], ["VIP"]],
  [["VIP"], ["vip", "ＶＩＰ"], [], ["VIP"]],
  [["VIP", "過敏"], [], ["vip"], ["過敏"]],
  [["a", "b"], ["c", "a"], ["b"], ["a", "c"]],
  // A tag that is removed and added takes its new spelling.
  [["vip", "b"], ["VIP"], ["vip"], ["b", "VIP"]],
  [["a"], [], ["b"], ["a"]],
  [["long hair"], ["LONG　HAIR"], [], ["long hair"]],
])("the tags %j with %j and without %j are %j", (current, add, remove, expected) => {
  expect(changeTags(current, { add, remove })).toEqual(expected);
});

it.each([
  ["  VIP ", "VIP"],
  ["long \t  hair", "long hair"],
  ["　過敏　", "過敏"],
  [" \n ", ""],
])("the tag %j is stored as %j", (text, stored) => {
  expect(normalizeTag(text)).toBe(stored);
});

it.each([
  ["long hair", true],
  ["對乳膠過敏", true],
  ["a;b|c·d", true],
  ["a,b", false],
  ["a，b", false],
  ["染髮、燙髮", false],
  ["ｶｯﾄ､ｶﾗｰ", false],
  [",", false],
])("the tag %j has no comma: %s", (tag, expected) => {
  expect(hasNoComma(tag)).toBe(expected);
});
