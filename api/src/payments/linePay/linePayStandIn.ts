import { type Currency, fromMinorUnits, isCurrency, toMinorUnits } from "@machiya/schema/domain/minorUnits";
import { z } from "zod";
import {
  createStandInFile,
  randomDigits,
  type StandIn,
  type StandInOptions,
  type StandInPayment,
} from "../../standIns/standIn.ts";
import { servePages } from "../../standIns/standInRoutes.ts";
import type { PaymentStep } from "../paymentProvider.ts";
import type { LinePayCredentials } from "./linePayClient.ts";
import { linePaySignature } from "./linePaySignature.ts";

const CREDENTIALS: LinePayCredentials = {
  channelId: "1650000002",
  channelSecret: "a917ab6a2367b536f8e5a6e2977e06f4",
};
const TRANSACTION_DIGITS = 19;

const requestBody = z.object({
  amount: z.number().positive(),
  currency: z.string(),
  orderId: z.string().min(1).max(100),
  packages: z.array(z.object({ name: z.string(), amount: z.number() })).min(1),
  redirectUrls: z.object({ confirmUrl: z.string(), cancelUrl: z.string() }),
  options: z.object({ payment: z.object({ capture: z.boolean() }) }),
});
const moneyBody = z.object({ amount: z.number(), currency: z.string() });
const refundBody = z.object({ refundAmount: z.number().positive().optional() });

/** The statuses of confirmed payments in their details. */
const STATUSES: Readonly<Partial<Record<StandInPayment["state"], string>>> = {
  RESERVED: "AUTHORIZATION",
  PAID: "CAPTURE",
  VOIDED: "VOIDED_AUTHORIZATION",
  EXPIRED: "EXPIRED_AUTHORIZATION",
};
const RESERVED_MS = 5 * 24 * 60 * 60 * 1000;
const reservedUntil = () => new Date(Date.now() + RESERVED_MS).toISOString();

type Answer = [returnCode: string, returnMessage: string, info?: unknown];

/** LINE Pay writes transaction numbers as JSON numbers of 19 digits; JSON.stringify cannot. */
const rawNumber = (digits: string) => `#${digits}#`;
const toJson = ([returnCode, returnMessage, info]: Answer) =>
  JSON.stringify({ returnCode, returnMessage, info }).replace(/"#(\d+)#"/g, "$1");

/** Creates a stand-in of LINE Pay's online API v3. */
export function createLinePayStandIn(options: StandInOptions): StandIn {
  const file = createStandInFile(options);
  const { channelId, channelSecret } = CREDENTIALS;

  function isSigned(request: Request, url: URL, body: string): boolean {
    const nonce = request.headers.get("x-line-authorization-nonce") ?? "";
    const content = request.method === "GET" ? url.search.slice(1) : body;
    const expected = linePaySignature({ channelSecret, path: url.pathname, content, nonce });
    return (
      nonce !== "" &&
      request.headers.get("x-line-channelid") === channelId &&
      request.headers.get("x-line-authorization") === expected
    );
  }

  function start(body: string): Answer {
    const {
      amount,
      currency,
      orderId,
      packages,
      redirectUrls,
      options: chosen,
    } = requestBody.parse(JSON.parse(body));
    if (file.byReference(orderId) !== undefined) return ["1172", "Existing same orderId."];
    const minor = isCurrency(currency) ? toMinorUnits(amount, currency) : null;
    if (minor === null) return ["1124", "Amount error (scale)."];
    const { confirmUrl, cancelUrl } = redirectUrls;
    const payment = file.add({
      id: randomDigits(TRANSACTION_DIGITS),
      reference: orderId,
      channel: "WALLET",
      capturesLater: !chosen.payment.capture,
      amount: { currency: currency as Currency, minor },
      description: packages[0]?.name ?? "",
      addresses: { notification: "", result: confirmUrl, cancelled: cancelUrl },
    });
    const web = new URL(`${options.pageBase}/page/${payment.id}`, confirmUrl).href;
    return ["0000", "Success.", { transactionId: rawNumber(payment.id), paymentUrl: { web, app: web } }];
  }

  const CHECKS: Readonly<Record<StandInPayment["state"], Answer>> = {
    OPEN: ["0000", "reserved transaction."],
    CODE: ["0000", "reserved transaction."],
    APPROVED: ["0110", "Completed authorization."],
    RESERVED: ["0123", "Payment completed."],
    PAID: ["0123", "Payment completed."],
    VOIDED: ["0123", "Payment completed."],
    FAILED: ["0122", "Payment failed."],
    EXPIRED: ["0121", "Payment canceled by user or because of timeout."],
  };

  const differs = ({ amount }: StandInPayment, paid: z.output<typeof moneyBody>) =>
    paid.currency !== amount.currency || toMinorUnits(paid.amount, amount.currency) !== amount.minor;

  function confirm(payment: StandInPayment, body: string): Answer {
    const money = moneyBody.parse(JSON.parse(body));
    if (payment.state === "PAID" || payment.state === "RESERVED")
      return ["1152", "Existing same transactionId."];
    if (payment.state === "EXPIRED") return ["1180", "The payment is expired."];
    if (payment.state !== "APPROVED") return ["1169", "The customer has not approved the payment."];
    if (differs(payment, money))
      return ["1153", "The payment amount is different than the requested amount."];
    payment.state = payment.capturesLater ? "RESERVED" : "PAID";
    if (payment.state === "PAID") payment.charges += 1;
    return [
      "0000",
      "Success.",
      {
        orderId: payment.reference,
        transactionId: rawNumber(payment.id),
        payInfo: [{ method: "BALANCE", amount: money.amount }],
      },
    ];
  }

  function settle(payment: StandInPayment, action: string | undefined, body: string): Answer {
    if (payment.state === "VOIDED") return ["1165", "The transaction has already been voided."];
    if (payment.state !== "RESERVED") return ["1150", "Transaction record not found."];
    if (action === "void") {
      payment.state = "VOIDED";
      return ["0000", "Success."];
    }
    if (differs(payment, moneyBody.parse(JSON.parse(body))))
      return ["1184", "The amount is larger than the reserved one."];
    payment.state = "PAID";
    payment.charges += 1;
    return ["0000", "Success.", { orderId: payment.reference, transactionId: rawNumber(payment.id) }];
  }

  function refund(payment: StandInPayment, body: string): Answer {
    const left = payment.amount.minor - payment.refunded;
    const { refundAmount } = refundBody.parse(body === "" ? {} : JSON.parse(body));
    if (payment.state !== "PAID") return ["1150", "Transaction record not found."];
    if (left === 0) return ["1165", "The transaction has already been refunded."];
    const minor = refundAmount === undefined ? left : toMinorUnits(refundAmount, payment.amount.currency);
    if (minor === null) return ["1124", "Amount error (scale)."];
    if (minor > left) return ["1164", "Refund limit exceeded."];
    const number = randomDigits(TRANSACTION_DIGITS);
    payment.refunds.set(number, minor);
    payment.refunded += minor;
    return [
      "0000",
      "Success.",
      { refundTransactionId: rawNumber(number), refundTransactionDate: new Date() },
    ];
  }

  function details(url: URL): Answer {
    const number = url.searchParams.get("transactionId");
    const payment =
      number === null ? file.byReference(url.searchParams.get("orderId") ?? "") : file.byId(number);
    const payStatus = payment && STATUSES[payment.state];
    const isConfirmed = payment?.state === "PAID" || payment?.capturesLater === true;
    if (payment === undefined || payStatus === undefined || !isConfirmed)
      return ["1150", "Transaction record not found."];
    const { amount, refunds } = payment;
    const asNumber = (minor: number) => Number(fromMinorUnits({ currency: amount.currency, minor }));
    const refundList = [...refunds].map(([refundNumber, minor]) => ({
      refundTransactionId: rawNumber(refundNumber),
      refundAmount: -asNumber(minor),
    }));
    const payInfo = [{ method: "BALANCE", amount: asNumber(amount.minor) }];
    const common = { transactionId: rawNumber(payment.id), orderId: payment.reference, payStatus };
    const found = {
      ...common,
      currency: amount.currency,
      payInfo,
      ...(payment.state === "RESERVED" && { authorizationExpireDate: reservedUntil() }),
      ...(refundList.length > 0 && { refundList }),
    };
    return ["0000", "Success.", [found]];
  }

  function answer(method: string, url: URL, body: string): Answer | null {
    if (method === "POST" && url.pathname === "/v3/payments/request") return start(body);
    if (method === "GET" && url.pathname === "/v3/payments") return details(url);
    const check = /^\/v3\/payments\/requests\/(\d+)\/check$/.exec(url.pathname);
    const settled = /^\/v3\/payments\/authorizations\/(\d+)\/(capture|void)$/.exec(url.pathname);
    const change = /^\/v3\/payments\/(\d+)\/(confirm|refund)$/.exec(url.pathname);
    const payment = file.byId(check?.[1] ?? change?.[1] ?? settled?.[1] ?? "");
    if (check === null && change === null && settled === null) return null;
    if (payment === undefined) return ["1150", "Transaction record not found."];
    if (check !== null) return method === "GET" ? CHECKS[payment.state] : null;
    if (method !== "POST") return null;
    if (settled !== null) return settle(payment, settled[2], body);
    return change?.[2] === "confirm" ? confirm(payment, body) : refund(payment, body);
  }

  async function callApi(request: Request, url: URL): Promise<Response | null> {
    if (!url.pathname.startsWith("/v3/")) return null;
    const body = await request.text();
    const signed = isSigned(request, url, body);
    const result = signed ? answer(request.method, url, body) : (["1106", "A header info error."] as Answer);
    if (result === null) return new Response("not found", { status: 404 });
    return new Response(toJson(result), { headers: { "content-type": "application/json" } });
  }

  /** LINE Pay notifies by sending the browser to the confirm address; a lost notification is a closed browser. */
  async function act(id: string, action: string): Promise<PaymentStep> {
    const payment = file.byId(id);
    if (payment === undefined) throw new Error("There is no such payment.");
    const back = new URL(action === "FAIL" ? payment.addresses.cancelled : payment.addresses.result);
    back.searchParams.set("transactionId", payment.id);
    back.searchParams.set("orderId", payment.reference);
    if (payment.state === "OPEN") payment.state = action === "FAIL" ? "FAILED" : "APPROVED";
    if (action === "PAY_LATE") {
      await file.send(() => fetch(back, { redirect: "manual" }), true);
      return { kind: "REDIRECT", url: payment.addresses.cancelled };
    }
    if (action === "PAY_TWICE") await fetch(back, { redirect: "manual" }).catch(() => {});
    return { kind: "REDIRECT", url: back.href };
  }

  return servePages({ name: "LINE_PAY", title: "LINE Pay", credentials: CREDENTIALS, file, callApi, act });
}
