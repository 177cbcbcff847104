import type { DiscountState } from "@machiya/prisma/enums";

const TOGGLED: Record<DiscountState, DiscountState> = {
  DISABLED: "ENABLED",
  ENABLED: "DISABLED",
  FROZEN: "ENABLED",
};

/** Where the enable/disable toggle leads (shop.md §4). */
export function toggledDiscountState(state: DiscountState): DiscountState {
  return TOGGLED[state];
}
