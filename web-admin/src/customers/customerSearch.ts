import { globalId, pageCursor, rowId } from "@machiya/schema/ids";
import type { CustomerListQuery$variables } from "../__generated__/CustomerListQuery.graphql.ts";
import type { OpenCustomerQuery$variables } from "../__generated__/OpenCustomerQuery.graphql.ts";
import { oneOf, readNumbers, readPage, readText } from "../relay/search.ts";

/** Rows of a page. Source: shop.md §9. */
export const CUSTOMER_PAGE_SIZE = 10;

export const BLOCKED_CHOICES = ["yes", "no"] as const;

/** The filters of the customer screen as they stand in the address; empty text where none is set. */
export interface CustomerSearch {
  /** Customer numbers, apart by commas or spaces. */
  number: string;
  name: string;
  phone: string;
  blocked: "yes" | "no" | "";
}

/** Reads the address; what is not a filter, or not a possible value, counts as not set. */
export function readCustomerSearch(search: URLSearchParams): CustomerSearch {
  return {
    number: readText(search, "number"),
    name: readText(search, "name"),
    phone: readText(search, "phone"),
    blocked: oneOf(BLOCKED_CHOICES, search.get("blocked")),
  };
}

/** What the customer list asks the server for at this address. */
export function customerListVariables(search: URLSearchParams): CustomerListQuery$variables {
  const { number, name, phone, blocked } = readCustomerSearch(search);
  return {
    filter: {
      ...(number !== "" && { ids: readNumbers(number).map((one) => globalId("Customer", one)) }),
      ...(name !== "" && { name }),
      ...(phone !== "" && { phone }),
      ...(blocked !== "" && { blocked: blocked === "yes" }),
    },
    first: CUSTOMER_PAGE_SIZE,
    after: pageCursor(readPage(search), CUSTOMER_PAGE_SIZE) ?? null,
  };
}

/** The customer being edited, `?edit=<number>`; null when none is. */
export function openCustomerVariables(search: URLSearchParams): OpenCustomerQuery$variables | null {
  const written = search.get("edit");
  return written === null ? null : { ids: [globalId("Customer", readNumbers(written)[0] ?? 0)] };
}

/** The number that people say of a customer. */
export function customerNumber(id: string): number {
  return rowId("Customer", id) ?? 0;
}
