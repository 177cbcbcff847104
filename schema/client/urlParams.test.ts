import { expect, it } from "vitest";
import { readPage, withParams } from "./urlParams.ts";

const params = (text: string) => new URLSearchParams(text);

it.each([
  ["page=1", 1],
  ["page=12", 12],
  ["page=999999", 999_999],
  ["page=0", 1],
  ["page=-3", 1],
  ["page=1.5", 1],
  ["page=1000000", 1],
  ["", 1],
])("readPage reads %s as %i", (text, page) => expect(readPage(params(text))).toBe(page));

it("withParams changes some parameters of a URL and keeps the others", () => {
  expect(withParams("?a=1&b=2", { a: null, c: "3" })).toBe("?b=2&c=3");
  expect(withParams("?a=1", { a: "" })).toBe("");
});
