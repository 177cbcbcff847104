import { Refusal } from "@machiya/schema/client/refusal";
import { expect, it, vi } from "vitest";
import { asCustomer } from "./asCustomer.ts";

const amy = { id: "amy", name: "Amy", phone: "", blocked: false };

const sessionOf = (customer: typeof amy | null, next: typeof amy | null = amy) => ({
  customer,
  signIn: vi.fn(async () => next),
  forget: vi.fn(),
});

it("acts for the signed-in customer", async () => {
  const session = sessionOf(amy);
  expect(await asCustomer(session, async ({ name }) => name)).toBe("Amy");
  expect(session.signIn).not.toHaveBeenCalled();
  expect(session.forget).not.toHaveBeenCalled();
});

it("signs in first, and does nothing when the customer declines", async () => {
  expect(await asCustomer(sessionOf(null), async ({ name }) => name)).toBe("Amy");
  const act = vi.fn();
  expect(await asCustomer(sessionOf(null, null), act)).toBeNull();
  expect(act).not.toHaveBeenCalled();
});

it("forgets the customer when the server has ended the session, and only then", async () => {
  const refused = async (failure: unknown) => {
    const session = sessionOf(amy);
    await expect(asCustomer(session, () => Promise.reject(failure))).rejects.toBe(failure);
    return session.forget.mock.calls.length;
  };
  expect(await refused(new Refusal("UNAUTHENTICATED", {}))).toBe(1);
  expect(await refused(new Refusal("CUSTOMER_BLOCKED", {}))).toBe(0);
  expect(await refused(new TypeError("Failed to fetch"))).toBe(0);
});
