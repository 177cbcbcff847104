import type { Order as OrderRow } from "@machiya/prisma/client";
import { builder } from "../builder.ts";
import { reportWaits } from "../domain/paymentReport.ts";

export const PaymentReport = builder
  .objectRef<{ at: Date; digits: string; waits: boolean }>("PaymentReport")
  .implement({
    description: "What a customer says of having paid by bank transfer. It never is the payment state.",
    fields: (t) => ({
      at: t.expose("at", { type: "DateTime", description: "When they last said so." }),
      digits: t.exposeString("digits", {
        description: "The last five digits of the account that they paid from.",
      }),
      waits: t.exposeBoolean("waits", {
        description: "Whether staff have yet to look: they have set no payment state since.",
      }),
    }),
  });

/** The report that stands on an order; null: none. */
export function reportOf(
  order: Pick<OrderRow, "paymentReportedAt" | "paymentReportDigits" | "paymentRecordedAt">,
) {
  const { paymentReportedAt: at, paymentReportDigits: digits } = order;
  return at === null || digits === null ? null : { at, digits, waits: reportWaits(order) };
}
