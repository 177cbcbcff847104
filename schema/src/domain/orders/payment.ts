import type { ErrorCode } from "../errors.ts";

/** In the order of their numbers, which begin at 1 (decisions.md §1); UNKNOWN is every other number. */
export const PAYMENT_METHODS = [
  "NONE",
  "CARD",
  "BANK_TRANSFER",
  "PAY_AT_STORE",
  "CASH_ON_DELIVERY",
  "UNKNOWN",
] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

const CODES: Record<PaymentMethod, number> = {
  NONE: 1,
  CARD: 2,
  BANK_TRANSFER: 3,
  PAY_AT_STORE: 4,
  CASH_ON_DELIVERY: 5,
  UNKNOWN: 0,
};

/** The method that a stored number means; UNKNOWN for a number without a name. */
export function paymentMethodOf(code: number): PaymentMethod {
  return PAYMENT_METHODS.find((method) => CODES[method] === code) ?? "UNKNOWN";
}

/** The number that is stored for a method; 0 for UNKNOWN, which stands for many. */
export function paymentMethodCode(method: PaymentMethod): number {
  return CODES[method];
}

/** What customers may choose at checkout (decisions.md §4). */
export function availablePaymentMethods({ delivers }: { delivers: boolean }): PaymentMethod[] {
  return delivers ? ["BANK_TRANSFER", "PAY_AT_STORE", "CASH_ON_DELIVERY"] : ["BANK_TRANSFER", "PAY_AT_STORE"];
}

/** Whether a note starts with five digits, the last of the payer's account (shop.md §5). */
export function startsWithBankCode(note: string): boolean {
  return /^[0-9]{5}/.test(note);
}

/** Why a checkout may not be paid like this; null when it may. */
export function checkoutPaymentProblem(checkout: {
  method: PaymentMethod;
  note: string;
  delivers: boolean;
}): ErrorCode | null {
  if (!availablePaymentMethods(checkout).includes(checkout.method)) return "PAYMENT_METHOD_NOT_OFFERED";
  if (checkout.method === "BANK_TRANSFER" && !startsWithBankCode(checkout.note)) return "BANK_CODE_REQUIRED";
  return null;
}
