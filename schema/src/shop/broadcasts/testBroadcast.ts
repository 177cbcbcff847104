import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { requireQuota } from "../../domain/messaging/quota.ts";
import { requireRowId } from "../../input.ts";
import { audit } from "../../writes/audit.ts";
import { inTransaction } from "../../writes/transaction.ts";
import {
  type BroadcastContentInput,
  loadBroadcastContent,
  saveBroadcastContent,
} from "./broadcastContent.ts";
import { recipientLanguage } from "./queueBroadcast.ts";
import { lockQuota, readLedger } from "./quotaLedger.ts";

function requireStaff({ viewer }: Context): number {
  if (viewer.staff === null) throw new DomainError("UNAUTHENTICATED");
  return viewer.staff.id;
}

/**
 * Stores which customer is the staff member's own account; null means none. Throws NOT_FOUND. Returns the
 * staff member's id.
 */
export async function setMyLineCustomer(
  context: Context,
  { customerId }: { customerId?: string | null | undefined },
): Promise<number> {
  const id = requireStaff(context);
  const lineCustomerId = customerId == null ? null : requireRowId("Customer", customerId);
  await inTransaction(context.prisma, async (tx) => {
    if (lineCustomerId !== null) {
      const known = await tx.customer.count({ where: { id: lineCustomerId, deletedAt: null } });
      if (known === 0) throw new DomainError("NOT_FOUND", { what: "Customer" });
    }
    const before = await tx.staffMember.findUniqueOrThrow({
      where: { id },
      select: { lineCustomerId: true },
    });
    if (before.lineCustomerId === lineCustomerId) return;
    await tx.staffMember.update({ where: { id }, data: { lineCustomerId } });
    await audit(tx, context, [
      { action: "UPDATE", type: "StaffMember", id, before, after: { lineCustomerId } },
    ]);
  });
  return id;
}

/**
 * Sends a broadcast to the staff member's own LINE account. It uses one message of the quota, ignoring
 * reminders and the reserve. Throws NOT_FOUND when the account is unknown, INVALID_INPUT,
 * PRODUCT_NOT_ON_SALE, LINE_QUOTA_EXHAUSTED. Returns the customer's id.
 */
export async function sendTestBroadcast(context: Context, input: BroadcastContentInput): Promise<number> {
  const staffId = requireStaff(context);
  const content = await saveBroadcastContent(context, input);
  const quota = await context.messaging.quota();
  return inTransaction(context.prisma, async (tx) => {
    const me = await tx.customer.findFirst({
      where: { deletedAt: null, staffMembers: { some: { id: staffId } } },
      select: { id: true, language: true },
    });
    if (me === null) throw new DomainError("NOT_FOUND", { what: "Customer" });
    const data = await loadBroadcastContent(tx, content);
    await lockQuota(tx);
    requireQuota({ ...(await readLedger(tx, context.now(), quota)), reminders: 0, floor: 0 }, 1);
    await tx.outboxMessage.create({
      data: { kind: "TEST_BROADCAST", customerId: me.id, language: recipientLanguage(me), data },
    });
    return me.id;
  });
}
