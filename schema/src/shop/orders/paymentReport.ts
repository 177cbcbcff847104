import type { Order as OrderRow } from "@machiya/prisma/client";
import { builder } from "../../builder.ts";
import { isReportPending } from "../../domain/orders/paymentReport.ts";

export const PaymentReport = builder
  .objectRef<{ at: Date; digits: string; waits: boolean }>("PaymentReport")
  .implement({
    description:
      "A customer's report that they paid by bank transfer. It never changes the payment state by itself.",
    fields: (t) => ({
      at: t.expose("at", { type: "DateTime", description: "When the customer last reported it." }),
      digits: t.exposeString("digits", {
        description: "The last five digits of the account from which they paid.",
      }),
      waits: t.exposeBoolean("waits", {
        description: "Whether staff still have to check it: they have not set a payment state since.",
      }),
    }),
  });

/** Returns the payment report of an order; null without one. */
export function paymentReportOf(
  order: Pick<OrderRow, "paymentReportedAt" | "paymentReportDigits" | "paymentRecordedAt">,
) {
  const { paymentReportedAt: at, paymentReportDigits: digits } = order;
  return at === null || digits === null ? null : { at, digits, waits: isReportPending(order) };
}
