import { plainText } from "./typedText.ts";

/** The range of the limits per customer that a store can set on orders and appointments. */
export const MIN_CUSTOMER_LIMIT = 1;
export const MAX_CUSTOMER_LIMIT = 1000;

/** Returns the limit that a form's text means: null for none when it is empty, undefined when it is invalid. */
export function readCustomerLimit(text: string): number | null | undefined {
  const typed = plainText(text);
  if (typed === "") return null;
  const limit = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  return limit >= MIN_CUSTOMER_LIMIT && limit <= MAX_CUSTOMER_LIMIT ? limit : undefined;
}
