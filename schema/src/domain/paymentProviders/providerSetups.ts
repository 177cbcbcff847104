import type { CredentialField } from "./credentialField.ts";
import { ecpaySetup } from "./ecpaySetup.ts";
import { linePaySetup } from "./linePaySetup.ts";
import type { ProviderSetup } from "./providerDeclaration.ts";
import { PAYMENT_PROVIDERS, type PaymentProviderName } from "./providerRegistry.ts";
import { stripeSetup } from "./stripeSetup.ts";

const SETUPS = {
  LINE_PAY: linePaySetup,
  ECPAY: ecpaySetup,
  STRIPE: stripeSetup,
} as const satisfies Readonly<Record<PaymentProviderName, ProviderSetup>>;

/** The name of a field of some provider's credentials. */
export type CredentialName = (typeof SETUPS)[PaymentProviderName]["credentials"][number]["name"];
type RegisteredField = CredentialField & { name: CredentialName };

/** Returns how a shop sets a provider up. */
export const providerSetup = (provider: PaymentProviderName): ProviderSetup => SETUPS[provider];

/** Returns the fields of a provider's credentials, in the order in which staff enter them. */
export const credentialsOf = (provider: PaymentProviderName): readonly RegisteredField[] =>
  SETUPS[provider].credentials;

/** Returns a value for each field of all credentials. A field that several providers have counts once. */
export function forEachCredential<Value>(
  make: (field: CredentialField) => Value,
): Record<CredentialName, Value> {
  const entries = PAYMENT_PROVIDERS.flatMap(credentialsOf).map((field) => [field.name, make(field)]);
  return Object.fromEntries(entries) as Record<CredentialName, Value>;
}
