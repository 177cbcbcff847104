import type { TextByLanguage } from "../language.ts";

/** One field of the credentials that a provider or a carrier gives a merchant. */
export interface CredentialField {
  /** Its name in the GraphQL API and in the stored credentials. */
  name: string;
  /** Its name in the console, as the provider's own console writes it. */
  label: TextByLanguage;
  /** Its description in the GraphQL API. */
  description: string;
  /** Whether it is hidden while staff enter it. The number of a merchant is no secret. */
  isSecret: boolean;
  maxLength: number;
  /** The form of the field; absent when the provider documents none. */
  pattern?: RegExp;
}

/** The values of fields by their names. */
export type CredentialValues<Fields extends readonly CredentialField[]> = Readonly<
  Record<Fields[number]["name"], string>
>;
