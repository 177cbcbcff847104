import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { type RequestRecord, withRequest } from "../telemetry/log.ts";
import { maxConcurrentHashes, passwords } from "./password.ts";

test("a password is stored as argon2id with OWASP's parameters and a new salt each time", async () => {
  const [one, other] = await Promise.all([passwords.hash("町家の鍵"), passwords.hash("町家の鍵")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

test("only the right password is accepted, and without a stored hash none is", async () => {
  const stored = await passwords.hash("町家の鍵");
  expect(await passwords.verify(stored, "町家の鍵")).toBe(true);
  expect(await passwords.verify(stored, "町家の鍵 ")).toBe(false);
  expect(await passwords.verify(null, "")).toBe(false);
});

test("hashing leaves a processor and half of the threads to other work", () => {
  expect([1, 2, 3, 4, 64].map(maxConcurrentHashes)).toEqual([1, 1, 2, 2, 2]);
});

test("the time of hashing is recorded for each request, without the wait for others", async () => {
  const records = Array.from({ length: 6 }, (): RequestRecord => ({ id: "", operation: null }));
  const began = performance.now();
  await Promise.all(records.map((record) => withRequest(record, () => passwords.verify(null, "guess"))));
  const elapsed = performance.now() - began;
  const times = records.map(({ hashingMs = 0 }) => hashingMs);
  for (const time of times) expect(time).toBeGreaterThan(0);
  // With the waits, the sum would be several times what the processors had.
  expect(times.reduce((sum, time) => sum + time)).toBeLessThanOrEqual(
    elapsed * maxConcurrentHashes(availableParallelism()) + 1,
  );
});
