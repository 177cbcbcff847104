import { DomainError } from "../domain/errors.ts";
import { type Big, readDecimal, toWire } from "../domain/money.ts";
import { type PricedCart, priceCart } from "../domain/pricing.ts";
import type { Transaction } from "../transaction.ts";

interface Line {
  productId: number;
  quantity: Big;
  unitPrice: Big;
}

const DISCOUNT = {
  id: true,
  name: true,
  kind: true,
  amount: true,
  multiplier: true,
  audience: true,
  state: true,
} as const;

/**
 * Prices lines by today's discounts on their products and those given to the customer.
 * Throws INVALID_INPUT for sums that no column could hold.
 */
export async function priceLines(
  prisma: Pick<Transaction, "productDiscount" | "customerDiscount">,
  customerId: number | null,
  lines: readonly Line[],
): Promise<PricedCart> {
  const [onProducts, onCustomer] = await Promise.all([
    prisma.productDiscount.findMany({
      where: { productId: { in: lines.map(({ productId }) => productId) }, discount: { state: "ENABLED" } },
      select: { productId: true, minQuantity: true, maxQuantity: true, discount: { select: DISCOUNT } },
      orderBy: { discountId: "asc" },
    }),
    customerId === null
      ? []
      : prisma.customerDiscount.findMany({
          where: { customerId, discount: { state: "ENABLED" } },
          select: { discount: { select: DISCOUNT } },
          orderBy: { discountId: "asc" },
        }),
  ]);
  const priced = priceCart({
    lines: lines.map((line) => ({
      ...line,
      discounts: onProducts
        .filter(({ productId }) => productId === line.productId)
        .map(({ discount, minQuantity, maxQuantity }) => ({ ...discount, minQuantity, maxQuantity })),
    })),
    customerDiscounts: onCustomer.map(({ discount }) => discount),
  });
  const sums = [priced.totalQuantity, priced.subtotal, priced.total];
  if (sums.some((sum) => readDecimal(toWire(sum)) === null))
    throw new DomainError("INVALID_INPUT", { field: "quantity" });
  return priced;
}
