import type { ProductState } from "@machiya/prisma/enums";

/** A product's code: a to z, or empty (shop.md §5). */
export const PRODUCT_CODE_PATTERN = /^[a-z]*$/;

const TOGGLED: Record<ProductState, ProductState> = {
  DISABLED: "ENABLED",
  ENABLED: "FROZEN",
  FROZEN: "ENABLED",
};

/** Where the enable/freeze toggle leads (shop.md §4). */
export function toggledProductState(state: ProductState): ProductState {
  return TOGGLED[state];
}

/** Whether customers see and order a product in this state (shop.md §6). */
export function isOnSale(state: ProductState): boolean {
  return state === "ENABLED";
}
