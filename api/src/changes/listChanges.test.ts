import { expect, test } from "vitest";
import { createListChanges } from "./listChanges.ts";

test("a change of a table is announced for each list that shows it, and those that follow together", async () => {
  const changes = createListChanges();
  const follower = changes.follow();
  const next = async () => (await follower.next()).value;
  changes.report("Customer");
  expect([await next(), await next()]).toEqual(["CUSTOMERS", "BLOCKS"]);
  for (let index = 0; index < 50; index += 1) changes.report("Customer");
  changes.report("Image");
  expect(await next()).toBe("IMAGES");
  expect([await next(), await next()]).toEqual(["CUSTOMERS", "BLOCKS"]);
  changes.endAll();
  expect(await follower.next()).toMatchObject({ done: true });
});
