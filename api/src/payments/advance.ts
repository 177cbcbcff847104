import type { PrismaClient } from "@machiya/prisma/client";
import type { ProviderReport } from "@machiya/schema/domain/orders/providerReport";
import { providerDeclaration } from "@machiya/schema/domain/paymentProviders/providerRegistry";
import {
  expirePayment,
  findOnlinePayment,
  isPaymentWanted,
  stopQueries,
} from "@machiya/schema/payments/advancePayment";
import type { OnlinePayment } from "@machiya/schema/payments/onlinePayment";
import { type RecordedReport, recordReport } from "@machiya/schema/payments/recordReport";
import { type PaymentProvider, ProviderRefusal } from "./paymentProvider.ts";

export interface AdvanceDependencies {
  prisma: PrismaClient;
  now: () => Date;
}

/**
 * Queries the provider about a payment and records its answer. An approved payment is confirmed if it is still
 * wanted. No database transaction is open during the calls. Throws ProviderUnavailable or ProviderRefusal.
 */
export async function advancePayment(
  dependencies: AdvanceDependencies,
  provider: PaymentProvider,
  payment: OnlinePayment,
): Promise<RecordedReport> {
  return settle(dependencies, provider, payment, await provider.query(payment));
}

async function settle(
  { prisma, now }: AdvanceDependencies,
  provider: PaymentProvider,
  payment: OnlinePayment,
  report: ProviderReport,
): Promise<RecordedReport> {
  const recorded = await recordReport(prisma, provider.name, report, now);
  const isApproved = report.state === "AUTHORIZED" && report.reserved === undefined;
  if (!isApproved || recorded === "REFUSED" || payment.requested === "VOID") return recorded;
  // An approval that is not confirmed expires at the provider, and the customer is not charged.
  if (!(await isPaymentWanted(prisma, payment))) return recorded;
  return recordReport(prisma, provider.name, await provider.confirm(payment), now);
}

/** Takes the money that the provider reserves. Throws ProviderUnavailable or ProviderRefusal. */
export async function capturePayment(
  { prisma, now }: AdvanceDependencies,
  provider: PaymentProvider,
  payment: OnlinePayment,
): Promise<void> {
  await recordReport(prisma, provider.name, await provider.capture(payment), now);
}

/**
 * Ends a payment whose time is over, as far as the provider can. Money that arrived at the last moment counts.
 */
export async function endPayment(
  dependencies: AdvanceDependencies,
  provider: PaymentProvider,
  payment: OnlinePayment,
): Promise<void> {
  const { prisma, now } = dependencies;
  const wasExpired = payment.state === "EXPIRED";
  if (payment.providerReference === null && providerDeclaration(provider.name).namesPaymentAtStart) {
    // The browser never reached the provider.
    await expirePayment(prisma, payment.id, now());
    return stopQueries(prisma, payment.id);
  }
  await settle(dependencies, provider, payment, await provider.cancel(payment));
  const after = await findOnlinePayment(prisma, payment.id);
  if (after?.state === "PENDING") await expirePayment(prisma, payment.id, now());
  else if (wasExpired) await stopQueries(prisma, payment.id);
}

/** Returns whether an error is the provider's definite answer about the request. */
export const isRefusal = (error: unknown): error is ProviderRefusal => error instanceof ProviderRefusal;
