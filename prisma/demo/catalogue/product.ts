import type { ProductState } from "../../generated/prisma/enums.ts";

export type TypeKey = "tableware" | "tea" | "sweets" | "cloth" | "care" | "gifts";

export interface DemoProduct {
  name: string;
  /** a to z, or empty. */
  code: string;
  description: string;
  /** Today's price in dollars. */
  price: string;
  /** What it cost until the shop's last change of prices; absent: the same. */
  formerPrice?: string;
  /** What is left. */
  stock: number;
  state?: ProductState;
  topPick?: boolean;
  /** Types besides that of its file. */
  also?: readonly TypeKey[];
  /** Its still life: the form, and the colours of body and accent. */
  picture: readonly [form: string, body: string, accent: string];
}
