import type { MoneyFormat } from "@machiya/schema/wording/formatMoney";
import { currentInitialData } from "./initialData.ts";

/** The public configuration, which the server sends before sign-in. */
export interface Config {
  /** Null when LIFF is not configured. */
  liffId: string | null;
  /** True when browsers without LIFF can sign in through the server. */
  lineLogin: boolean;
  /** In the demo, liff-mock replaces LINE, and this key signs in any profile without verification. */
  demo: { loginKey: string } | null;
  /** Null when the store has no record. */
  shopName: string | null;
  /** The shop's public URL without a trailing slash. Null when only the browser knows it. */
  publicUrl: string | null;
  /** The shop's LINE account, which customers add as a friend. Null when it is not configured. */
  lineAccountId: string | null;
  /** How the amounts of the store's currency are written. Absent when it has set none. */
  currency?: MoneyFormat;
}

let loading: Promise<Config> | undefined;

/**
 * Returns the configuration from the page, or fetches it once; a failed request is retried by the next call.
 */
export function loadConfig(): Promise<Config> {
  const initialData = currentInitialData();
  if (initialData !== null) return Promise.resolve(initialData.config);
  loading ??= fetchConfig().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchConfig(): Promise<Config> {
  const response = await fetch("/config.json");
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  const config: Partial<Config> = await response.json();
  const { liffId = null, lineLogin = false, demo = null } = config;
  const { shopName = null, publicUrl = null, lineAccountId = null, currency } = config;
  return { liffId, lineLogin, demo, shopName, publicUrl, lineAccountId, ...(currency && { currency }) };
}
