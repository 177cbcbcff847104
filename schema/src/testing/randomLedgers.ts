import { PaymentKind, RefundState } from "@machiya/prisma/enums";
import fc from "fast-check";
import { decimal } from "../domain/money.ts";
import type { OrderLedger, RecordedPayment, RecordedRefund } from "../domain/orders/declaredPayment.ts";
import { excessOfRefund, PAYMENT_ENTRY_STATES } from "../domain/orders/paymentLedger.ts";
import { PAYMENT_PROVIDERS } from "../domain/paymentProviders/providerRegistry.ts";

const amounts = fc.constantFrom("0", "0.5", "30", "50", "99.99999", "100", "250");

const payments = fc.record({
  provider: fc.constantFrom(...PAYMENT_PROVIDERS, ...Array.from({ length: 3 }, () => "MANUAL" as const)),
  kind: fc.constantFrom(...Object.values(PaymentKind)),
  state: fc.constantFrom(...PAYMENT_ENTRY_STATES, "CAPTURED" as const, "CAPTURED" as const),
  amount: amounts,
  declared: fc.boolean(),
  refunds: fc.array(
    fc.record({
      amount: fc.oneof(amounts, fc.constant("all")),
      state: fc.constantFrom(...Object.values(RefundState)),
      declared: fc.boolean(),
      restocked: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
});

type RandomPayment = typeof payments extends fc.Arbitrary<infer Value> ? Value : never;

/** Makes a random payment one that the database accepts. */
function possible(payment: RandomPayment, id: number): RecordedPayment {
  const isOfProvider = payment.provider !== "MANUAL";
  const onlyManual = payment.kind === "PART" || payment.kind === "ADJUSTMENT";
  const kind = isOfProvider && onlyManual ? "CARD" : payment.kind;
  const amount = kind === "PART" ? "0" : payment.amount;
  let left = decimal(amount);
  const refunds = (payment.state === "CAPTURED" ? payment.refunds : []).flatMap((refund, index) => {
    const wanted = refund.amount === "all" ? left : decimal(refund.amount);
    if (refund.state !== "FAILED" && wanted.gt(left)) return [];
    if (refund.state !== "FAILED") left = left.minus(wanted);
    return [{ ...refund, id: id * 10 + index, amount: wanted, excess: decimal(0) }];
  });
  return { ...payment, id, kind, amount, refunds };
}

/** Returns a ledger whose refunds were recorded one after the other, when the order had its total. */
function recorded({ total, payments: all, ...order }: OrderLedger): OrderLedger {
  const ledger = all.map((payment) => ({ ...payment, refunds: [] as RecordedRefund[] }));
  for (const [index, { refunds }] of all.entries())
    for (const refund of refunds) {
      const excess = excessOfRefund({ restocked: false, ...refund }, total, ledger);
      ledger[index]?.refunds.push({ ...refund, excess });
    }
  return { ...order, total, payments: ledger };
}

/** Orders with payments and refunds in every state, of every provider. */
export const randomLedgers: fc.Arbitrary<OrderLedger> = fc
  .record({
    total: amounts,
    paymentMethod: fc.integer({ min: 0, max: 9 }),
    payments: fc.array(payments, { maxLength: 5 }),
  })
  .map((ledger) =>
    recorded({
      ...ledger,
      payments: ledger.payments.map((payment, index) => possible(payment, index + 1)),
    }),
  );
