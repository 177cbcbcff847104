import type { TextByLanguage } from "../language.ts";
import type { CredentialField } from "../paymentProviders/credentialField.ts";
import type { ProviderLogo } from "../paymentProviders/providerDeclaration.ts";

/**
 * What is known of a carrier without calling it: the part of its module that the schema and the console read. The server's
 * part, which calls the carrier, is in the folder of the same name in `api/src/carriers`.
 */
export interface CarrierDeclaration {
  /** Its name in the database, in the GraphQL API, and in metrics. It never changes. */
  key: string;
  /** Its name in the paths of the server, in lower case. It never changes, because carriers store addresses. */
  slug: string;
  name: TextByLanguage;
  logo: ProviderLogo;
  /** Its description in the GraphQL API. */
  description: string;
  /** What staff read about it above its settings. */
  intro: TextByLanguage;
  /** The fields of its credentials, in the order in which staff enter them. */
  credentials: readonly CredentialField[];
}
