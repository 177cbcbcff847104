import { z } from "zod";
import type { CredentialField, CredentialValues } from "../domain/paymentProviders/credentialField.ts";
import { line, ruled } from "../input.ts";

/** Credentials as they are stored, by the names of their fields. */
export type ProviderCredentials = Readonly<Record<string, string>>;

function textShape({ maxLength, pattern }: CredentialField): z.ZodType<string> {
  const text = line(maxLength).min(1);
  return pattern === undefined ? text : ruled(text, { kind: "FORMAT" }, (value) => pattern.test(value));
}

/** Returns the shape of credentials with exactly these fields. */
export function credentialShape<const Fields extends readonly CredentialField[]>(
  fields: Fields,
): z.ZodType<CredentialValues<Fields>> {
  const shape = z.strictObject(Object.fromEntries(fields.map((field) => [field.name, textShape(field)])));
  // The names are the declaration's; the type of Object.fromEntries does not contain them.
  return shape as unknown as z.ZodType<CredentialValues<Fields>>;
}
