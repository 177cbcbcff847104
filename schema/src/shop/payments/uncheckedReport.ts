import type { Order } from "@machiya/prisma/client";
import { z } from "zod";
import { isReportPending } from "../../domain/orders/paymentReport.ts";

/** What `reportBeforeCheck` returns. */
const reportSchema = z.object({
  paymentRecordedAt: z.coerce.date().nullable(),
  paymentDueAt: z.coerce.date().nullable(),
  paymentRemindAt: z.coerce.date().nullable(),
});

/**
 * Returns the columns of an order whose payment report was checked by a change, from before it: the report is to be
 * checked again, and pauses the deadline again. Null when the change has checked none. `undo` is what undoing the
 * change needs.
 */
export function uncheckedReport(undo: unknown): z.infer<typeof reportSchema> | null {
  return reportSchema.safeParse(undo).data ?? null;
}

/**
 * Returns the columns of an order whose payment report waits for its check, so that a change of something else leaves
 * it waiting, and the deadline paused. Null when none waits.
 */
export function waitingReport(order: Order | null): ReturnType<typeof uncheckedReport> {
  if (order === null || !isReportPending(order)) return null;
  const { paymentRecordedAt, paymentDueAt, paymentRemindAt } = order;
  return { paymentRecordedAt, paymentDueAt, paymentRemindAt };
}
