import type { DiscountAudience } from "@machiya/prisma/enums";
import { DISCOUNT_STATES } from "../products/discountState.ts";
import { choiceFilter } from "./listFilters.ts";
import { recordFilters } from "./recordFilters.ts";

export const DISCOUNT_AUDIENCES = ["PRODUCT", "CUSTOMER"] as const satisfies DiscountAudience[];
/** The filters of the discount list. Source: shop.md §2. */
export const discountFilters = {
  ...recordFilters("Discount"),
  audience: choiceFilter(DISCOUNT_AUDIENCES, (audience) => ({ audience })),
  state: choiceFilter(DISCOUNT_STATES, (state) => ({ states: [state] })),
};
