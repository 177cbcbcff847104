import { setTimeout as sleep } from "node:timers/promises";
import type { PrismaClient } from "@machiya/prisma/client";
import type { Language } from "@machiya/schema/domain/language";
import {
  claimStart,
  failPayment,
  findPaymentByReference,
  releaseStart,
  storePaymentError,
  storeStart,
} from "@machiya/schema/payments/advancePayment";
import type { OnlinePayment } from "@machiya/schema/payments/onlinePayment";
import { errorFields, log } from "../telemetry/log.ts";
import { paymentPath } from "./paymentPaths.ts";
import {
  type PaymentProvider,
  type PaymentStep,
  ProviderRefusal,
  ProviderUnavailable,
} from "./paymentProvider.ts";
import type { ProviderSettings } from "./providerSettings.ts";

/** How often a request looks whether that of another process has started the payment, and for how long. */
const POLL_MS = 200;
const WAIT_MS = 30_000;

/** Where the browser of a customer who opens a start page continues. */
export type StartResult = PaymentStep | "OVER" | "UNAVAILABLE";

/** The customer's request: the address that it was sent to, and the language of the provider's page. */
export interface StartRequest {
  origin: string;
  language: Language;
}

export interface PaymentStartOptions {
  prisma: PrismaClient;
  payments: Pick<ProviderSettings, "connect" | "needsPublicUrl">;
  /** Null: the address of the request. */
  publicUrl: string | null;
  now: () => Date;
}

/**
 * Creates the function that starts a payment at its provider. However often a start page is opened at the same time, by a
 * double tap or a reload, one request of all processes calls the provider, and the others wait for its result.
 */
export function createPaymentStarts(
  options: PaymentStartOptions,
): (payment: OnlinePayment, request: StartRequest) => Promise<StartResult> {
  const { prisma, payments, now } = options;
  /** The starts of this process, which requests of the same payment share. */
  const running = new Map<number, Promise<StartResult>>();

  /** Returns where a payment that need not be started leads; null: it is to be started. */
  function knownResult({ state, expiresAt, startUrl }: OnlinePayment): StartResult | null {
    if (state !== "PENDING" || (expiresAt !== null && expiresAt <= now())) return "OVER";
    return startUrl === null ? null : { kind: "REDIRECT", url: startUrl };
  }

  async function claimOrWait(payment: OnlinePayment, request: StartRequest): Promise<StartResult> {
    for (let waited = 0; waited < WAIT_MS; waited += POLL_MS) {
      const current = await findPaymentByReference(prisma, payment.reference);
      const known = current === null ? "OVER" : knownResult(current);
      if (known !== null) return known;
      if (await claimStart(prisma, payment.id)) return startClaimed(payment, request);
      await sleep(POLL_MS);
    }
    return "UNAVAILABLE";
  }

  async function startClaimed(payment: OnlinePayment, request: StartRequest): Promise<StartResult> {
    const { id, reference, provider: name } = payment;
    try {
      if (options.publicUrl === null && payments.needsPublicUrl(name))
        throw new ProviderUnavailable("PUBLIC_URL is not set");
      const provider = await payments.connect(name);
      const step = provider && (await startAt(provider, payment, request));
      if (step === null) return "UNAVAILABLE";
      // The order may have been cancelled during the call.
      const after = await findPaymentByReference(prisma, reference);
      return after !== null && knownResult(after) === "OVER" ? "OVER" : step;
    } catch (error) {
      const isRefusal = error instanceof ProviderRefusal;
      if (!isRefusal && !(error instanceof ProviderUnavailable)) throw error;
      log.warn("a payment could not be started", { provider: name, ...errorFields(error) });
      if (isRefusal) await failPayment(prisma, id, `${error.code} ${error.message}`);
      else await storePaymentError(prisma, id, error.message);
      return "UNAVAILABLE";
    } finally {
      await releaseStart(prisma, id);
    }
  }

  async function startAt(
    provider: PaymentProvider,
    { id, reference, amount, channel, expiresAt, orderId, capturesLater }: OnlinePayment,
    { origin, language }: StartRequest,
  ): Promise<PaymentStep> {
    const base = options.publicUrl ?? origin;
    const address = (page: "notifications" | "result" | "cancelled") =>
      `${base}${paymentPath(provider.name, page)}`;
    const { providerReference, step } = await provider.start({
      reference,
      amount,
      channel,
      capturesLater,
      language,
      description: `#${orderId}`,
      expiresAt: expiresAt ?? now(),
      addresses: {
        notification: address("notifications"),
        result: `${address("result")}?payment=${reference}`,
        cancelled: `${address("cancelled")}?payment=${reference}`,
      },
    });
    await storeStart(
      prisma,
      id,
      { providerReference, url: step.kind === "REDIRECT" ? step.url : null },
      now(),
    );
    return step;
  }

  return (payment, request) => {
    const started =
      running.get(payment.id) ?? claimOrWait(payment, request).finally(() => running.delete(payment.id));
    running.set(payment.id, started);
    return started;
  };
}
