import { Refusal } from "@machiya/schema/client/refusal";
import type { Config } from "../config.ts";
import type { Liff } from "../liff/liff.ts";
import { logInCustomer, type SignedInCustomer } from "./logInCustomer.ts";

/** Remembers over the way to LINE and back, and for as long as the tab lives, that a refused token was already renewed. */
const RENEWED = "machiya.signInRenewed";

/** They ask to sign in themselves: a refused token may be renewed once more. */
export function canRenew(): void {
  sessionStorage.removeItem(RENEWED);
}

/**
 * Turns LINE's sign-in into a session here. LINE's SDK may hand out an expired token: then it signs out and in
 * once, and should the fresh one be refused too, the access token is tried. Rejects when all of that is refused, and does
 * not go to LINE again until they ask for it.
 */
export async function exchange(
  liff: Liff,
  config: Config,
  returnTo: string,
): Promise<SignedInCustomer | null> {
  if (config.demo !== null) {
    const { lineUserId, name } = await liff.profile();
    return logInCustomer({ unverified: { lineUserId, name, key: config.demo.loginKey } });
  }
  const idToken = liff.idToken();
  if (idToken !== null) {
    try {
      const customer = await logInCustomer({ idToken });
      sessionStorage.removeItem(RENEWED);
      return customer;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "WRONG_CREDENTIALS") throw error;
    }
    if (sessionStorage.getItem(RENEWED) === null) {
      sessionStorage.setItem(RENEWED, "1");
      liff.logout();
      await liff.login(returnTo);
    }
  }
  const accessToken = liff.accessToken();
  if (accessToken === null) throw new Refusal("WRONG_CREDENTIALS", {});
  const customer = await logInCustomer({ accessToken });
  sessionStorage.removeItem(RENEWED);
  return customer;
}
