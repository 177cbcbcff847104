import { z } from "zod";

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
