import type { DiscountState } from "@machiya/prisma/enums";

const TOGGLED: Record<DiscountState, DiscountState> = {
  ENABLED: "DISABLED",
  DISABLED: "ENABLED",
  FROZEN: "ENABLED",
};

/** Every state, in the order in which screens list them. */
export const DISCOUNT_STATES = Object.keys(TOGGLED) as readonly DiscountState[];

/** Where the enable/disable toggle leads (shop.md §4). */
export function toggledDiscountState(state: DiscountState): DiscountState {
  return TOGGLED[state];
}
