import type { PrismaClient } from "@machiya/prisma/client";
import type { LineAuthorization } from "../context.ts";
import type { Transaction } from "../writes/transaction.ts";

/** Stores a customer's newest token in place of the previous one. */
export async function storeLineAuthorization(
  prisma: PrismaClient,
  customerId: number,
  authorization: LineAuthorization,
): Promise<void> {
  await prisma.lineAuthorization.upsert({
    where: { customerId },
    create: { customerId, ...authorization },
    update: authorization,
  });
}

/**
 * Adds to the outbox that LINE revokes what deleted customers permitted the shop. LINE needs a valid token of
 * the customer for that; nothing is added for customers without one.
 */
export async function queueDeauthorizations(
  tx: Transaction,
  customerIds: readonly number[],
  now: Date,
): Promise<void> {
  const authorized = await tx.lineAuthorization.findMany({
    where: { customerId: { in: [...customerIds] }, expiresAt: { gt: now } },
    select: { customerId: true },
  });
  await tx.outboxMessage.createMany({
    data: authorized.map(({ customerId }) => ({
      kind: "DEAUTHORIZATION",
      customerId,
      data: {},
      recipients: 0,
    })),
  });
}
