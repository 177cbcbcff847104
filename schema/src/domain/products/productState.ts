import type { ProductState } from "@machiya/prisma/enums";

/** Pattern of a valid product code: letters a to z, or empty (shop.md §5). */
export const PRODUCT_CODE_PATTERN = /^[a-z]*$/;

const TOGGLED: Record<ProductState, ProductState> = {
  ENABLED: "FROZEN",
  FROZEN: "ENABLED",
  DISABLED: "ENABLED",
};

/** Every state, in display order. */
export const PRODUCT_STATES = Object.keys(TOGGLED) as readonly ProductState[];

const ON_SALE = "ENABLED" satisfies ProductState;

/** The states in which customers can see and order a product, for filters. */
export const ON_SALE_STATES = [ON_SALE] as const;

/** The Prisma condition for products that customers can see and order: on sale and not deleted. */
export const onSaleWhere = { state: ON_SALE, deletedAt: null } as const;

/** The Prisma condition for the rows of product lists: not deleted, and no variants, which their product shows. */
export const listedWhere = { deletedAt: null, parentId: null } as const;

/** The Prisma condition for the variants that can be ordered while their product is on sale. */
export const offeredWhere = { deletedAt: null, offered: true } as const;

/** The Prisma condition for rows with a stock of their own: variants, and products without variants. */
export const stockedWhere = { hasVariants: false } as const;

/** The Prisma condition for rows whose stock is low: at their level or below. */
export const lowStockWhere = { isLowStock: true } as const;

/** Returns the condition for products on sale in SQL for a table or alias. */
export function onSaleSql(product: string): string {
  return `${product}."deletedAt" IS NULL AND ${product}."state" = '${ON_SALE}'`;
}

/** Returns the state after the enable/freeze toggle (shop.md §4). */
export function toggledProductState(state: ProductState): ProductState {
  return TOGGLED[state];
}

/** Returns whether customers can see and order a product in this state (shop.md §6). */
export function isOnSale(state: ProductState): boolean {
  return state === ON_SALE;
}
