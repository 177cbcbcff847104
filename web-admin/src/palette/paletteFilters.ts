import { MIN_PHONE_DIGITS } from "@machiya/schema/domain/contactDetails";
import { plainText } from "@machiya/schema/domain/typedText";
import { globalId } from "@machiya/schema/ids";
import type { PaletteRecordsQuery$variables } from "../__generated__/PaletteRecordsQuery.graphql.ts";
import { customerTextFilter } from "../customers/customerSearch.ts";

/** Row numbers are 32-bit integers. */
const MAX_NUMBER = 2_147_483_647;

/** A shorter text of digits is not searched among the phone numbers of customers. */
const MIN_PHONE_PART = 4;

/** Returns whether a text can be the beginning of a phone number and is no number of a record. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "");
  const isLong = digits.length >= MIN_PHONE_PART;
  // Numbers of records do not begin with a zero, and none is as long as a phone number.
  const isOther = /^[+(\s]*0/.test(text) || !/^\d+$/.test(text) || digits.length >= MIN_PHONE_DIGITS;
  return /^[\d\s+()./-]+$/.test(text) && isLong && isOther;
}

/** Returns the number that a text such as "#1042" names; null if it names none. */
export function numberIn(text: string): number | null {
  const digits = /^#?(\d{1,10})$/.exec(text)?.[1];
  const number = digits === undefined ? 0 : Number(digits);
  return number >= 1 && number <= MAX_NUMBER ? number : null;
}

/** Returns the filters that find records by a number, a name, a phone number, or a code. */
export function paletteFilters(typed: string): PaletteRecordsQuery$variables {
  const text = plainText(typed);
  const number = numberIn(text);
  const isShort = number !== null && text.replace("#", "").length < MIN_PHONE_PART;
  return {
    ...recordFilters(text, number),
    customers: isShort ? { ids: [globalId("Customer", number)] } : customerTextFilter(text),
    products: { text },
    staff: { name: text },
  };
}

function recordFilters(
  text: string,
  number: number | null,
): Pick<PaletteRecordsQuery$variables, "orders" | "appointments"> {
  if (isPhone(text)) return { orders: { buyerPhone: text }, appointments: { customerPhone: text } };
  return number === null
    ? { orders: { buyerName: text }, appointments: { customerName: text } }
    : { orders: { numbers: [number] }, appointments: { numbers: [number] } };
}
