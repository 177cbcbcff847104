import type { PaymentProviderName } from "../domain/paymentProviders/providerRegistry.ts";
import type { ProviderCredentials } from "./providerCredentials.ts";

/** Credentials as they are stored. */
export interface SealedCredentials {
  credentials: Uint8Array<ArrayBuffer>;
  /** Identifies the key that encrypted them. */
  credentialsKeyId: string;
}

/**
 * The outcome of a test of a provider's credentials. REFUSED: the provider does not accept them. UNREACHABLE: it
 * did not answer usably. NOT_SET: there are none, or the server does not have their key.
 */
export interface CredentialTest {
  outcome: "ACCEPTED" | "REFUSED" | "UNREACHABLE" | "NOT_SET";
  /** The provider's code or message; empty when there is none. */
  detail: string;
}

/** Encrypts the credentials of payment providers, and connects to the providers with them. */
export interface PaymentConnections {
  /** Whether the server has a key, without which it stores no credentials. */
  canSeal: boolean;
  /** Encrypts credentials that have the provider's form. Throws without a key. */
  seal(provider: PaymentProviderName, credentials: ProviderCredentials): SealedCredentials;
  /**
   * Returns whether the provider may be offered only with a configured PUBLIC_URL. A stand-in may be offered without
   * one.
   */
  needsPublicUrl(provider: PaymentProviderName): boolean;
  /** Tests the stored credentials with a call that has no effect. */
  test(provider: PaymentProviderName): Promise<CredentialTest>;
}
