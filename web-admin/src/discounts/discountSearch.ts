import type { DiscountAudience, DiscountKind, DiscountState } from "@machiya/prisma/enums";
import { DISCOUNT_STATES } from "@machiya/schema/domain/discountState";
import { rowId } from "@machiya/schema/ids";
import type { DiscountListQuery$variables } from "../__generated__/DiscountListQuery.graphql.ts";
import type { OpenDiscountQuery$variables } from "../__generated__/OpenDiscountQuery.graphql.ts";
import {
  openedId,
  pageWindow,
  type RecordSearch,
  readRecordSearch,
  recordFilter,
} from "../relay/recordSearch.ts";
import { oneOf } from "../relay/search.ts";

export const DISCOUNT_AUDIENCES = ["PRODUCT", "CUSTOMER"] as const satisfies DiscountAudience[];
export const DISCOUNT_KINDS = ["PER_PRODUCT", "WHOLE_CART"] as const satisfies DiscountKind[];

/** The filters of the discount screen as they stand in the address; empty text where none is set. */
export interface DiscountSearch extends RecordSearch {
  audience: DiscountAudience | "";
  state: DiscountState | "";
}

/** The number that people call a discount by. */
export const discountNumber = (id: string): number => rowId("Discount", id) ?? 0;

/** Reads the address; what is not a filter, or not a possible value, counts as not set. */
export function readDiscountSearch(search: URLSearchParams): DiscountSearch {
  return {
    ...readRecordSearch(search),
    audience: oneOf(DISCOUNT_AUDIENCES, search.get("audience")),
    state: oneOf(DISCOUNT_STATES, search.get("state")),
  };
}

/** What the list asks the server for at this address. */
export function discountListVariables(search: URLSearchParams): DiscountListQuery$variables {
  const { audience, state, ...record } = readDiscountSearch(search);
  return {
    filter: {
      ...recordFilter("Discount", record),
      ...(audience !== "" && { audience }),
      ...(state !== "" && { states: [state] }),
    },
    ...pageWindow(search),
  };
}

/** The discount being edited, `?edit=<number>`; null when none is. */
export function openDiscountVariables(search: URLSearchParams): OpenDiscountQuery$variables | null {
  const id = openedId("Discount", search);
  return id === null ? null : { id };
}
