import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const FOLDER = "schema/src/notifications";

it("notifications do not import the writes that cause them", () => {
  const imports = globSync(`${FOLDER}/*.ts`).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/from "(\.\.\/[^"]+)"/g)].map(([, path]) => `${file}: ${path}`),
  );
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((one) => /\.\.\/(?:booking|chat|identity|shop)\//.test(one))).toEqual([]);
});
