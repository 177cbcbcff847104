import type { PaymentProviderName } from "@machiya/schema/domain/paymentProviders/providerRegistry";
import { findPaymentByReference } from "@machiya/schema/payments/advancePayment";
import { recordReport } from "@machiya/schema/payments/recordReport";
import { recordRefundReport } from "@machiya/schema/payments/settleRefund";
import { errorFields, log, noteProof } from "../telemetry/log.ts";
import { createOccasionalWarning } from "../telemetry/occasionalWarning.ts";
import { type AdvanceDependencies, advancePayment } from "./advance.ts";
import type { NotificationResult, PaymentMetrics } from "./paymentMetrics.ts";
import {
  ForgedNotification,
  type PaymentProvider,
  ProviderRefusal,
  ProviderUnavailable,
  type RawNotification,
} from "./paymentProvider.ts";

const warnOfForgery = createOccasionalWarning("a payment notification was refused");

export interface NotificationDependencies extends AdvanceDependencies {
  metrics: Pick<PaymentMetrics, "countNotification">;
}

/**
 * Verifies a notification and records what it reports. A forged or foreign one changes nothing. All of them are counted.
 */
export async function receiveNotification(
  dependencies: NotificationDependencies,
  provider: PaymentProvider,
  notification: RawNotification,
): Promise<NotificationResult> {
  const result = await read(dependencies, provider, notification).catch((error: unknown) => {
    if (error instanceof ForgedNotification) return forged(provider.name, error);
    if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefusal)) throw error;
    log.warn("a payment notification cannot be verified yet", {
      provider: provider.name,
      ...errorFields(error),
    });
    return "UNVERIFIED";
  });
  dependencies.metrics.countNotification(provider.name, result);
  return result;
}

async function read(
  dependencies: NotificationDependencies,
  provider: PaymentProvider,
  notification: RawNotification,
): Promise<NotificationResult> {
  const { prisma, now } = dependencies;
  const received = await provider.readNotification(notification);
  // A claim names a payment without proof.
  if (received.kind !== "CLAIM") noteProof();
  if (received.kind === "IGNORED") return "IGNORED";
  if (received.kind === "REFUND") return recordRefundReport(prisma, received.report, now());
  if (received.kind === "REPORT") {
    const { report } = received;
    if (report.reserved === undefined) return recordReport(prisma, provider.name, report, now);
    // A late notification of reserved money must not undo its release: the provider says what is true now.
    const reserved = await findPaymentByReference(prisma, report.reference);
    return reserved?.provider === provider.name
      ? advancePayment(dependencies, provider, reserved)
      : "REFUSED";
  }
  const payment = await findPaymentByReference(prisma, received.reference);
  const isKnown =
    payment?.provider === provider.name && payment.providerReference === received.providerReference;
  if (!isKnown) return "REFUSED";
  noteProof();
  return advancePayment(dependencies, provider, payment);
}

function forged(provider: PaymentProviderName, error: ForgedNotification): "FORGED" {
  warnOfForgery({ provider, reason: error.message });
  return "FORGED";
}
