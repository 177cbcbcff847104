import { audit } from "../audit.ts";
import type { Context } from "../context.ts";
import { MULTICAST_RECIPIENTS, textProblem } from "../domain/broadcast.ts";
import { DomainError } from "../domain/errors.ts";
import { claimKey, keepAnswer } from "../idempotency.ts";
import { inTransaction } from "../transaction.ts";

/** Who gets a broadcast: everybody but the blocked; who has blocked the shop is LINE's own matter (decisions.md §4). */
export const reachableCustomers = { deletedAt: null, block: null } as const;

/** Queues a broadcast in parts of one LINE request each. Throws INVALID_INPUT, CONFLICT. Returns its row number. */
export async function sendBroadcast(
  context: Context,
  input: { text: string; idempotencyKey?: string | null | undefined },
): Promise<number> {
  const text = input.text.trim();
  if (textProblem(text) !== null) throw new DomainError("INVALID_INPUT", { field: "text" });
  const createdById = context.viewer.staff?.id ?? null;
  const claim = { owner: `broadcast:${createdById}`, key: input.idempotencyKey?.trim() ?? "" };
  return inTransaction(context.prisma, async (tx) => {
    if (claim.key !== "") {
      const earlier = await claimKey(tx, claim, "broadcastId", { text });
      if (earlier !== null) return earlier;
    }
    const customers = await tx.customer.findMany({
      where: reachableCustomers,
      select: { lineUserId: true },
      orderBy: { id: "asc" },
    });
    const nobody = customers.length === 0;
    const broadcast = await tx.broadcast.create({
      data: {
        text,
        recipients: customers.length,
        createdById,
        ...(nobody && { state: "SENT", finishedAt: context.now() }),
      },
    });
    const parts = Array.from({ length: Math.ceil(customers.length / MULTICAST_RECIPIENTS) }, (_, part) =>
      customers.slice(part * MULTICAST_RECIPIENTS, (part + 1) * MULTICAST_RECIPIENTS),
    );
    await tx.outboxMessage.createMany({
      data: parts.map((part) => ({
        kind: "BROADCAST",
        broadcastId: broadcast.id,
        recipients: part.length,
        payload: { to: part.map(({ lineUserId }) => lineUserId), text },
      })),
    });
    if (claim.key !== "") await keepAnswer(tx, claim, "broadcastId", broadcast.id);
    await audit(tx, context, [{ action: "SEND", type: "Broadcast", id: broadcast.id, after: { text } }]);
    return broadcast.id;
  });
}
