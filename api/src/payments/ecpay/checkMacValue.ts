import { createHash, timingSafeEqual } from "node:crypto";
import type { CredentialValues } from "@machiya/schema/domain/paymentProviders/credentialField";
import type { ECPAY_CREDENTIALS } from "@machiya/schema/domain/paymentProviders/ecpayCredentials";

export type EcpayCredentials = CredentialValues<typeof ECPAY_CREDENTIALS>;

export type EcpayFields = Readonly<Record<string, string>>;

const MAC = "CheckMacValue";
/** .NET encodes these two, and encodeURIComponent does not. */
const ONLY_DOT_NET: Readonly<Record<string, string>> = { "~": "%7e", "'": "%27" };

/** Encodes as .NET's HttpUtility.UrlEncode does, in lower case: a space becomes "+", and `-_.!*()` stay. */
function dotNetUrlEncode(text: string): string {
  return encodeURIComponent(text)
    .replace(/[~']/g, (character) => ONLY_DOT_NET[character] ?? character)
    .replace(/%20/g, "+")
    .toLowerCase();
}

/** The hash of the CheckMacValue: payments use SHA-256 (EncryptType 1), logistics MD5. */
export type MacHash = "sha256" | "md5";

/** Returns the CheckMacValue of all fields besides the CheckMacValue itself. */
export function checkMacValue(
  fields: EcpayFields,
  { hashKey, hashIv }: EcpayCredentials,
  hash: MacHash = "sha256",
): string {
  const sorted = Object.entries(fields)
    .filter(([name]) => name !== MAC)
    .sort(([left], [right]) => compareText(left.toLowerCase(), right.toLowerCase()))
    .map(([name, value]) => `${name}=${value}`);
  const text = [`HashKey=${hashKey}`, ...sorted, `HashIV=${hashIv}`].join("&");
  return createHash(hash).update(dotNetUrlEncode(text)).digest("hex").toUpperCase();
}

/** Returns the fields with their CheckMacValue. */
export function signFields(
  fields: EcpayFields,
  credentials: EcpayCredentials,
  hash: MacHash = "sha256",
): Record<string, string> {
  return { ...fields, [MAC]: checkMacValue(fields, credentials, hash) };
}

/** Returns whether the fields have the right CheckMacValue, in constant time. */
export function isSignedBy(
  fields: EcpayFields,
  credentials: EcpayCredentials,
  hash: MacHash = "sha256",
): boolean {
  const received = Buffer.from(fields[MAC] ?? "");
  const expected = Buffer.from(checkMacValue(fields, credentials, hash));
  return received.length === expected.length && timingSafeEqual(received, expected);
}

function compareText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
