import { setTimeout as sleep } from "node:timers/promises";
import type { PrismaClient } from "@machiya/prisma/client";
import { startWorker, type WakeableWorker } from "../jobs/worker.ts";
import { errorFields, log } from "../log.ts";
import { sendWebhook, type WebhookSending } from "./sendWebhook.ts";
import { type ClaimedWebhook, claimWebhooks, giveBackWebhook, settleWebhook } from "./webhookDeliveries.ts";
import { webhookRequest } from "./webhookMessage.ts";

/** How often the worker looks when nothing woke it. */
const LOOK_MS = 1000;
/** What is on its way when the server stops may take so long; then it is cut short and given back. */
const GRACE_MS = 2000;

export interface WebhookDependencies extends Omit<WebhookSending, "signal"> {
  prisma: PrismaClient;
  /** Milliseconds that a stop waits for what is on its way. */
  grace?: number;
}

async function deliver(
  { prisma, ...sending }: WebhookDependencies,
  delivery: ClaimedWebhook,
  signal: AbortSignal,
): Promise<void> {
  const answer = await sendWebhook(webhookRequest(delivery, new Date()), { ...sending, signal });
  if (answer.status === null && signal.aborted) return giveBackWebhook(prisma, delivery);
  const outcome = await settleWebhook(prisma, delivery, answer);
  if (outcome === "FAILED") {
    const { id, endpointId, attempts } = delivery;
    log.warn("a webhook was given up", {
      delivery: id,
      endpoint: endpointId,
      attempts,
      status: answer.status,
    });
  }
}

/** Sends what is due now, in this process, and answers how many that were. */
export async function deliverDueWebhooks(dependencies: WebhookDependencies): Promise<number> {
  const claimed = await claimWebhooks(dependencies.prisma, new Map());
  const { signal } = new AbortController();
  await Promise.all(claimed.map((delivery) => deliver(dependencies, delivery, signal)));
  return claimed.length;
}

/** Sends webhooks in this process; any number of processes may do so at once. In which order they arrive is not promised. */
export function startWebhookWorker(dependencies: WebhookDependencies): WakeableWorker {
  const busy = new Map<number, number>();
  const onTheirWay = new Set<Promise<void>>();
  const cut = new AbortController();

  async function take(delivery: ClaimedWebhook): Promise<void> {
    const { endpointId } = delivery;
    busy.set(endpointId, (busy.get(endpointId) ?? 0) + 1);
    try {
      await deliver(dependencies, delivery, cut.signal);
    } catch (error) {
      log.warn("a webhook has to wait", errorFields(error));
    }
    const rest = (busy.get(endpointId) ?? 1) - 1;
    if (rest > 0) busy.set(endpointId, rest);
    else busy.delete(endpointId);
  }

  const worker = startWorker("webhooks", LOOK_MS, async () => {
    for (const delivery of await claimWebhooks(dependencies.prisma, busy)) {
      const taken = take(delivery).finally(() => {
        onTheirWay.delete(taken);
        worker.wake();
      });
      onTheirWay.add(taken);
    }
  });

  return {
    wake: worker.wake,
    async stop() {
      await worker.stop();
      const grace = new AbortController();
      await Promise.race([
        Promise.all(onTheirWay),
        sleep(dependencies.grace ?? GRACE_MS, undefined, { signal: grace.signal }).catch(() => {}),
      ]);
      grace.abort();
      cut.abort();
      await Promise.all(onTheirWay);
    },
  };
}
