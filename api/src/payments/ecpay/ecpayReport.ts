import { type MinorAmount, toMinorUnits } from "@machiya/schema/domain/minorUnits";
import type { PaymentCode, ProviderReport, ReportedState } from "../paymentProvider.ts";
import type { EcpayFields } from "./checkMacValue.ts";

const PAID = "1";
/** The account of an ATM payment, or the code of a convenience-store payment, was issued. */
const CODE_ISSUED: ReadonlySet<string> = new Set(["2", "10100073"]);

/** The payment states of QueryTradeInfo; every other number is a failure. */
const STATE_OF_TRADE: Readonly<Record<string, ReportedState>> = { "0": "PENDING", "1": "CAPTURED" };
/** QueryTradeInfo does not know the payment: the customer has not opened ECPay's page. */
export const UNKNOWN_TRADE = "10200047";

/** Reads a notification whose signature is right: a result (ReturnURL) or a code (PaymentInfoURL). */
export function reportOfNotification(fields: EcpayFields): ProviderReport {
  const rtnCode = fields.RtnCode ?? "";
  const state = rtnCode === PAID ? "CAPTURED" : CODE_ISSUED.has(rtnCode) ? "PENDING" : "FAILED";
  return {
    // ECPay's events have no number of their own: a repetition has the same payment, result and time.
    eventId: [fields.TradeNo, rtnCode, fields.PaymentDate ?? ""].join(":"),
    reference: fields.MerchantTradeNo ?? "",
    providerReference: fields.TradeNo ?? null,
    state,
    amount: amountOf(fields),
    refunded: null,
    code: CODE_ISSUED.has(rtnCode) ? codeOf(fields) : null,
    dispute: null,
  };
}

/** Reads the response of QueryTradeInfo. */
export function reportOfTrade(fields: EcpayFields, reference: string): ProviderReport {
  const status = fields.TradeStatus ?? "";
  const state = status === UNKNOWN_TRADE ? "PENDING" : (STATE_OF_TRADE[status] ?? "FAILED");
  return {
    eventId: [fields.TradeNo || reference, status, fields.PaymentDate ?? ""].join(":"),
    reference: fields.MerchantTradeNo || reference,
    providerReference: fields.TradeNo || null,
    state,
    amount: status === UNKNOWN_TRADE ? null : amountOf(fields),
    ...{ refunded: null, code: null, dispute: null },
  };
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
