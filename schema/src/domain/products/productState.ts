import type { ProductState } from "@machiya/prisma/enums";

/** A product's code: a to z, or empty (shop.md §5). */
export const PRODUCT_CODE_PATTERN = /^[a-z]*$/;

const TOGGLED: Record<ProductState, ProductState> = {
  ENABLED: "FROZEN",
  FROZEN: "ENABLED",
  DISABLED: "ENABLED",
};

/** Every state, in the order in which screens list them. */
export const PRODUCT_STATES = Object.keys(TOGGLED) as readonly ProductState[];

const ON_SALE = "ENABLED" satisfies ProductState;

/** The states in which customers see and order a product, for filters. */
export const ON_SALE_STATES = [ON_SALE] as const;

/** The products that customers see and order, as a Prisma condition: those in that state which are not deleted. */
export const onSaleWhere = { state: ON_SALE, deletedAt: null } as const;

/** The same condition in SQL, of the table or alias with this name. */
export function onSaleSql(product: string): string {
  return `${product}."deletedAt" IS NULL AND ${product}."state" = '${ON_SALE}'`;
}

/** Where the enable/freeze toggle leads (shop.md §4). */
export function toggledProductState(state: ProductState): ProductState {
  return TOGGLED[state];
}

/** Whether customers see and order a product in this state (shop.md §6). */
export function isOnSale(state: ProductState): boolean {
  return state === ON_SALE;
}
