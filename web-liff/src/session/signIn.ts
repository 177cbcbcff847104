import { Refusal } from "@machiya/schema/client/refusal";
import type { Config } from "../initialData.ts";
import type { Liff } from "../liff/liff.ts";
import type { logInCustomer, SignedInCustomer } from "./logInCustomer.ts";

/** Records in session storage that a rejected token was already renewed, across LINE's login. */
const RENEWED = "machiya.signInRenewed";

/** Allows one more renewal of a rejected token, because the customer asked to sign in. */
export function canRenew(): void {
  sessionStorage.removeItem(RENEWED);
}

/**
 * Exchanges LINE's login for a session of the shop. An expired ID token is renewed once by signing out of
 * LINE and in again; if the new one is rejected too, the access token is used. Rejects when all are rejected,
 * and does not leave for LINE again until the customer asks for it.
 */
export async function exchange(
  liff: Liff,
  config: Config,
  returnTo: string,
  logIn: typeof logInCustomer,
): Promise<SignedInCustomer | null> {
  if (config.demo !== null) {
    const { lineUserId, name } = await liff.profile();
    return logIn({ unverified: { lineUserId, name, key: config.demo.loginKey } });
  }
  const idToken = liff.idToken();
  if (idToken !== null) {
    try {
      const customer = await logIn({ idToken, liffAccessToken: liff.accessToken() });
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
  const customer = await logIn({ accessToken });
  sessionStorage.removeItem(RENEWED);
  return customer;
}
