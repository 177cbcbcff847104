import type { DiscountAudience, DiscountKind, DiscountState } from "../generated/prisma/enums.ts";

/** An exact decimal number, which knows its own digits. */
interface Exact {
  toFixed(): string;
}

interface PricingDiscount {
  id: number;
  name: string;
  kind: DiscountKind;
  amount: string | null;
  multiplier: string | null;
  audience: DiscountAudience;
  state: DiscountState;
}

interface PricingCart {
  lines: readonly {
    productId: number;
    quantity: string;
    unitPrice: string;
    discounts: readonly (PricingDiscount & { minQuantity: string; maxQuantity: string | null })[];
  }[];
  customerDiscounts: readonly PricingDiscount[];
}

/** The rule book's own pricing, handed in: this room imports nothing of the house. */
export type PriceCart = (cart: PricingCart) => {
  totalQuantity: Exact;
  subtotal: Exact;
  records: readonly { discountId: number; name: string; amount: Exact }[];
  discountTotal: Exact;
  total: Exact;
};
