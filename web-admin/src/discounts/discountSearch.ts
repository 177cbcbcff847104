import type { DiscountKind } from "@machiya/prisma/enums";
import { discountFilters } from "@machiya/schema/domain/listFilters/discountFilters";
import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { rowId } from "@machiya/schema/ids";
import type { DiscountListQuery$variables } from "../__generated__/DiscountListQuery.graphql.ts";
import type { OpenDiscountQuery$variables } from "../__generated__/OpenDiscountQuery.graphql.ts";
import { openRecordId, pageWindow } from "../relay/records/recordSearch.ts";

export const DISCOUNT_KINDS = ["PER_PRODUCT", "WHOLE_CART"] as const satisfies DiscountKind[];

/** The number that people call a discount by. */
export const discountNumber = (id: string): number => rowId("Discount", id) ?? 0;

/** What the list asks the server for at this address. */
export function discountListVariables(search: URLSearchParams): DiscountListQuery$variables {
  return { filter: filterInput(discountFilters, search), ...pageWindow(search) };
}

/** The discount being edited, `?edit=<number>`; null when none is. */
export function openDiscountVariables(search: URLSearchParams): OpenDiscountQuery$variables | null {
  const id = openRecordId("Discount", search);
  return id === null ? null : { id };
}
