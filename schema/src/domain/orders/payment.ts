import { accountDigitsOfNote } from "../contactDetails.ts";
import type { ErrorCode } from "../errors.ts";

/**
 * All methods in the order of their numbers, which begin at 1 (decisions.md §1). UNKNOWN stands for every
 * other number.
 */
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

/** Returns the method of a stored number; UNKNOWN for a number without a name. */
export function paymentMethodOf(code: number): PaymentMethod {
  return PAYMENT_METHODS.find((method) => CODES[method] === code) ?? "UNKNOWN";
}

/** Returns the number that is stored for a method; 0 for UNKNOWN, which stands for many numbers. */
export function paymentMethodCode(method: PaymentMethod): number {
  return CODES[method];
}

/** The payment methods that a shop can offer. */
export const PAYMENT_CHOICES = ["CARD", "BANK_TRANSFER", "PAY_AT_STORE", "CASH_ON_DELIVERY"] as const;
export type PaymentChoice = (typeof PAYMENT_CHOICES)[number];

/** Returns whether a text is a payment method that a shop can offer. */
export function isPaymentChoice(text: string): text is PaymentChoice {
  return PAYMENT_CHOICES.some((method) => method === text);
}

/** What decides about the payment methods that customers can choose. */
export interface PaymentTerms {
  delivers: boolean;
  /** Whether a payment provider is enabled. */
  paysOnline: boolean;
}

/** Returns the methods that customers can choose at checkout (decisions.md §4). */
export function availablePaymentMethods({ delivers, paysOnline }: PaymentTerms): PaymentMethod[] {
  const online: PaymentMethod[] = paysOnline ? ["CARD"] : [];
  const onDelivery: PaymentMethod[] = delivers ? ["CASH_ON_DELIVERY"] : [];
  return [...online, "BANK_TRANSFER", "PAY_AT_STORE", ...onDelivery];
}

/** Returns whether a note starts with five digits, the last five of the payer's account (shop.md §5). */
export function startsWithBankCode(note: string): boolean {
  return /^[0-9]{5}/.test(note);
}

/** Returns why a checkout cannot use this payment; null when it can. */
export function checkoutPaymentProblem(
  checkout: PaymentTerms & { method: PaymentMethod; note: string },
): Extract<ErrorCode, "PAYMENT_METHOD_NOT_OFFERED" | "BANK_CODE_REQUIRED"> | null {
  if (!availablePaymentMethods(checkout).includes(checkout.method)) return "PAYMENT_METHOD_NOT_OFFERED";
  if (checkout.method === "BANK_TRANSFER" && !startsWithBankCode(checkout.note)) return "BANK_CODE_REQUIRED";
  return null;
}

/** Returns an order's note; empty for that of a bank transfer which contains only the account digits. */
export function noteBesideAccountDigits({
  paymentMethod,
  note,
}: {
  paymentMethod: PaymentMethod;
  note: string;
}): string {
  return paymentMethod === "BANK_TRANSFER" && accountDigitsOfNote(note) === note ? "" : note;
}
