import type { ChosenProduct } from "./ChosenProducts.tsx";

export interface ProductChoice {
  /** The ids of the products on the order, which are not offered. */
  taken: readonly string[];
  /** The ids of the chosen products. */
  chosen: readonly string[];
  onChoose: (product: Omit<ChosenProduct, "quantity">) => void;
  onRemove: (id: string) => void;
}
