import { z } from "zod";

const rows = z.array(z.object({ id: z.int(), version: z.int() }));

export const customerDetailsShape = z.object({
  name: z.string(),
  phone: z.string(),
  note: z.string(),
  tags: z.array(z.string()),
});

/** The audit entry of a merge, as far as undoing it needs it. */
export const mergeUndo = z.object({
  sourceId: z.int(),
  /** The moved records with their versions after the merge. */
  orders: rows,
  appointments: rows,
  /** The discounts and the block that the target got. */
  discountIds: z.array(z.int()),
  blockId: z.int().nullable(),
  /** The details of the target before and after the merge. */
  before: customerDetailsShape,
  after: customerDetailsShape,
});

export type MergeUndo = z.output<typeof mergeUndo>;
