import type { Language } from "@machiya/schema/domain/language";
import { fromMinorUnits } from "@machiya/schema/domain/minorUnits";
import type { ProviderReport } from "@machiya/schema/domain/orders/providerReport";
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
import { createLinePayClient, type LinePayAnswer, type LinePayCredentials } from "./linePayClient.ts";
import {
  ALREADY_CONFIRMED,
  confirmedInfo,
  infoOf,
  NO_TRANSACTION,
  paymentDetails,
  refundedInfo,
  requestedInfo,
  STATE_OF_CHECK,
  SUCCESS,
  stateOfDetails,
  sumOf,
  throwRefusal,
  timeOf,
} from "./linePayResults.ts";

const LOCALES: Readonly<Record<Language, string>> = { cn: "zh_TW", en: "en", jp: "ja", th: "th" };

/**
 * Connects to LINE Pay's online API v3. LINE Pay sends no signed notifications: its redirect to the result
 * page only names the payment, and the API is queried. An approved payment takes effect when it is confirmed,
 * so a payment of a cancelled order is ended by not confirming it.
 */
export function createLinePay(
  connection: ProviderConnection,
  credentials: LinePayCredentials,
): PaymentProvider {
  const client = createLinePayClient(connection, credentials);

  async function start(request: PaymentRequest): Promise<StartedPayment> {
    const { reference, description, addresses } = request;
    const amount = Number(fromMinorUnits(request.amount));
    const product = { name: description, quantity: 1, price: amount };
    const body = {
      amount,
      currency: request.amount.currency,
      orderId: reference,
      packages: [{ id: reference, amount, name: description, products: [product] }],
      redirectUrls: { confirmUrl: addresses.result, cancelUrl: addresses.cancelled },
      options: {
        payment: { capture: !request.capturesLater },
        display: { locale: LOCALES[request.language] },
      },
    };
    const info = infoOf(await client.post("/v3/payments/request", body), requestedInfo);
    return {
      providerReference: info.transactionId,
      step: { kind: "REDIRECT", url: info.paymentUrl.web },
    };
  }

  /** Returns the details of a confirmed payment; null when it is not confirmed. */
  async function details(payment: OpenPayment): Promise<ProviderReport | null> {
    const answer = await client.get("/v3/payments", { transactionId: numberOf(payment) });
    if (answer.returnCode === NO_TRANSACTION) return null;
    const [found] = infoOf(answer, paymentDetails);
    if (found === undefined) return null;
    const { reference } = payment;
    requireSame(payment, { orderId: found.orderId ?? reference, transactionId: found.transactionId });
    const amount = sumOf(
      (found.payInfo ?? []).map((part) => part.amount),
      found.currency,
    );
    const state = stateOfDetails(found);
    if (state === "AUTHORIZED") {
      const reserved = { until: timeOf(found.authorizationExpireDate) };
      const eventId = `${found.transactionId}:RESERVED`;
      return { ...reportOf(payment, state), eventId, reference, amount, reserved };
    }
    if (state !== "CAPTURED")
      return { ...reportOf(payment, state), eventId: `${found.transactionId}:${found.payStatus}`, reference };
    const refunds = sumOf(
      (found.refundList ?? []).map((refund) => refund.refundAmount),
      found.currency,
    );
    const refunded = refunds?.minor ?? 0;
    return {
      ...reportOf(payment, "CAPTURED"),
      eventId: `${found.transactionId}:CAPTURED:${refunded}`,
      reference,
      amount,
      refunded,
    };
  }

  async function query(payment: OpenPayment): Promise<ProviderReport> {
    const reserved = payment.capturesLater ? await details(payment) : null;
    if (reserved !== null) return reserved;
    const check = await client.get(`/v3/payments/requests/${numberOf(payment)}/check`);
    const state = STATE_OF_CHECK[check.returnCode];
    if (state !== "CAPTURED" && state !== undefined) return reportOf(payment, state);
    const confirmed = await details(payment);
    if (confirmed !== null) return confirmed;
    return throwRefusal(check);
  }

  const moneyOf = ({ amount }: OpenPayment) => ({
    amount: Number(fromMinorUnits(amount)),
    currency: amount.currency,
  });

  async function confirm(payment: OpenPayment): Promise<ProviderReport> {
    const { currency } = payment.amount;
    const answer = await client.post(`/v3/payments/${numberOf(payment)}/confirm`, moneyOf(payment));
    if (ALREADY_CONFIRMED.has(answer.returnCode)) return query(payment);
    if (payment.capturesLater && answer.returnCode === SUCCESS) return query(payment);
    const info = infoOf(answer, confirmedInfo);
    requireSame(payment, info);
    const amount = sumOf(
      info.payInfo.map((part) => part.amount),
      currency,
    );
    return { ...reportOf(payment, "CAPTURED"), amount, refunded: 0 };
  }

  /** Changes reserved money, and returns the payment's state afterwards. */
  async function settle(
    payment: OpenPayment,
    action: "capture" | "void",
    body: object,
  ): Promise<{ after: ProviderReport; answer: LinePayAnswer | null }> {
    const before = await query(payment);
    if (before.state !== "AUTHORIZED") return { after: before, answer: null };
    const isReserved = before.reserved !== undefined || action === "void";
    const confirmed = isReserved ? before : await confirm(payment);
    if (confirmed.reserved === undefined) return { after: confirmed, answer: null };
    const path = `/v3/payments/authorizations/${numberOf(payment)}/${action}`;
    const answer = await client.post(path, body);
    return { after: await query(payment), answer };
  }

  async function capture(payment: OpenPayment): Promise<ProviderReport> {
    const { after, answer } = await settle(payment, "capture", moneyOf(payment));
    return requireSettled(after, answer);
  }

  async function cancel(payment: OpenPayment): Promise<ProviderReport> {
    if (!payment.capturesLater) return query(payment);
    const { after, answer } = await settle(payment, "void", {});
    return requireSettled(after, answer);
  }

  async function refund(payment: OpenPayment, request: RefundRequest): Promise<RefundOutcome> {
    const { amount, refundedBefore, isFirstAttempt } = request;
    // LINE Pay has no idempotency keys, so a repetition first looks whether the first request took effect.
    if (!isFirstAttempt) {
      const known = await details(payment);
      if ((known?.refunded ?? 0) >= refundedBefore + amount.minor)
        return { outcome: "DONE", refundReference: null };
    }
    try {
      const path = `/v3/payments/${numberOf(payment)}/refund`;
      const answer = await client.post(path, { refundAmount: Number(fromMinorUnits(amount)) });
      return { outcome: "DONE", refundReference: infoOf(answer, refundedInfo).refundTransactionId };
    } catch (error) {
      if (error instanceof ProviderRefusal)
        return { outcome: "REFUSED", reason: `${error.code} ${error.message}` };
      if (error instanceof ProviderUnavailable) return { outcome: "UNKNOWN", reason: error.message };
      throw error;
    }
  }

  return {
    name: "LINE_PAY",
    acknowledgement: "OK",
    // The address names the payment.
    maxNotificationBytes: 1000,
    start,
    readNotification: async (notification) => readClaim(notification),
    query,
    confirm,
    capture,
    cancel,
    refund,
    async test() {
      const answer = await client.get("/v3/payments", { orderId: "credential-check" });
      if (answer.returnCode !== NO_TRANSACTION) infoOf(answer, paymentDetails);
    },
  };
}

/** Throws ProviderUnavailable when LINE Pay has answered about another payment. */
function requireSame(
  { reference, providerReference }: OpenPayment,
  answered: { orderId: string; transactionId: string },
): void {
  if (answered.orderId !== reference || answered.transactionId !== providerReference)
    throw new ProviderUnavailable("LINE Pay answered about another payment");
}

/** Throws the refusal of a change after which the money is still reserved. */
function requireSettled(after: ProviderReport, answer: LinePayAnswer | null): ProviderReport {
  if (after.state !== "AUTHORIZED" || answer === null) return after;
  if (answer.returnCode === SUCCESS) throw new ProviderUnavailable("LINE Pay still reserves the money");
  return throwRefusal(answer);
}

/** Reads the parameters that LINE Pay adds to the result address. */
function readClaim({ url }: RawNotification): ReadNotification {
  const providerReference = url.searchParams.get("transactionId") ?? "";
  const reference = url.searchParams.get("orderId") ?? "";
  if (!/^\d{1,25}$/.test(providerReference) || !/^[A-Za-z0-9]{1,20}$/.test(reference))
    throw new ForgedNotification("the address does not name a payment");
  return { kind: "CLAIM", reference, providerReference };
}

function numberOf({ providerReference }: OpenPayment): string {
  if (providerReference === null) throw new ProviderRefusal("NO_TRANSACTION", "The payment was not started.");
  return encodeURIComponent(providerReference);
}

function reportOf(payment: OpenPayment, state: ProviderReport["state"]): ProviderReport {
  const { reference, providerReference } = payment;
  return {
    eventId: `${providerReference}:${state}`,
    reference,
    providerReference,
    state,
    amount: null,
    refunded: null,
    code: null,
    dispute: null,
  };
}
