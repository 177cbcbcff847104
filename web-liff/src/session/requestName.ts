import type { ReadyLiff } from "../liff/liffReady.ts";
import type { logInCustomer, SignedInCustomer } from "./logInCustomer.ts";

/** Records in session storage that the customer was asked, so that LINE's screen appears once per visit. */
const ASKED = "machiya.nameRequested";

/**
 * Asks a customer without a name to share the one from LINE, and signs them in again with it: the shop needs to
 * know whose order it is. Resolves with the same customer when the name is known, was asked for before, cannot be
 * asked for, or is declined; the order then continues without it. Never rejects.
 */
export async function requestName(
  customer: SignedInCustomer,
  ready: () => Promise<ReadyLiff>,
  logIn: typeof logInCustomer,
): Promise<SignedInCustomer> {
  if (customer.name !== "") return customer;
  try {
    if (sessionStorage.getItem(ASKED) !== null) return customer;
    const { liff, config } = await ready();
    if (config.demo !== null || !liff.isLoggedIn()) return customer;
    sessionStorage.setItem(ASKED, "1");
    if (!(await liff.requestProfile())) return customer;
    // The profile of the new access token has the name; a cached ID token may be older.
    const accessToken = liff.accessToken();
    const named = accessToken === null ? null : await logIn({ accessToken });
    return named?.id === customer.id ? named : customer;
  } catch (error) {
    console.warn("LINE did not share the customer's name", error);
    return customer;
  }
}
