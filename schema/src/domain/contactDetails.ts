import { cleanText, plainText } from "./typedText.ts";

/** A rule that a contact detail must follow; error messages state it in words. */
export const CONTACT_RULES = ["PHONE", "ADDRESS", "ACCOUNT_DIGITS"] as const;
export type ContactRule = (typeof CONTACT_RULES)[number];

/** The shortest and the longest phone number, counted in digits; E.164 allows 15. */
export const MIN_PHONE_DIGITS = 8;
export const MAX_PHONE_DIGITS = 15;

/** The minimum number of letters and digits in an address. */
export const MIN_ADDRESS_LENGTH = 6;

/** The number of digits of a bank account that identify a transfer. */
export const ACCOUNT_DIGITS = 5;

/**
 * Returns whether a request must follow the rules for phones and addresses: only that of a browser's session
 * over GraphQL, whose forms check the same. The documented inputs of REST, and of API tokens in both APIs, are
 * free texts, so that a client that was written for them keeps working.
 */
export function followsContactRules({
  entrypoint,
  byToken,
}: {
  entrypoint: "http" | "rest";
  byToken: boolean;
}): boolean {
  return entrypoint === "http" && !byToken;
}

/** Dashes that keyboards and input methods produce instead of a hyphen. */
const DASHES = /[\u2010-\u2015\u2212\u30fc]/g;

/** Digits with an optional plus sign, separated by spaces, hyphens, dots, slashes, or brackets. */
/** Longer texts are no phone numbers, and splitting them would take long. */
const MAX_PHONE_LENGTH = 100;

const PHONE = /^\+?[\d\s().\-/]+$/;

/** What stands before an extension, in the four languages, and the extension. */
const EXTENSION =
  /^(.*\d\)?)[\s,;]*(?:#|ext(?:ension)?[.=:]?|x|[轉转]?(?:分機|分机)|[轉转]|[內内][線线]|ต่อ)[\s:]*(\d{1,6})$/i;

/** Splits a phone number into the number and the extension, which is dialed after it; null when it has none. */
export function splitExtension(phone: string): { number: string; extension: string | null } {
  const [, number = phone, extension = null] = EXTENSION.exec(phone) ?? [];
  return { number, extension };
}

/**
 * Reads a phone number with 8 to 15 digits, full-width characters included. Returns it with ordinary digits
 * and separators, and with its extension after a `#`; null when it is not a phone number.
 */
export function readPhone(text: string): string | null {
  if (text.length > MAX_PHONE_LENGTH) return null;
  const plain = plainText(text).replace(DASHES, "-").replace(/\s+/g, " ");
  const { number: phone, extension } = splitExtension(plain);
  const digits = phone.replace(/\D/g, "").length;
  // A country code can stand in brackets.
  const isPhone = PHONE.test(phone.replace(/^\(\+/, "+("));
  if (!isPhone || digits < MIN_PHONE_DIGITS || digits > MAX_PHONE_DIGITS) return null;
  return extension === null ? phone : `${phone}#${extension}`;
}

/** Returns the digits of a phone number, as the database derives them; width and separators make no difference. */
export function phoneDigits(phone: string): string {
  return phone.normalize("NFKC").replace(/[^0-9]/g, "");
}

/** Reads an address with at least 6 letters or digits. Returns it trimmed; null when it is shorter. */
export function readAddress(text: string): string | null {
  const characters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return characters >= MIN_ADDRESS_LENGTH ? cleanText(text) : null;
}

/**
 * Reads the last five digits of an account, full-width digits included; null unless there are exactly five.
 */
export function readAccountDigits(text: string): string | null {
  const digits = plainText(text);
  return /^[0-9]+$/.test(digits) && digits.length === ACCOUNT_DIGITS ? digits : null;
}

/** Returns the note of a bank transfer, which starts with the digits on the wire (shop.md §5). */
export function noteWithAccountDigits(digits: string, note: string): string {
  return `${digits} ${note.trim()}`.trim();
}

/** Reads the account digits from the beginning of a bank transfer's note; null when it starts otherwise. */
export function accountDigitsOfNote(note: string): string | null {
  return /^[0-9]{5}(?![0-9])/.exec(note)?.[0] ?? null;
}
