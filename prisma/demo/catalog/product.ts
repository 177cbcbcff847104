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
  /** The product's image: the shape, and the colors of body and accent. */
  picture: readonly [form: string, body: string, accent: string];
}
