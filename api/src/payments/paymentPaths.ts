import {
  PAYMENT_PROVIDERS,
  type PaymentProviderName,
  providerDeclaration,
} from "@machiya/schema/domain/paymentProviders/providerRegistry";

/** The parts of a provider's paths on this server. */
export type PaymentPage = "notifications" | "result" | "cancelled";

/** Returns the path to which a provider sends notifications or customers. */
export function paymentPath(provider: PaymentProviderName, page: PaymentPage): string {
  return `/payments/${providerDeclaration(provider).slug}/${page}`;
}

/** Reads such a path; null for another one. */
export function readPaymentPath(
  pathname: string,
): { provider: PaymentProviderName; page: PaymentPage } | null {
  const [, slug, page] = /^\/payments\/([a-z-]+)\/(notifications|result|cancelled)\/?$/.exec(pathname) ?? [];
  const provider = PAYMENT_PROVIDERS.find((name) => providerDeclaration(name).slug === slug);
  return provider === undefined ? null : { provider, page: page as PaymentPage };
}
