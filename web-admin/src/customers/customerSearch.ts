import { rowId } from "@machiya/schema/ids";
import type { CustomerListQuery$variables } from "../__generated__/CustomerListQuery.graphql.ts";
import type { OpenCustomerQuery$variables } from "../__generated__/OpenCustomerQuery.graphql.ts";
import {
  openedId,
  pageWindow,
  type RecordSearch,
  readRecordSearch,
  recordFilter,
} from "../relay/recordSearch.ts";
import { oneOf, readText } from "../relay/search.ts";

export const BLOCKED_CHOICES = ["yes", "no"] as const;

/** The filters of the customer screen as they stand in the address; empty text where none is set. */
export interface CustomerSearch extends RecordSearch {
  phone: string;
  blocked: "yes" | "no" | "";
}

/** Reads the address; what is not a filter, or not a possible value, counts as not set. */
export function readCustomerSearch(search: URLSearchParams): CustomerSearch {
  return {
    ...readRecordSearch(search),
    phone: readText(search, "phone"),
    blocked: oneOf(BLOCKED_CHOICES, search.get("blocked")),
  };
}

/** What the customer list asks the server for at this address. */
export function customerListVariables(search: URLSearchParams): CustomerListQuery$variables {
  const { phone, blocked, ...record } = readCustomerSearch(search);
  return {
    filter: {
      ...recordFilter("Customer", record),
      ...(phone !== "" && { phone }),
      ...(blocked !== "" && { blocked: blocked === "yes" }),
    },
    ...pageWindow(search),
  };
}

/** The customer being edited, `?edit=<number>`; null when none is. */
export function openCustomerVariables(search: URLSearchParams): OpenCustomerQuery$variables | null {
  const id = openedId("Customer", search);
  return id === null ? null : { id };
}

/** The number that people say of a customer. */
export function customerNumber(id: string): number {
  return rowId("Customer", id) ?? 0;
}
