import type { ProductState } from "../../generated/prisma/enums.ts";

export type TypeKey = "tableware" | "tea" | "sweets" | "cloth" | "care" | "gifts";

export interface DemoProduct {
  name: string;
  /** Letters a to z, or empty. */
  code: string;
  description: string;
  /** Readings and other words by which it is found. */
  keywords?: string;
  /** Current price in dollars. */
  price: string;
  /** Price before the shop's last price change; absent when it did not change. */
  formerPrice?: string;
  /** Quantity in stock. */
  stock: number;
  state?: ProductState;
  topPick?: boolean;
  /** Types in addition to the type of the file. */
  also?: readonly TypeKey[];
  /** The name of the product's image in prisma/demo/pictures, without its extension. */
  picture: string;
}
