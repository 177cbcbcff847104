import { expect, it } from "vitest";
import { matchesPath, orderPath, paths } from "./paths.ts";

it.each([
  [paths.order, orderPath(593), true],
  [paths.order, `${orderPath(593)}/`, true],
  [paths.order, paths.orders, false],
  [paths.order, `${orderPath(593)}/lines`, false],
  [paths.orders, `${paths.orders}/`, true],
  [paths.orders, orderPath(593), false],
  [paths.storefront, "/bot-order", true],
])("the pattern %s and the path %s: %s", (pattern, path, matches) => {
  expect(matchesPath(pattern, path)).toBe(matches);
});
