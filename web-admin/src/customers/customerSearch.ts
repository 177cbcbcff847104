import { customerFilters } from "@machiya/schema/domain/listFilters/customerFilters";
import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { plainText } from "@machiya/schema/domain/typedText";
import { rowId } from "@machiya/schema/ids";
import type { CustomerListQuery$variables } from "../__generated__/CustomerListQuery.graphql.ts";
import type { OpenCustomerQuery$variables } from "../__generated__/OpenCustomerQuery.graphql.ts";
import { openRecordId, pageWindow, readSort } from "../relay/records/recordSearch.ts";

/** Returns the variables of the customer list for this URL. */
export function customerListVariables(search: URLSearchParams): CustomerListQuery$variables {
  return {
    filter: filterInput(customerFilters, search),
    sort: readSort({ number: "NUMBER", name: "NAME" } as const, search),
    ...pageWindow("customers", search),
  };
}

/** Returns the variables of the edited customer, `?edit=<number>`; null if none is. */
export function openCustomerVariables(search: URLSearchParams): OpenCustomerQuery$variables | null {
  const id = openRecordId("Customer", search);
  return id === null ? null : { id };
}

/** Returns the number by which people identify a customer. */
export function customerNumber(id: string): number {
  return rowId("Customer", id) ?? 0;
}

/** Interprets a typed text as a phone number or a name. */
export function customerTextFilter(text: string): { phone: string } | { name: string } {
  return /^[\d\s+()-]+$/.test(plainText(text)) ? { phone: text } : { name: text };
}
