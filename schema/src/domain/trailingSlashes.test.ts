import { expect, it } from "vitest";
import { withoutTrailingSlashes } from "./trailingSlashes.ts";

it.each([
  ["", ""],
  ["/", ""],
  ["/api//", "/api"],
  ["/api", "/api"],
  ["//a/b///", "//a/b"],
])("of %j is %j", (path, expected) => {
  expect(withoutTrailingSlashes(path)).toBe(expected);
});
