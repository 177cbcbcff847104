import type { DiscountState } from "@machiya/prisma/enums";

const TOGGLED: Record<DiscountState, DiscountState> = {
  ENABLED: "DISABLED",
  DISABLED: "ENABLED",
  FROZEN: "ENABLED",
};

/** Every state, in display order. */
export const DISCOUNT_STATES = Object.keys(TOGGLED) as readonly DiscountState[];

/** Returns the state after the enable/disable toggle (shop.md §4). */
export function toggledDiscountState(state: DiscountState): DiscountState {
  return TOGGLED[state];
}
