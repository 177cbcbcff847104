import { customerFilters } from "@machiya/schema/domain/listFilters/customerFilters";
import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { rowId } from "@machiya/schema/ids";
import type { CustomerListQuery$variables } from "../__generated__/CustomerListQuery.graphql.ts";
import type { OpenCustomerQuery$variables } from "../__generated__/OpenCustomerQuery.graphql.ts";
import { openRecordId, pageWindow } from "../relay/records/recordSearch.ts";

/** What the customer list asks the server for at this address. */
export function customerListVariables(search: URLSearchParams): CustomerListQuery$variables {
  return { filter: filterInput(customerFilters, search), ...pageWindow(search) };
}

/** The customer being edited, `?edit=<number>`; null when none is. */
export function openCustomerVariables(search: URLSearchParams): OpenCustomerQuery$variables | null {
  const id = openRecordId("Customer", search);
  return id === null ? null : { id };
}

/** The number that people say of a customer. */
export function customerNumber(id: string): number {
  return rowId("Customer", id) ?? 0;
}

/** The filter that one typed text stands for: a phone number or a name. */
export function customerTextFilter(text: string): { phone: string } | { name: string } {
  return /^[\d\s+()-]+$/.test(text) ? { phone: text } : { name: text };
}
