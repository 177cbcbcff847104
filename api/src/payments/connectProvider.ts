import type { PaymentProviderName } from "@machiya/schema/domain/orders/onlinePayments";
import { CREDENTIAL_SHAPES } from "@machiya/schema/payments/providerCredentials";
import type { ProviderConnection } from "./callProvider.ts";
import { createEcpay } from "./ecpay/ecpayProvider.ts";
import { createLinePay } from "./linePay/linePayProvider.ts";
import type { PaymentProvider } from "./paymentProvider.ts";

/** The public addresses of a provider: the service itself, and the one for tests. */
interface ProviderHosts {
  live: string;
  test: string;
}

const HOSTS: Readonly<Record<PaymentProviderName, ProviderHosts>> = {
  LINE_PAY: { live: "https://api-pay.line.me", test: "https://sandbox-api-pay.line.me" },
  ECPAY: { live: "https://payment.ecpay.com.tw", test: "https://payment-stage.ecpay.com.tw" },
  // Stripe's test mode has its own keys instead of an address.
  STRIPE: { live: "https://api.stripe.com", test: "https://api.stripe.com" },
};

/** Returns the connection to a provider's public service. */
export function publicConnection(provider: PaymentProviderName, isTest: boolean): ProviderConnection {
  const base = HOSTS[provider][isTest ? "test" : "live"];
  return { apiBase: base, pageBase: base, isTest, fetch };
}

/**
 * Creates the provider with credentials as they are stored. Throws when they do not have the provider's form.
 * The package of Stripe is loaded on demand, because it is large.
 */
export async function connectProvider(
  provider: PaymentProviderName,
  connection: ProviderConnection,
  credentials: unknown,
  now?: () => Date,
): Promise<PaymentProvider> {
  if (provider === "LINE_PAY")
    return createLinePay(connection, CREDENTIAL_SHAPES.LINE_PAY.parse(credentials));
  if (provider === "ECPAY") return createEcpay(connection, CREDENTIAL_SHAPES.ECPAY.parse(credentials), now);
  if (provider !== "STRIPE")
    throw new Error(`There is no payment provider ${String(provider satisfies never)}.`);
  const { createStripe } = await import("./stripe/stripeProvider.ts");
  return createStripe(connection, CREDENTIAL_SHAPES.STRIPE.parse(credentials), now);
}
