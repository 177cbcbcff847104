import { createHmac, randomUUID } from "node:crypto";
import {
  createStandInFile,
  formOf,
  type StandIn,
  type StandInAction,
  type StandInOptions,
  type StandInPayment,
} from "../../standIns/standIn.ts";
import { servePages } from "../../standIns/standInRoutes.ts";
import { paymentPath } from "../paymentPaths.ts";
import type { PaymentStep } from "../paymentProvider.ts";
import { fromStripeAmount, toStripeAmount } from "./stripeAmount.ts";
import { chargeObject, intentObject, refundObject, sessionObject } from "./stripeObjects.ts";
import type { StripeCredentials } from "./stripeProvider.ts";

const CREDENTIALS: StripeCredentials = {
  secretKey: "sk_test_4eC39HqLyjWDarjtT1zdp7dc",
  webhookSecret: "whsec_8f2a1b6c9d0e4f37a5b1c2d3e4f50617",
};

type Answer = [status: number, body: object];
const failure = (status: number, type: string, code: string, message: string): Answer => [
  status,
  { error: { type, code, message } },
];
const missing = (what: string) =>
  failure(404, "invalid_request_error", "resource_missing", `No such ${what}`);
const stripeId = (prefix: string) => `${prefix}_${randomUUID().replaceAll("-", "")}`;

/** Creates a stand-in of the parts of Stripe's API that the shop uses. */
export function createStripeStandIn(options: StandInOptions): StandIn {
  const file = createStandInFile(options);
  /** The responses by idempotency key, with the request that they answer. */
  const answered = new Map<string, { request: string; answer: Answer }>();
  const { secretKey, webhookSecret } = CREDENTIALS;

  const pageOf = (payment: StandInPayment) =>
    new URL(`${options.pageBase}/page/${payment.id}`, payment.addresses.result).href;
  const session = (payment: StandInPayment) => sessionObject(payment, pageOf(payment));
  const byIntent = (id: string) => file.all.find((payment) => intentObject(payment).id === id);

  function sendEvent(payment: StandInPayment, type: string, object: object, isLate: boolean) {
    const created = Math.floor(Date.now() / 1000);
    const envelope = { id: stripeId("evt"), object: "event", api_version: "2026-10-28.endive" };
    const body = JSON.stringify({ ...envelope, created, livemode: false, type, data: { object } });
    const signature = createHmac("sha256", webhookSecret).update(`${created}.${body}`).digest("hex");
    const headers = {
      "content-type": "application/json",
      "stripe-signature": `t=${created},v1=${signature}`,
    };
    const { notification } = payment.addresses;
    return file.send(() => fetch(notification, { method: "POST", headers, body }), isLate);
  }

  function startSession(form: Record<string, string>): Answer {
    const currency = form["line_items[0][price_data][currency]"] ?? "";
    const amount = fromStripeAmount(Number(form["line_items[0][price_data][unit_amount]"]), currency);
    const { success_url: result, cancel_url: cancelled, client_reference_id: reference } = form;
    if (amount === null || form.mode !== "payment" || !result || !cancelled || !reference)
      return failure(400, "invalid_request_error", "parameter_missing", "A parameter is missing or invalid.");
    const payment = file.add({
      id: stripeId("cs_test"),
      reference,
      channel: "CARD",
      amount,
      capturesLater: form["payment_intent_data[capture_method]"] === "manual",
      description: form["line_items[0][price_data][product_data][name]"] ?? "",
      addresses: {
        notification: new URL(paymentPath("STRIPE", "notifications"), result).href,
        result,
        cancelled,
      },
    });
    return [200, session(payment)];
  }

  async function createRefund(form: Record<string, string>): Promise<Answer> {
    const payment = byIntent(form.payment_intent ?? "");
    if (payment?.state !== "PAID") return missing("charge");
    const units = toStripeAmount(payment.amount) / payment.amount.minor;
    const minor = Number(form.amount) / units;
    if (!(Number.isInteger(minor) && minor > 0))
      return failure(400, "invalid_request_error", "parameter_invalid_integer", "Invalid integer: amount");
    if (minor > payment.amount.minor - payment.refunded)
      return failure(400, "invalid_request_error", "charge_already_refunded", "The refund is too large.");
    const refund = refundObject(stripeId("re"), payment, Number(form.amount), {
      form,
      status: file.behavior.refundStatus,
    });
    payment.refunds.set(form["metadata[machiya_refund]"] ?? refund.id, minor);
    payment.refunded += minor;
    await sendEvent(payment, "charge.refunded", chargeObject(payment), false);
    return [200, refund];
  }

  /** Captures or cancels a PaymentIntent whose money is reserved. */
  async function settleIntent(payment: StandInPayment, action: string): Promise<Answer | null> {
    if (action !== "capture" && action !== "cancel") return null;
    payment.state = action === "capture" ? "PAID" : "VOIDED";
    if (action === "capture") payment.charges += 1;
    const event = action === "capture" ? "succeeded" : "canceled";
    await sendEvent(payment, `payment_intent.${event}`, intentObject(payment), false);
    return [200, intentObject(payment)];
  }

  async function answer(method: string, url: URL, form: Record<string, string>): Promise<Answer | null> {
    const [, , kind = "", second = "", third = "", fourth = ""] = url.pathname.split("/");
    if (method === "GET" && kind === "balance") return [200, { object: "balance", livemode: false }];
    if (kind === "checkout" && second === "sessions") {
      if (method === "POST" && third === "") return startSession(form);
      const payment = file.byId(third);
      if (payment === undefined) return missing("checkout.session");
      if (method === "GET") return [200, session(payment)];
      if (fourth !== "expire") return null;
      if (payment.state !== "OPEN")
        return failure(400, "invalid_request_error", "", "Only open sessions can be expired.");
      payment.state = "EXPIRED";
      await sendEvent(payment, "checkout.session.expired", session(payment), false);
      return [200, session(payment)];
    }
    if (kind === "payment_intents") {
      const payment = byIntent(second);
      if (payment === undefined) return missing("payment_intent");
      if (method === "GET") return [200, intentObject(payment)];
      if (payment.state === "RESERVED") return settleIntent(payment, third);
      return failure(400, "invalid_request_error", "payment_intent_unexpected_state", "It is over.");
    }
    if (kind === "refunds" && method === "POST") return createRefund(form);
    if (kind === "refunds") {
      const payment = byIntent(url.searchParams.get("payment_intent") ?? "");
      const refunds = [...(payment?.refunds ?? [])].map(([key, minor]) =>
        payment === undefined
          ? {}
          : refundObject(`re_${key}`, payment, minor, {
              form: { "metadata[machiya_refund]": key },
              status: file.behavior.refundStatus,
            }),
      );
      return [200, { object: "list", data: refunds, has_more: false, url: "/v1/refunds" }];
    }
    return null;
  }

  async function callApi(request: Request, url: URL): Promise<Response | null> {
    if (!url.pathname.startsWith("/v1/")) return null;
    const form = request.method === "POST" ? await formOf(request) : {};
    const result = await withIdempotency(request, url, form);
    if (result === null) return null;
    return Response.json(result[1], { status: result[0] });
  }

  async function withIdempotency(request: Request, url: URL, form: Record<string, string>) {
    if (request.headers.get("authorization") !== `Bearer ${secretKey}`)
      return failure(401, "invalid_request_error", "", "Invalid API Key provided");
    const key = request.headers.get("idempotency-key");
    const known = key === null ? undefined : answered.get(key);
    const text = `${request.method} ${url.pathname} ${JSON.stringify(form)}`;
    if (known !== undefined)
      return known.request === text
        ? known.answer
        : failure(400, "idempotency_error", "", "The key was used with other parameters.");
    const result = await answer(request.method, url, form);
    if (key !== null && result !== null && request.method === "POST")
      answered.set(key, { request: text, answer: result });
    return result;
  }

  async function act(id: string, action: StandInAction): Promise<PaymentStep> {
    const payment = file.byId(id);
    if (payment === undefined) throw new Error("There is no such payment.");
    const { addresses } = payment;
    // A declined card leaves the session open; the customer can go back to the shop.
    if (action === "FAIL") return { kind: "REDIRECT", url: addresses.cancelled };
    if (payment.state === "OPEN") {
      payment.state = payment.capturesLater ? "RESERVED" : "PAID";
      if (payment.state === "PAID") payment.charges += 1;
    }
    const isLate = action === "PAY_LATE";
    await sendEvent(payment, "checkout.session.completed", session(payment), isLate);
    const event = payment.state === "RESERVED" ? "amount_capturable_updated" : "succeeded";
    await sendEvent(payment, `payment_intent.${event}`, intentObject(payment), isLate);
    if (action === "PAY_TWICE")
      await sendEvent(payment, "checkout.session.completed", session(payment), false);
    return { kind: "REDIRECT", url: isLate ? addresses.cancelled : addresses.result };
  }

  return servePages({ name: "STRIPE", title: "Stripe", credentials: CREDENTIALS, file, callApi, act });
}
