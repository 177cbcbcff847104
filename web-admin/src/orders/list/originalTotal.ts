import { decimal, toWire } from "@machiya/schema/domain/money";

interface Sums {
  total: string;
  subtotal: string;
  shippingFee: string;
}

/** Returns what an order would cost without its discounts, shipping included as in its total; null if it has none. */
export function originalTotal({ total, subtotal, shippingFee }: Sums): string | null {
  const full = decimal(subtotal).plus(shippingFee);
  return full.gt(total) ? toWire(full) : null;
}
