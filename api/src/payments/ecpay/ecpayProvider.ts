import { fromMinorUnits } from "@machiya/schema/domain/minorUnits";
import { capabilitiesOf } from "@machiya/schema/domain/orders/onlinePayments";
import { z } from "zod";
import type { ProviderConnection } from "../callProvider.ts";
import {
  ForgedNotification,
  type OpenPayment,
  type PaymentProvider,
  ProviderRefusal,
  ProviderUnavailable,
  type RawNotification,
  type ReadNotification,
  type RefundOutcome,
  type RefundRequest,
} from "../paymentProvider.ts";
import type { EcpayCredentials } from "./checkMacValue.ts";
import { createEcpayClient } from "./ecpayClient.ts";
import { checkOutForm } from "./ecpayForm.ts";
import { PAID, reportOfNotification, reportOfTrade, UNKNOWN_TRADE } from "./ecpayReport.ts";
import { MAX_ECPAY_BYTES, readEcpayForm } from "./readEcpayForm.ts";

/** The code of a result or a state. */
const code = z.string().regex(/^\d{1,10}$/);
/** The response to a query. A payment that ECPay does not know has no number. */
const tradeShape = z
  .object({ TradeStatus: code, MerchantTradeNo: z.string().default("") })
  .catchall(z.string());
/** The response to an action on a card payment. */
const actionShape = z.object({ MerchantTradeNo: z.string(), RtnCode: code, RtnMsg: z.string().default("") });

/** The actions of CreditDetail/DoAction: refund, cancel the settlement, abandon the authorization. */
type CreditAction = "R" | "E" | "N";

/**
 * Connects to ECPay's all-in-one checkout: cards, virtual accounts (ATM), and codes for convenience stores
 * (CVS). Card payments are settled by ECPay's daily settlement, so a paid one counts as captured.
 */
export function createEcpay(
  connection: ProviderConnection,
  credentials: EcpayCredentials,
  now: () => Date = () => new Date(),
): PaymentProvider {
  const client = createEcpayClient(connection, credentials);
  const { merchantId: MerchantID } = credentials;

  const queryTrade = (MerchantTradeNo: string) => {
    const TimeStamp = String(Math.floor(now().getTime() / 1000));
    return client.querySigned("/Cashier/QueryTradeInfo/V5", { MerchantID, MerchantTradeNo, TimeStamp });
  };
  async function query({ reference }: OpenPayment) {
    const trade = tradeShape.safeParse(await queryTrade(reference)).data;
    if (trade === undefined || (trade.MerchantTradeNo || reference) !== reference)
      throw new ProviderUnavailable("ECPay's response to a query is not readable");
    return reportOfTrade(trade, reference);
  }

  /** Runs an action on a card payment; returns null when ECPay has accepted it, else its message. */
  async function act(payment: OpenPayment, tradeNo: string, Action: CreditAction, TotalAmount: string) {
    const fields = { MerchantID, MerchantTradeNo: payment.reference, TradeNo: tradeNo, Action, TotalAmount };
    const answer = actionShape.safeParse(await client.postAction("/CreditDetail/DoAction", fields)).data;
    if (answer?.MerchantTradeNo !== payment.reference)
      throw new ProviderUnavailable("ECPay's response to an action is not readable");
    return answer.RtnCode === "1" ? null : `${answer.RtnCode} ${answer.RtnMsg}`.trim();
  }

  async function refund(payment: OpenPayment, request: RefundRequest): Promise<RefundOutcome> {
    if (!capabilitiesOf("ECPAY", payment.channel)?.canRefund)
      return { outcome: "REFUSED", reason: "ECPay refunds card payments only" };
    // ECPay has no idempotency keys, and the state of a refund cannot be queried: staff decide by its console.
    if (!request.isFirstAttempt)
      return { outcome: "UNKNOWN", reason: "whether the first request took effect is visible at ECPay only" };
    const tradeNo = payment.providerReference ?? (await query(payment)).providerReference;
    if (tradeNo === null) return { outcome: "REFUSED", reason: "ECPay does not know the payment" };
    const amount = fromMinorUnits(request.amount);
    try {
      const refusal = await act(payment, tradeNo, "R", amount);
      if (refusal === null) return { outcome: "DONE", refundReference: null };
      // A payment that is not settled yet cannot be refunded, but the whole of it can be abandoned.
      const isWhole = request.refundedBefore === 0 && request.amount.minor === payment.amount.minor;
      if (!isWhole) return { outcome: "LATER", reason: refusal };
      await act(payment, tradeNo, "E", amount);
      const abandoned = await act(payment, tradeNo, "N", amount);
      return abandoned === null
        ? { outcome: "DONE", refundReference: null }
        : { outcome: "REFUSED", reason: abandoned };
    } catch (error) {
      if (error instanceof ProviderUnavailable) return { outcome: "UNKNOWN", reason: error.message };
      throw error;
    }
  }

  return {
    name: "ECPAY",
    acknowledgement: "1|OK",
    maxNotificationBytes: MAX_ECPAY_BYTES,
    start: async (request) => ({
      providerReference: null,
      step: {
        kind: "FORM",
        url: `${connection.pageBase}/Cashier/AioCheckOut/V5`,
        fields: checkOutForm(request, credentials, now()),
      },
    }),
    readNotification: async (notification) => readFields(notification, credentials),
    query,
    // A card payment is captured when it is paid; nothing is left to do for any of these.
    confirm: query,
    capture: query,
    cancel: query,
    refund,
    async test() {
      const { TradeStatus } = await queryTrade("CredentialCheck");
      if (TradeStatus !== UNKNOWN_TRADE)
        throw new ProviderRefusal(TradeStatus ?? "", "ECPay answered unexpectedly.");
    },
  };
}

function readFields({ body }: RawNotification, credentials: EcpayCredentials): ReadNotification {
  const fields = readEcpayForm(body, credentials, "sha256");
  // A test of the addresses from ECPay's console: no money has moved.
  if (fields.SimulatePaid === "1") return { kind: "IGNORED" };
  const { MerchantTradeNo, TradeNo, RtnCode } = fields;
  if (RtnCode === PAID && fields.SimulatePaid !== "0")
    throw new ForgedNotification("it does not say whether money has moved");
  if (!MerchantTradeNo || !TradeNo || !RtnCode) throw new ForgedNotification("it is about no payment");
  return { kind: "REPORT", report: reportOfNotification(fields) };
}
