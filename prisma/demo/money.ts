import type { DiscountAudience, DiscountKind, DiscountState } from "../generated/prisma/enums.ts";

/** An exact decimal number that formats itself. */
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

/** The domain's own pricing function, passed in because this package must not import from the others. */
export type PriceCart = (cart: PricingCart) => {
  totalQuantity: Exact;
  subtotal: Exact;
  records: readonly { discountId: number; name: string; amount: Exact }[];
  discountTotal: Exact;
  total: Exact;
};
