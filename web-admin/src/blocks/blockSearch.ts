import { globalId } from "@machiya/schema/ids";
import type { BlockListQuery$variables } from "../__generated__/BlockListQuery.graphql.ts";
import { pageWindow } from "../relay/recordSearch.ts";
import { readNumbers, readText } from "../relay/search.ts";

/** The filter of the block list as it stands in the address: numbers of customers, empty where not set. */
export function readBlockSearch(search: URLSearchParams): { customer: string } {
  return { customer: readText(search, "customer") };
}

/** What the block list asks the server for at this address. */
export function blockListVariables(search: URLSearchParams): BlockListQuery$variables {
  const { customer } = readBlockSearch(search);
  return {
    customerIds: readNumbers(customer).map((number) => globalId("Customer", number)),
    ...pageWindow(search),
  };
}
