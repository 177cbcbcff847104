import { Refusal } from "@machiya/schema/client/refusal";
import type { SignedInCustomer } from "./logInCustomer.ts";
import type { Session } from "./session.tsx";

/**
 * Performs an action of signed-in customers, after a sign-in if there is no session; null when the customer declined it.
 * When the server has ended the session, the customer is forgotten, so that the page offers to sign in, and the
 * refusal is thrown.
 */
export async function asCustomer<Result>(
  { customer, signIn, forget }: Pick<Session, "customer" | "signIn" | "forget">,
  act: (customer: SignedInCustomer) => Promise<Result>,
): Promise<Result | null> {
  const signedIn = customer ?? (await signIn());
  if (signedIn === null) return null;
  try {
    return await act(signedIn);
  } catch (failure) {
    if (failure instanceof Refusal && failure.code === "UNAUTHENTICATED") forget();
    throw failure;
  }
}
