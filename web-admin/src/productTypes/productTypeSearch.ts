import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { productTypeFilters } from "@machiya/schema/domain/listFilters/recordFilters";
import { rowId } from "@machiya/schema/ids";
import type { OpenProductTypeQuery$variables } from "../__generated__/OpenProductTypeQuery.graphql.ts";
import type { ProductTypeListQuery$variables } from "../__generated__/ProductTypeListQuery.graphql.ts";
import { openRecordId, pageWindow } from "../relay/records/recordSearch.ts";

/** The number that people call a product type by. */
export const productTypeNumber = (id: string): number => rowId("ProductType", id) ?? 0;

/** What the list asks the server for at this address. */
export function productTypeListVariables(search: URLSearchParams): ProductTypeListQuery$variables {
  return { filter: filterInput(productTypeFilters, search), ...pageWindow(search) };
}

/** The product type being edited, `?edit=<number>`; null when none is. */
export function openProductTypeVariables(search: URLSearchParams): OpenProductTypeQuery$variables | null {
  const id = openRecordId("ProductType", search);
  return id === null ? null : { id };
}
