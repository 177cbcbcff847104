import type { DiscountKind } from "@machiya/prisma/enums";
import { discountFilters } from "@machiya/schema/domain/listFilters/discountFilters";
import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { rowId } from "@machiya/schema/ids";
import type { DiscountListQuery$variables } from "../__generated__/DiscountListQuery.graphql.ts";
import type { OpenDiscountQuery$variables } from "../__generated__/OpenDiscountQuery.graphql.ts";
import { openRecordId, pageWindow } from "../relay/records/recordSearch.ts";

export const DISCOUNT_KINDS = ["PER_PRODUCT", "WHOLE_CART"] as const satisfies DiscountKind[];

/** Returns the number by which people identify a discount. */
export const discountNumber = (id: string): number => rowId("Discount", id) ?? 0;

/** Returns the variables of the list for this URL. */
export function discountListVariables(search: URLSearchParams): DiscountListQuery$variables {
  return { filter: filterInput(discountFilters, search), ...pageWindow("discounts", search) };
}

/** Returns the variables of the edited discount, `?edit=<number>`; null if none is. */
export function openDiscountVariables(search: URLSearchParams): OpenDiscountQuery$variables | null {
  const id = openRecordId("Discount", search);
  return id === null ? null : { id };
}
