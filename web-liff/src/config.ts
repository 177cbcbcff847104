import { currentInitialData } from "./initialData.ts";

/** What the server tells every page before anybody has signed in. */
export interface Config {
  /** Null: LIFF is not configured. */
  liffId: string | null;
  /** Browsers in which LIFF does not run can sign in by way of the server. */
  lineLogin: boolean;
  /** In the demo, LINE is played by liff-mock, and this key signs in whoever says who they are. */
  demo: { loginKey: string } | null;
  /** Null: the store has no record yet. */
  shopName: string | null;
  /** Where everybody reaches the shop, without a slash at its end. Null: only the browser knows. */
  publicUrl: string | null;
  /** The shop's LINE account, which people add as a friend. Null: not configured. */
  lineAccountId: string | null;
}

let loading: Promise<Config> | undefined;

/** Loads it once, unless the page was given it; a failure is tried again by the next who asks. */
export function loadConfig(): Promise<Config> {
  const given = currentInitialData();
  if (given !== null) return Promise.resolve(given.config);
  loading ??= fetchConfig().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchConfig(): Promise<Config> {
  const response = await fetch("/config.json");
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  const answer: Partial<Config> = await response.json();
  const { liffId = null, lineLogin = false, demo = null } = answer;
  const { shopName = null, publicUrl = null, lineAccountId = null } = answer;
  return { liffId, lineLogin, demo, shopName, publicUrl, lineAccountId };
}
