import {
  PAYMENT_LIMITS,
  type PaymentLimit,
  type PaymentLimits,
  readPaymentLimit,
} from "@machiya/schema/domain/orders/paymentDeadline";

/** The form of the store's payment rules. */
export type PaymentRulesDraft = Record<PaymentLimit | "customersCancelOrders", string>;

type StoredRules = { readonly [Limit in PaymentLimit]: number | null | undefined } & {
  readonly customersCancelOrders: boolean;
};

/** Converts the store's rules to form values. */
export function paymentRulesDraft(store: StoredRules): PaymentRulesDraft {
  return {
    onlinePaymentMinutes: String(store.onlinePaymentMinutes ?? ""),
    transferPaymentHours: String(store.transferPaymentHours ?? ""),
    customersCancelOrders: String(store.customersCancelOrders),
  };
}

/** Converts changed values to the API's input; null removes a limit. */
export function paymentRulesDetails(
  changes: Partial<PaymentRulesDraft>,
): Partial<PaymentLimits> & { customersCancelOrders?: boolean } {
  const { customersCancelOrders } = changes;
  const limits = PAYMENT_LIMITS.flatMap((limit) => {
    const text = changes[limit];
    return text === undefined ? [] : [[limit, readPaymentLimit(limit, text) ?? null] as const];
  });
  return {
    ...Object.fromEntries(limits),
    ...(customersCancelOrders !== undefined && { customersCancelOrders: customersCancelOrders === "true" }),
  };
}
