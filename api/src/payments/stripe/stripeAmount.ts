import { FRACTION_DIGITS, isCurrency, type MinorAmount } from "@machiya/schema/domain/minorUnits";

/**
 * The fraction digits that Stripe's amounts have where they differ from ours: Stripe charges TWD with two
 * fraction digits, and pays out whole dollars only.
 */
const STRIPE_DIGITS: Readonly<Partial<Record<string, number>>> = { TWD: 2 };

/** Returns an amount in Stripe's units. */
export function toStripeAmount({ currency, minor }: MinorAmount): number {
  return minor * factorOf(currency);
}

/** Returns Stripe's amount in our units; null for another currency, or for a fraction of our unit. */
export function fromStripeAmount(amount: number | null, code: string | null): MinorAmount | null {
  const currency = code?.toUpperCase();
  if (amount === null || !isCurrency(currency)) return null;
  const factor = factorOf(currency);
  return amount % factor === 0 ? { currency, minor: amount / factor } : null;
}

function factorOf(currency: MinorAmount["currency"]): number {
  return 10 ** ((STRIPE_DIGITS[currency] ?? FRACTION_DIGITS[currency]) - FRACTION_DIGITS[currency]);
}
