/** What the server tells every page before anybody has signed in. */
export interface Config {
  /** Null: LIFF is not configured. */
  liffId: string | null;
  /** In the demo, LINE is played by liff-mock, and this key signs in whoever says who they are. */
  demo: { loginKey: string } | null;
  /** Null: the store has no record yet. */
  shopName: string | null;
}

let loading: Promise<Config> | undefined;

/** Loads it once; a failure is tried again by the next who asks. */
export function loadConfig(): Promise<Config> {
  loading ??= fetchConfig().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchConfig(): Promise<Config> {
  const response = await fetch("/config.json");
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  const { liffId = null, demo = null, shopName = null }: Partial<Config> = await response.json();
  return { liffId, demo, shopName };
}
