import type { Context } from "./context.ts";
import { type ContactRule, readAddress, readPhone } from "./domain/contactDetails.ts";
import { DomainError } from "./domain/errors.ts";

interface Reader {
  rule: ContactRule;
  read: (text: string) => string | null;
}

const phone: Reader = { rule: "PHONE", read: readPhone };

/** Descriptions of input fields that contain contact details. */
export const PHONE_INPUT =
  "A phone number: 8 to 15 digits, and an extension of up to 6 after #; at most 50 characters. REST and API tokens may send any text.";
export const ADDRESS_INPUT =
  "The delivery address: at least 6 letters or digits; at most 500 characters. REST and API tokens may send any text.";

/** The fields that contain contact details, by their name in all inputs. */
const READERS: Readonly<Record<string, Reader>> = {
  phone,
  buyerPhone: phone,
  recipientPhone: phone,
  customerPhone: phone,
  address: { rule: "ADDRESS", read: readAddress },
};

/**
 * Reads the contact details among the texts of an input. Empty texts and those that the record already has
 * stay as they are. Throws INVALID_INPUT with the field and its rule. Does nothing for clients whose documented
 * inputs are free texts.
 */
export function readContacts<Texts extends object>(
  { validatesContacts }: Pick<Context, "validatesContacts">,
  texts: Texts,
  before: object | null,
  path: readonly (string | number)[],
): Texts {
  if (!validatesContacts) return texts;
  const stored: Readonly<Record<string, unknown>> = { ...before };
  const read = Object.entries(texts).flatMap(([field, text]): [string, string][] => {
    const reader = Object.hasOwn(READERS, field) ? READERS[field] : undefined;
    if (reader === undefined || typeof text !== "string" || text === "" || text === stored[field]) return [];
    const value = reader.read(text);
    if (value === null)
      throw new DomainError("INVALID_INPUT", { field, contactRule: reader.rule }, [...path, field]);
    return [[field, value]];
  });
  return { ...texts, ...Object.fromEntries(read) };
}
