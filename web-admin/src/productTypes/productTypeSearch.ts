import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { productTypeFilters } from "@machiya/schema/domain/listFilters/recordFilters";
import type { OpenProductTypeQuery$variables } from "../__generated__/OpenProductTypeQuery.graphql.ts";
import type { ProductTypeListQuery$variables } from "../__generated__/ProductTypeListQuery.graphql.ts";
import { openRecordId, pageWindow } from "../relay/records/recordSearch.ts";

/** Returns the variables of the list for this URL. */
export function productTypeListVariables(search: URLSearchParams): ProductTypeListQuery$variables {
  return { filter: filterInput(productTypeFilters, search), ...pageWindow("productTypes", search) };
}

/** Returns the variables of the edited product type, `?edit=<number>`; null if none is. */
export function openProductTypeVariables(search: URLSearchParams): OpenProductTypeQuery$variables | null {
  const id = openRecordId("ProductType", search);
  return id === null ? null : { id };
}
