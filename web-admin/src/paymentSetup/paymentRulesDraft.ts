import { toWire } from "@machiya/schema/domain/money";
import { readTaxPercent } from "@machiya/schema/domain/orders/includedTax";
import {
  PAYMENT_LIMITS,
  type PaymentLimit,
  type PaymentLimits,
  readPaymentLimit,
} from "@machiya/schema/domain/orders/paymentDeadline";

/** The form of the store's payment rules. */
export type PaymentRulesDraft = Record<
  PaymentLimit | "customersCancelOrders" | "taxPercent" | "taxNumber",
  string
>;

type StoredRules = { readonly [Limit in PaymentLimit]: number | null | undefined } & {
  readonly customersCancelOrders: boolean;
  readonly taxPercent: string | null | undefined;
  readonly taxNumber: string;
};

/** Converts the store's rules to form values. */
export function paymentRulesDraft(store: StoredRules): PaymentRulesDraft {
  return {
    onlinePaymentMinutes: String(store.onlinePaymentMinutes ?? ""),
    transferPaymentHours: String(store.transferPaymentHours ?? ""),
    customersCancelOrders: String(store.customersCancelOrders),
    taxPercent: store.taxPercent ?? "",
    taxNumber: store.taxNumber,
  };
}

interface RuleDetails {
  customersCancelOrders: boolean;
  taxPercent: string | null;
  taxNumber: string;
}

/** Converts changed values to the API's input; null removes a limit or the tax. */
export function paymentRulesDetails(
  changes: Partial<PaymentRulesDraft>,
): Partial<PaymentLimits> & Partial<RuleDetails> {
  const { customersCancelOrders, taxPercent, taxNumber } = changes;
  const percent = taxPercent === undefined ? null : (readTaxPercent(taxPercent) ?? null);
  const limits = PAYMENT_LIMITS.flatMap((limit) => {
    const text = changes[limit];
    return text === undefined ? [] : [[limit, readPaymentLimit(limit, text) ?? null] as const];
  });
  return {
    ...Object.fromEntries(limits),
    ...(customersCancelOrders !== undefined && { customersCancelOrders: customersCancelOrders === "true" }),
    ...(taxPercent !== undefined && { taxPercent: percent && toWire(percent) }),
    ...(taxNumber !== undefined && { taxNumber }),
  };
}
