import { errorFields, log } from "../telemetry/log.ts";
import { ProviderUnavailable } from "./paymentProvider.ts";

/** The addresses of a provider, and the function that calls it; the demo's stand-ins are called in process. */
export interface ProviderConnection {
  /** The base URL of the API, without a trailing slash. */
  apiBase: string;
  /** The base URL of the pages that customers' browsers open. */
  pageBase: string;
  /** Whether staff chose the environment for tests; absent for a stand-in. */
  isTest?: boolean;
  fetch: typeof fetch;
}

/** Makes one HTTP call to a provider and returns the text of a 2xx response. Throws ProviderUnavailable. */
export async function callProvider(
  connection: ProviderConnection,
  path: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<string> {
  const { apiBase } = connection;
  try {
    const response = await connection.fetch(`${apiBase}${path}`, {
      ...init,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (response.ok) return text;
    throw new ProviderUnavailable(`the provider answered with ${response.status}`);
  } catch (error) {
    const { host, pathname } = new URL(`${apiBase}${path}`);
    log.warn("a payment provider did not answer usably", { host, pathname, ...errorFields(error) });
    if (error instanceof ProviderUnavailable) throw error;
    throw new ProviderUnavailable("the provider did not answer", { cause: error });
  }
}
