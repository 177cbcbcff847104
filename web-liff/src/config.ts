import { type Config, currentInitialData } from "./initialData.ts";

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
