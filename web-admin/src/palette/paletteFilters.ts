import { globalId } from "@machiya/schema/ids";
import type { PaletteRecordsQuery$variables } from "../__generated__/PaletteRecordsQuery.graphql.ts";
import { customerTextFilter } from "../customers/customerSearch.ts";

/** Row numbers are 32-bit integers. */
const MAX_NUMBER = 2_147_483_647;

/** A shorter text of digits is a number rather than a part of a phone number. */
const MIN_PHONE_DIGITS = 4;

/** Returns the number that a text such as "#1042" names; null if it names none. */
export function numberIn(text: string): number | null {
  const digits = /^#?(\d{1,10})$/.exec(text)?.[1];
  const number = digits === undefined ? 0 : Number(digits);
  return number >= 1 && number <= MAX_NUMBER ? number : null;
}

/** Returns the filters that find records by a number, a name, a phone number, or a code. */
export function paletteFilters(text: string): PaletteRecordsQuery$variables {
  const number = numberIn(text);
  const isShort = number !== null && text.replace("#", "").length < MIN_PHONE_DIGITS;
  return {
    orders: number === null ? { buyerName: text } : { numbers: [number] },
    appointments: number === null ? { customerName: text } : { numbers: [number] },
    customers: isShort ? { ids: [globalId("Customer", number)] } : customerTextFilter(text),
    products: { text },
    staff: { name: text },
  };
}
