import { expect, test } from "vitest";
import { passwords } from "./password.ts";

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
