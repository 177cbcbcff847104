import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { createTestDatabase } from "../../../testing/servers/database.ts";
import { modelsIn } from "./modelComments.ts";
import { PRINTED_DATABASE, printDatabase } from "./printDatabase.ts";
import { expectSameText } from "./testing/expectSameText.ts";

it("prisma/database.sql matches the migrated database (else: npm run generate)", async () => {
  const database = await createTestDatabase();
  try {
    expectSameText(await printDatabase(database.url), await readFile(PRINTED_DATABASE, "utf8"));
  } finally {
    await database.drop();
  }
});

it("a model's comments are those directly above it and its columns", () => {
  const [model, other] = modelsIn(`
/// Not of the model: a blank line is between.

enum Size {
  /// Small.
  S
}

/// Something to sell.
/// In the shop.
model Product {
  id   Int    @id
  /// What it is called.
  name String

  lines OrderLine[]
  @@index([name])
}
model Plain {
  id Int
}`);
  expect(model?.[0]).toBe("Product");
  expect(model?.[1].comment).toEqual(["Something to sell.", "In the shop."]);
  expect(model?.[1].columns.get("name")).toEqual(["What it is called."]);
  expect(model?.[1].columns.get("id")).toEqual([]);
  expect(other?.[1].comment).toEqual([]);
});
