import type { Language } from "@machiya/schema/domain/language";
import type { ProviderReport } from "@machiya/schema/domain/orders/providerReport";
import type { CredentialValues } from "@machiya/schema/domain/paymentProviders/credentialField";
import type { stripeSetup } from "@machiya/schema/domain/paymentProviders/stripeSetup";
import Stripe from "stripe";
import type { z } from "zod";
import type { ProviderConnection } from "../callProvider.ts";
import {
  ForgedNotification,
  type OpenPayment,
  type PaymentProvider,
  type PaymentRequest,
  ProviderRefusal,
  ProviderUnavailable,
  type RawNotification,
  type ReadNotification,
  type RefundOutcome,
  type RefundRequest,
  type StartedPayment,
} from "../paymentProvider.ts";
import { toStripeAmount } from "./stripeAmount.ts";
import {
  endOfRefund,
  REFERENCE_KEY,
  REFUND_KEY,
  reasonOfRefund,
  reportOfCharge,
  reportOfDispute,
  reportOfIntent,
  reportOfRefund,
  reportOfSession,
} from "./stripeReport.ts";
import {
  balanceShape,
  eventShape,
  intentShape,
  paymentShape,
  readStripeObject,
  refundListShape,
  refundShape,
  type StripeEvent,
  sessionShape,
  startedSessionShape,
} from "./stripeShapes.ts";

export type StripeCredentials = CredentialValues<typeof stripeSetup.credentials>;

const LOCALES: Readonly<Record<Language, Stripe.Checkout.SessionCreateParams.Locale>> = {
  cn: "zh-TW",
  en: "en",
  jp: "ja",
  th: "th",
};
/** Stripe lets a Checkout Session expire 30 minutes after its start at the earliest. */
const MIN_SESSION_MS = 30 * 60_000 + 5000;
/** The address that the package calls. */
export const STRIPE_API = "https://api.stripe.com";
const TIMEOUT_MS = 20_000;

/** Connects to Stripe: a Checkout Session in payment mode, with 3-D Secure on Stripe's page. */
export function createStripe(
  connection: ProviderConnection,
  { secretKey, webhookSecret }: StripeCredentials,
  now: () => Date = () => new Date(),
): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(async (url, init) =>
      requireObject(await connection.fetch(String(url).replace(STRIPE_API, connection.apiBase), init)),
    ),
    maxNetworkRetries: 1,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });
  const isLive = /^(sk|rk)_live_/.test(secretKey);

  /**
   * Throws ProviderRefusal when the key is of the other environment. Stripe has one address for both, so that a test key would
   * mark orders as paid although no money moves.
   */
  function requireEnvironment(): void {
    if (connection.isTest !== isLive) return;
    const [key, chosen] = isLive ? ["live", "test"] : ["test", "live"];
    throw new ProviderRefusal(
      "OTHER_ENVIRONMENT",
      `The secret key is one of Stripe's ${key} mode, but the ${chosen} environment is chosen.`,
      true,
    );
  }

  async function start(request: PaymentRequest): Promise<StartedPayment> {
    requireEnvironment();
    const { reference, amount, description, addresses, expiresAt, language } = request;
    const metadata = { [REFERENCE_KEY]: reference };
    const expiresMs = Math.max(expiresAt.getTime(), now().getTime() + MIN_SESSION_MS);
    const session = await calling(startedSessionShape, () =>
      stripe.checkout.sessions.create(
        {
          mode: "payment",
          client_reference_id: reference,
          metadata,
          payment_intent_data: {
            metadata,
            ...(request.capturesLater && { capture_method: "manual" as const }),
          },
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: amount.currency.toLowerCase(),
                unit_amount: toStripeAmount(amount),
                product_data: { name: description },
              },
            },
          ],
          success_url: addresses.result,
          cancel_url: addresses.cancelled,
          expires_at: Math.floor(expiresMs / 1000),
          locale: LOCALES[language],
        },
        { idempotencyKey: `${reference}:start` },
      ),
    );
    return { providerReference: session.id, step: { kind: "REDIRECT", url: session.url } };
  }

  async function query(payment: OpenPayment) {
    const { providerReference } = payment;
    if (providerReference === null) throw new ProviderRefusal("NO_SESSION", "The payment was not started.");
    const report = await stateOf(providerReference);
    return { ...report, eventId: `${report.providerReference}:${report.state}:${report.refunded ?? 0}` };
  }

  async function stateOf(providerReference: string): Promise<ProviderReport> {
    if (providerReference.startsWith("pi_")) {
      const intent = await calling(intentShape, () =>
        stripe.paymentIntents.retrieve(providerReference, { expand: ["latest_charge"] }),
      );
      requireSame(intent.id, providerReference);
      return reportOfIntent(intent, "");
    }
    const session = await calling(sessionShape, () =>
      stripe.checkout.sessions.retrieve(providerReference, { expand: ["payment_intent.latest_charge"] }),
    );
    requireSame(session.id, providerReference);
    // A declined card does not end the session: the customer can try another one until it expires.
    const report = reportOfSession(session, "");
    return session.status === "open" ? { ...report, state: "PENDING" } : report;
  }

  async function capture(payment: OpenPayment) {
    const { state, providerReference: intent } = await query(payment);
    if (state !== "AUTHORIZED" || intent === null) return query(payment);
    try {
      await calling(paymentShape, () =>
        stripe.paymentIntents.capture(intent, {}, { idempotencyKey: `${payment.reference}:capture` }),
      );
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      const after = await query(payment);
      if (after.state === "AUTHORIZED") throw error;
      return after;
    }
    return query(payment);
  }

  async function cancel(payment: OpenPayment) {
    const known = payment.capturesLater ? await query(payment) : null;
    // A session that reserved money is over, and its PaymentIntent is cancelled instead.
    const { providerReference } = known?.state === "AUTHORIZED" ? known : payment;
    if (providerReference === null) throw new ProviderRefusal("NO_SESSION", "The payment was not started.");
    try {
      if (providerReference.startsWith("pi_"))
        await calling(paymentShape, () => stripe.paymentIntents.cancel(providerReference));
      else await calling(paymentShape, () => stripe.checkout.sessions.expire(providerReference));
    } catch (error) {
      // A payment that is over cannot be cancelled; the query returns how it ended.
      if (!(error instanceof ProviderRefusal)) throw error;
    }
    return query(payment);
  }

  async function refund(payment: OpenPayment, request: RefundRequest): Promise<RefundOutcome> {
    try {
      const { providerReference: intent } = await query(payment);
      if (intent === null) return { outcome: "REFUSED", reason: "Stripe does not know the payment" };
      const known = request.isFirstAttempt ? null : await findRefund(intent, request.refundReference);
      const refund = known ?? (await createRefund(intent, request));
      const end = endOfRefund(refund);
      if (end === "DONE") return { outcome: "DONE", refundReference: refund.id };
      // A refund that a bank has not finished is queried until it ends.
      return { outcome: end === "FAILED" ? "REFUSED" : "UNKNOWN", reason: reasonOfRefund(refund) };
    } catch (error) {
      if (error instanceof ProviderRefusal)
        return { outcome: "REFUSED", reason: `${error.code} ${error.message}` };
      if (error instanceof ProviderUnavailable) return { outcome: "UNKNOWN", reason: error.message };
      throw error;
    }
  }

  /** Stripe deletes idempotency keys after at least 24 hours, so a retry looks for the refund itself first. */
  async function findRefund(intent: string, reference: string) {
    const { data } = await calling(refundListShape, () =>
      stripe.refunds.list({ payment_intent: intent, limit: 100 }),
    );
    return data.find(({ metadata }) => metadata?.[REFUND_KEY] === reference) ?? null;
  }
  const createRefund = (intent: string, { amount, refundReference }: RefundRequest) =>
    calling(refundShape, () =>
      stripe.refunds.create(
        {
          payment_intent: intent,
          amount: toStripeAmount(amount),
          metadata: { [REFUND_KEY]: refundReference },
        },
        { idempotencyKey: `${refundReference}:refund` },
      ),
    );

  return {
    name: "STRIPE",
    acknowledgement: "OK",
    // Stripe's largest events have some ten kilobytes.
    maxNotificationBytes: 256_000,
    start,
    readNotification: async (notification) =>
      readEvent(verifiedEvent(stripe, notification, webhookSecret), isLive),
    query,
    // Payments are captured, or their money is reserved, when the customer pays.
    confirm: query,
    capture,
    cancel,
    refund,
    async test() {
      requireEnvironment();
      await calling(balanceShape, () => stripe.balance.retrieve());
    },
  };
}

function verifiedEvent(stripe: Stripe, { body, headers }: RawNotification, secret: string): StripeEvent {
  const event = signedEvent(stripe, body, headers.get("stripe-signature") ?? "", secret);
  const { success, data } = eventShape.safeParse(event);
  if (!success) throw new ForgedNotification("the event is not readable");
  return data;
}

function signedEvent(stripe: Stripe, body: string, signature: string, secret: string): unknown {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    throw new ForgedNotification("the signature is wrong");
  }
}

function readEvent(event: StripeEvent, isLive: boolean): ReadNotification {
  if (event.livemode !== isLive) throw new ForgedNotification("the event is of Stripe's other mode");
  try {
    return readKind(event);
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new ForgedNotification("the event is not readable");
    throw error;
  }
}

function readKind(event: StripeEvent): ReadNotification {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      return { kind: "REPORT", report: reportOfSession(event.data.object, event.id) };
    case "checkout.session.async_payment_failed":
      return {
        kind: "REPORT",
        report: { ...reportOfSession(event.data.object, event.id), state: "FAILED" },
      };
    case "payment_intent.amount_capturable_updated":
    case "payment_intent.succeeded":
    case "payment_intent.canceled":
      return { kind: "REPORT", report: reportOfIntent(event.data.object, event.id) };
    case "charge.refunded":
      return { kind: "REPORT", report: reportOfCharge(event.data.object, event.id) };
    case "refund.updated":
    case "refund.failed": {
      const report = reportOfRefund(event.data.object);
      return report === null ? { kind: "IGNORED" } : { kind: "REFUND", report };
    }
    case "charge.dispute.created":
    case "charge.dispute.closed":
      return { kind: "REPORT", report: reportOfDispute(event.data.object, event.id) };
    default:
      return { kind: "IGNORED" };
  }
}

/** Returns an answer that is a JSON object; the package fails with others, which a gateway may give. */
async function requireObject(response: Response): Promise<Response> {
  const text = await response.text();
  if (!text.trimStart().startsWith("{")) throw new TypeError("the answer is no JSON object");
  return new Response(text, { status: response.status, headers: response.headers });
}

/** Throws ProviderUnavailable when Stripe has answered about another payment. */
function requireSame(id: string, asked: string): void {
  if (id !== asked) throw new ProviderUnavailable("Stripe answered about another payment");
}

/**
 * Makes a call to Stripe and reads its answer. Throws ProviderRefusal, or ProviderUnavailable for an answer that does not have
 * the documented form, which may come from a gateway: the package takes any JSON without an error for an answer.
 */
async function calling<T>(shape: z.ZodType<T>, call: () => Promise<unknown>): Promise<T> {
  try {
    return readStripeObject(shape, await call());
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { message, code, type, statusCode } = error;
    const isRefusal = statusCode !== undefined && statusCode >= 400 && statusCode < 500 && statusCode !== 429;
    // The same key while the first request still runs: its outcome is not known yet.
    if (!isRefusal || statusCode === 409) throw new ProviderUnavailable(message, { cause: error });
    throw new ProviderRefusal(code ?? type, message, statusCode === 401 || statusCode === 403);
  }
}
