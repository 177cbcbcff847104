import type { AuditEntry } from "@machiya/prisma/client";
import { z } from "zod";
import type { Context } from "../context.ts";
import { tagKey } from "../domain/customers/customerTags.ts";
import { lockCustomer } from "../identity/changeCustomers.ts";
import { requireNewest } from "../undo/undoEntry.ts";
import { audit } from "../writes/audit.ts";
import { lockRows, requireVersion } from "../writes/batchUpdate.ts";
import { inTransaction } from "../writes/transaction.ts";

const labels = z
  .object({ tags: z.array(z.string()), discounts: z.array(z.object({ discountId: z.int() })) })
  .partial();

/**
 * Gives a customer the tags and discounts that they had before a change, except discounts that were deleted since.
 * Throws NOT_FOUND, CONFLICT when the customer was edited since.
 */
export async function undoLabels(
  context: Context,
  entry: AuditEntry,
  seen: number | null | undefined,
): Promise<void> {
  const id = entry.subjectId;
  const { tags, discounts } = labels.parse(entry.before);
  await inTransaction(context.prisma, async (tx) => {
    const before = await lockCustomer(tx, id);
    requireVersion("Customer", before, seen);
    await requireNewest(tx, entry);
    if (discounts !== undefined) {
      const ids = discounts.map(({ discountId }) => discountId);
      await lockRows(tx, "Discount", ids, "LINK");
      const known = await tx.discount.findMany({ where: { id: { in: ids }, audience: "CUSTOMER" } });
      await tx.customerDiscount.deleteMany({ where: { customerId: id } });
      await tx.customerDiscount.createMany({
        data: known.map(({ id: discountId }) => ({ customerId: id, discountId })),
      });
    }
    const after = await tx.customer.update({
      where: { id },
      data: {
        ...(tags && { tags, tagKeys: tags.map(tagKey) }),
        version: { increment: 1 },
        editVersion: { increment: 1 },
      },
      include: { discounts: { select: { discountId: true }, orderBy: { discountId: "asc" } } },
    });
    await audit(tx, context, [{ action: "UNDO", type: "Customer", id, before, after }]);
  });
}
