import type { PrismaClient } from "@machiya/prisma/client";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_COOKIE } from "@machiya/schema/domain/language";
import { CUSTOMER_PAGES, recordPath } from "@machiya/schema/domain/messaging/customerPages";
import { providerDeclaration } from "@machiya/schema/domain/paymentProviders/providerRegistry";
import { findPaymentByReference } from "@machiya/schema/payments/advancePayment";
import type { OnlinePayment } from "@machiya/schema/payments/onlinePayment";
import { PAYMENT_START_PATH } from "@machiya/schema/payments/startPayment";
import { limitBody } from "../http/bodyLimit.ts";
import { readCookie } from "../http/cookies.ts";
import { errorFields, log } from "../telemetry/log.ts";
import { advancePayment } from "./advance.ts";
import type { PaymentMetrics } from "./paymentMetrics.ts";
import { readPaymentPath } from "./paymentPaths.ts";
import type { PaymentProvider } from "./paymentProvider.ts";
import type { ProviderSettings } from "./providerSettings.ts";
import { receiveNotification } from "./receiveNotification.ts";
import { createPaymentStarts } from "./startOnce.ts";
import { continueToProvider, redirectTo } from "./startPage.ts";

export interface PaymentRouteOptions {
  prisma: PrismaClient;
  payments: Pick<ProviderSettings, "connect" | "needsPublicUrl">;
  metrics: PaymentMetrics;
  /** Null: the address of the request. */
  publicUrl: string | null;
  now: () => Date;
}

/** Answers the requests of payment providers, and of browsers on their way to and from them. */
export function createPaymentRoutes(
  options: PaymentRouteOptions,
): (request: Request) => Promise<Response | null> {
  const { prisma, payments, now, metrics } = options;

  async function notify(request: Request, provider: PaymentProvider): Promise<Response> {
    const limited = await limitBody(request, provider.maxNotificationBytes);
    if (limited === null) {
      metrics.countNotification(provider.name, "FORGED");
      return plain(413, "The request is too large.");
    }
    const { method, headers } = request;
    const body = method === "POST" ? await limited.text() : "";
    const notification = { method, headers, body, url: new URL(request.url) };
    const result = await receiveNotification({ prisma, now, metrics }, provider, notification);
    if (result === "FORGED" || result === "REFUSED")
      return plain(400, "This is no notification of a payment.");
    // Providers send a notification again that is not answered with 200, and the queue queries the payment meanwhile.
    if (result === "UNVERIFIED")
      return plain(503, "The notification cannot be verified now.", { "retry-after": "60" });
    return plain(200, provider.acknowledgement);
  }

  /** Queries the state of a payment when the browser returns, and then redirects to the order in any case. */
  async function welcomeBack(request: Request, provider: PaymentProvider): Promise<Response> {
    const reference = new URL(request.url).searchParams.get("payment") ?? "";
    const payment = await findPaymentByReference(prisma, reference);
    if (payment?.provider !== provider.name) return redirectTo(CUSTOMER_PAGES.orders);
    try {
      if (request.method === "POST") await notify(request, provider);
      else if (payment.providerReference !== null || !providerDeclaration(provider.name).namesPaymentAtStart)
        await advancePayment({ prisma, now }, provider, payment);
    } catch (error) {
      // The queue queries the provider again.
      log.warn("the result of a payment is not known yet", {
        provider: provider.name,
        ...errorFields(error),
      });
    }
    return redirectTo(orderPage(payment));
  }

  const startOnce = createPaymentStarts(options);

  async function start(request: Request, reference: string): Promise<Response> {
    const payment = await findPaymentByReference(prisma, reference);
    if (payment === null) return plain(404, "Not found.");
    const { origin } = new URL(request.url);
    const result = await startOnce(payment, { origin, language: languageOf(request) });
    if (result === "OVER") return redirectTo(orderPage(payment));
    if (result === "UNAVAILABLE") return redirectTo(`${orderPage(payment)}?payment=unavailable`);
    return continueToProvider(result);
  }

  return async (request) => {
    const { pathname } = new URL(request.url);
    const isGet = request.method === "GET" || request.method === "HEAD";
    if (!isGet && request.method !== "POST")
      return plain(405, "Only GET and POST are answered here.", { allow: "GET, HEAD, POST" });
    if (pathname.startsWith(PAYMENT_START_PATH))
      return isGet
        ? start(request, pathname.slice(PAYMENT_START_PATH.length))
        : plain(405, "Only GET.", { allow: "GET" });
    const path = readPaymentPath(pathname);
    const provider = path && (await payments.connect(path.provider));
    if (path === null || provider === null) return null;
    return path.page === "notifications" ? notify(request, provider) : welcomeBack(request, provider);
  };
}

const orderPage = ({ orderId }: OnlinePayment): string =>
  orderId === null ? CUSTOMER_PAGES.orders : recordPath("orders", orderId);

function languageOf(request: Request) {
  const language = readCookie(request, LANGUAGE_COOKIE);
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });
}
