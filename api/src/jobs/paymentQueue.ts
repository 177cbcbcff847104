import { Prisma, type PrismaClient } from "@machiya/prisma/client";
import { secondsToNextQuery } from "@machiya/schema/domain/orders/providerReport";
import { providerDeclaration } from "@machiya/schema/domain/paymentProviders/providerRegistry";
import {
  findOnlinePayment,
  giveUpPayment,
  storePaymentError,
  withdrawRequest,
} from "@machiya/schema/payments/advancePayment";
import { advancePayment, capturePayment, endPayment } from "../payments/advance.ts";
import { ProviderRefusal, ProviderUnavailable } from "../payments/paymentProvider.ts";
import type { ProviderSettings } from "../payments/providerSettings.ts";
import type { Job, JobResult, Queue, QueueTable } from "./queue/queue.ts";

export interface PaymentQueueDependencies {
  prisma: PrismaClient;
  payments: Pick<ProviderSettings, "connect">;
  now: () => Date;
}

interface PaymentJob extends Job {
  id: number;
}

const PAYMENTS: QueueTable = {
  name: Prisma.raw('"Payment"'),
  idType: "int",
  columns: Prisma.raw('job."id", job."queries" AS "attempts"'),
  waiting: () => Prisma.sql`job."nextQueryAt" IS NOT NULL`,
  order: Prisma.raw('job."nextQueryAt", job."id"'),
  due: Prisma.raw('"nextQueryAt"'),
  counter: Prisma.raw('"queries"'),
};

/** This is more queries than the longest validity of a payment needs at one per hour. */
const MAX_QUERIES = 2000;
const UNREADABLE = "The credentials of the provider cannot be read.";

/**
 * Creates the queue that asks providers to capture or to release reserved money, and that queries providers about payments that are not settled, so that a lost notification
 * loses nothing: after 1, 5, 15, and 60 minutes, and then every hour until the payment expires.
 */
export function paymentQueue(dependencies: PaymentQueueDependencies): Queue<PaymentJob> {
  const { prisma, payments, now } = dependencies;

  async function handle({ id }: PaymentJob): Promise<JobResult> {
    const payment = await findOnlinePayment(prisma, id);
    if (payment === null) return { outcome: "FAILED", reason: "NOT_FOUND" };
    const provider = await payments.connect(payment.provider);
    if (provider === null) {
      await storePaymentError(prisma, id, UNREADABLE);
      return { outcome: "RETRY", reason: UNREADABLE };
    }
    const isOver = payment.expiresAt !== null && payment.expiresAt <= now();
    try {
      if (isOver || payment.requested === "VOID") await endPayment(dependencies, provider, payment);
      else if (payment.requested === "CAPTURE") await capturePayment(dependencies, provider, payment);
      else if (
        payment.providerReference !== null ||
        !providerDeclaration(payment.provider).namesPaymentAtStart
      )
        await advancePayment(dependencies, provider, payment);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefusal)) throw error;
      await storePaymentError(prisma, id, error.message);
      // The money stays reserved, and staff decide again.
      if (error instanceof ProviderRefusal && payment.requested !== null)
        await withdrawRequest(prisma, payment, now());
      return { outcome: "RETRY", reason: error.message };
    }
    const after = await prisma.payment.findUnique({
      where: { id },
      select: { nextQueryAt: true, state: true },
    });
    if (after?.nextQueryAt == null || after.state === "EXPIRED") return { outcome: "DONE" };
    return { outcome: "RETRY", reason: "PENDING" };
  }

  return {
    name: "payments",
    table: PAYMENTS,
    concurrency: 4,
    leaseSeconds: 120,
    maxAttempts: MAX_QUERIES,
    retrySeconds: secondsToNextQuery,
    pollIntervalMs: 1000,
    handle,
    fail: ({ id }, reason) => giveUpPayment(prisma, id, reason),
  };
}
