import { type MinorAmount, toMinorUnits } from "@machiya/schema/domain/minorUnits";
import type { PaymentCode, ProviderReport } from "@machiya/schema/domain/orders/providerReport";
import type { EcpayFields } from "./checkMacValue.ts";

export const PAID = "1";
/** The account of an ATM payment, or the code of a convenience-store payment, was issued. */
const CODE_ISSUED: ReadonlySet<string> = new Set(["2", "10100073"]);
/** The payment has failed. */
const FAILED = "10100058";

/**
 * The payment states of QueryTradeInfo. 10200095: the customer has not completed the payment. Other numbers are
 * errors of the query, such as a clock that is wrong, and say nothing about the payment.
 */
const STATE_OF_TRADE: Readonly<Record<string, ProviderReport["state"]>> = {
  "0": "PENDING",
  "1": "CAPTURED",
  "10200095": "FAILED",
};
/** QueryTradeInfo does not know the payment: the customer has not opened ECPay's page. */
export const UNKNOWN_TRADE = "10200047";

/** Reads a notification whose signature is right: a result (ReturnURL) or a code (PaymentInfoURL). */
export function reportOfNotification(fields: EcpayFields): ProviderReport {
  const rtnCode = fields.RtnCode ?? "";
  // Another code, such as that of a payment that the bank has yet to confirm, does not settle it: the queue queries ECPay.
  const state = rtnCode === PAID ? "CAPTURED" : rtnCode === FAILED ? "FAILED" : "PENDING";
  return {
    // ECPay's events have no number of their own: a repetition has the same payment, result and time.
    eventId: [fields.TradeNo, rtnCode, fields.PaymentDate ?? ""].join(":"),
    reference: fields.MerchantTradeNo ?? "",
    providerReference: fields.TradeNo ?? null,
    state,
    amount: amountOf(fields),
    ...(state === "CAPTURED" && feeOf(fields)),
    refunded: null,
    code: CODE_ISSUED.has(rtnCode) ? codeOf(fields) : null,
    dispute: null,
  };
}

/** Reads the response of QueryTradeInfo. */
export function reportOfTrade(fields: EcpayFields, reference: string): ProviderReport {
  const status = fields.TradeStatus ?? "";
  const known = STATE_OF_TRADE[status];
  return {
    eventId: [fields.TradeNo || reference, status, fields.PaymentDate ?? ""].join(":"),
    reference: fields.MerchantTradeNo || reference,
    providerReference: fields.TradeNo || null,
    state: known ?? "PENDING",
    amount: known === undefined ? null : amountOf(fields),
    ...(known === "CAPTURED" && feeOf(fields)),
    refunded: null,
    code: null,
    dispute: null,
  };
}

/** Reads the fee of a paid payment, in whole dollars. */
function feeOf({ PaymentTypeChargeFee: text = "" }: EcpayFields): { fee?: number } {
  const minor = /^\d{1,9}(\.\d+)?$/.test(text) ? toMinorUnits(text, "TWD") : null;
  return minor === null ? {} : { fee: minor };
}

function amountOf(fields: EcpayFields): MinorAmount | null {
  const text = fields.TradeAmt ?? "";
  const minor = /^\d{1,12}$/.test(text) ? toMinorUnits(text, "TWD") : null;
  return minor === null ? null : { currency: "TWD", minor };
}

function codeOf(fields: EcpayFields): PaymentCode | null {
  const code = fields.vAccount || fields.PaymentNo;
  if (!code) return null;
  return { bankCode: fields.BankCode || null, code, expiresAt: fields.ExpireDate ?? "" };
}
