import { Prisma } from "@machiya/prisma/client";
import { findOnlinePayment } from "@machiya/schema/payments/advancePayment";
import {
  completeRefund,
  failRefund,
  findRefund,
  holdRefund,
  type OpenRefund,
} from "@machiya/schema/payments/settleRefund";
import type { RefundOutcome } from "../payments/paymentProvider.ts";
import type { PaymentQueueDependencies } from "./paymentQueue.ts";
import { exponentialBackoff } from "./queue/backoff.ts";
import type { Job, JobResult, Queue, QueueTable } from "./queue/queue.ts";

interface RefundJob extends Job {
  id: number;
}

/** The refunds of one payment run one after the other, so that each knows what was refunded before. */
const REFUNDS: QueueTable = {
  name: Prisma.raw('"Refund"'),
  idType: "int",
  columns: Prisma.raw('job."id", job."attempts"'),
  waiting: () => Prisma.sql`job."nextAttemptAt" IS NOT NULL AND job."state" = 'PENDING' AND NOT EXISTS (
    SELECT FROM "Refund" earlier WHERE earlier."paymentId" = job."paymentId" AND earlier."id" < job."id"
      AND earlier."state" = 'PENDING' AND earlier."nextAttemptAt" IS NOT NULL)`,
  order: Prisma.raw('job."nextAttemptAt", job."id"'),
  due: Prisma.raw('"nextAttemptAt"'),
};

/** With pauses of at most an hour, these are attempts for more than two weeks. */
const MAX_ATTEMPTS = 400;
const MAX_PAUSE_SECONDS = 3600;

/**
 * Creates the queue that refunds money through the providers, outside of the transactions that ask for it. A
 * repeated attempt has the same key, or first looks whether an earlier one took effect.
 */
export function refundQueue({ prisma, payments, now }: PaymentQueueDependencies): Queue<RefundJob> {
  async function attempt(refund: OpenRefund, isFirstAttempt: boolean): Promise<RefundOutcome> {
    const payment = await findOnlinePayment(prisma, refund.paymentId);
    if (payment === null) return { outcome: "REFUSED", reason: "the payment was not made online" };
    const provider = await payments.connect(payment.provider);
    if (provider === null) return { outcome: "LATER", reason: "the provider's credentials cannot be read" };
    const { key: refundReference, amount, refundedBefore } = refund;
    return provider.refund(payment, { refundReference, amount, refundedBefore, isFirstAttempt });
  }

  async function handle({ id, attempts }: RefundJob): Promise<JobResult> {
    const refund = await findRefund(prisma, id);
    if (refund === null) return { outcome: "FAILED", reason: "NOT_FOUND" };
    const result = await attempt(refund, attempts === 1 || refund.isUntouched);
    if (result.outcome === "DONE") {
      await completeRefund(prisma, id, { providerReference: result.refundReference, now: now() });
      return { outcome: "DONE" };
    }
    if (result.outcome === "REFUSED") return { outcome: "FAILED", reason: result.reason };
    // A refund that was not attempted yet, or certainly did not take effect, starts over.
    await holdRefund(prisma, id, result.reason, result.outcome === "LATER");
    return { outcome: "RETRY", reason: result.reason };
  }

  return {
    name: "refunds",
    table: REFUNDS,
    concurrency: 2,
    leaseSeconds: 120,
    maxAttempts: MAX_ATTEMPTS,
    retrySeconds: exponentialBackoff(5, MAX_PAUSE_SECONDS),
    pollIntervalMs: 1000,
    handle,
    // The last attempt is given up when the provider still did not say whether it refunded.
    fail: ({ id, attempts }, reason) =>
      failRefund(prisma, id, { reason, wasRefused: attempts < MAX_ATTEMPTS }),
  };
}
