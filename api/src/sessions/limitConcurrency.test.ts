import { expect, test } from "vitest";
import { limitConcurrency } from "./limitConcurrency.ts";

test("at most `limit` pieces run at a time, in the order of their arrival, even if some fail", async () => {
  const inTurn = limitConcurrency(2);
  const began: number[] = [];
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const results = ends.map(({ promise }, index) =>
    inTurn(async () => {
      began.push(index);
      await promise;
      return index;
    }),
  );
  expect(began).toEqual([0, 1]);
  ends[1]?.reject(new Error("broken"));
  await expect(results[1]).rejects.toThrow("broken");
  await expect.poll(() => began).toEqual([0, 1, 2]);
  for (const { resolve } of ends) resolve();
  expect(await Promise.all([0, 2, 3, 4].map((index) => results[index]))).toEqual([0, 2, 3, 4]);
  expect(began).toEqual([0, 1, 2, 3, 4]);
  await expect(inTurn(async () => "free again")).resolves.toBe("free again");
});
