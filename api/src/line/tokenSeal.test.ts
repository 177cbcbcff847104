import { expect, test } from "vitest";
import { createTokenSeal } from "./tokenSeal.ts";

const seal = createTokenSeal("secret");

test("A sealed token is opened with the same secret for the same user", () => {
  const sealed = seal.seal("token", "U1");
  expect(createTokenSeal("secret").open(sealed, "U1")).toBe("token");
});

test("A sealed token does not contain the token, and two seals of it differ", () => {
  const [one, other] = [seal.seal("token", "U1"), seal.seal("token", "U1")];
  expect(Buffer.from(one).includes("token")).toBe(false);
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(false);
});

test.each([
  ["for another user", seal, seal.seal("token", "U2")],
  ["with another secret", createTokenSeal("other"), seal.seal("token", "U1")],
  ["that was changed", seal, seal.seal("token", "U1").with(-1, 0).with(-2, 0)],
  ["that was shortened", seal, seal.seal("token", "U1").slice(0, 20)],
])("A token sealed %s is not opened", (_, opener, sealed) => {
  expect(opener.open(sealed, "U1")).toBeNull();
});
