import {
  type PaymentProviderName,
  requirePaymentProvider,
} from "@machiya/schema/domain/paymentProviders/providerRegistry";
import type { ProviderConnection } from "./callProvider.ts";
import type { PaymentProvider } from "./paymentProvider.ts";
import { serverModule } from "./providerModules.ts";

/** Returns the connection to a provider's public service. */
export function publicConnection(provider: PaymentProviderName, isTest: boolean): ProviderConnection {
  const base = serverModule(provider).hosts[isTest ? "test" : "live"];
  return { apiBase: base, pageBase: base, isTest, fetch };
}

/**
 * Connects to the provider with a stored key and stored credentials. Throws for a provider without a module, and when the
 * credentials do not have its form.
 */
export async function connectProvider(
  provider: string,
  connection: ProviderConnection,
  credentials: unknown,
  now?: () => Date,
): Promise<PaymentProvider> {
  return serverModule(requirePaymentProvider(provider)).connect(connection, credentials, now);
}
