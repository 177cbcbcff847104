import type { Context } from "../context.ts";
import { DomainError } from "../domain/errors.ts";
import { deliveryId } from "../ids.ts";
import { requireRowId } from "../input.ts";
import { audit } from "../writes/audit.ts";
import { requireAll } from "../writes/batchUpdate.ts";
import { inTransaction, type Transaction } from "../writes/transaction.ts";

/** Notifies the webhook workers of all processes when the transaction commits. */
async function announce(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify('machiya_webhook', '')`;
}

/**
 * Enqueues a TEST event for an endpoint, regardless of its subscribed kinds. Throws NOT_FOUND. Returns the
 * delivery's ID.
 */
export async function sendTestEvent(context: Context, input: { id: string }): Promise<string> {
  const endpointId = requireRowId("WebhookEndpoint", input.id);
  return inTransaction(context.prisma, async (tx) => {
    requireAll(
      "WebhookEndpoint",
      [endpointId],
      await tx.webhookEndpoint.findMany({ where: { id: endpointId }, select: { id: true } }),
    );
    const { id } = await tx.webhookDelivery.create({
      data: {
        endpoint: { connect: { id: endpointId } },
        event: { create: { kind: "TEST", entity: "WebhookEndpoint", entityId: endpointId, columns: {} } },
      },
    });
    await audit(tx, context, [{ action: "SEND_TEST", type: "WebhookEndpoint", id: endpointId }]);
    await announce(tx);
    return id;
  });
}

/**
 * Enqueues an event for its endpoint again, with the same event ID. Throws NOT_FOUND. Returns the new
 * delivery's ID.
 */
export async function replayWebhookDelivery(context: Context, input: { id: string }): Promise<string> {
  return inTransaction(context.prisma, async (tx) => {
    const wanted = deliveryId(input.id);
    const sent = wanted && (await tx.webhookDelivery.findUnique({ where: { id: wanted } }));
    if (!sent) throw new DomainError("NOT_FOUND", { what: "WebhookDelivery" });
    const { endpointId, eventId } = sent;
    // The event is sent again, so the failed delivery leaves the dead-letter list.
    await tx.failedJob.deleteMany({ where: { webhookDeliveryId: sent.id } });
    const { id } = await tx.webhookDelivery.create({ data: { endpointId, eventId, replay: true } });
    const after = { deliveryId: id, eventId };
    await audit(tx, context, [{ action: "REPLAY", type: "WebhookEndpoint", id: endpointId, after }]);
    await announce(tx);
    return id;
  });
}
