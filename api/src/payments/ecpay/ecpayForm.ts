import type { Language } from "@machiya/schema/domain/language";
import { fromMinorUnits } from "@machiya/schema/domain/minorUnits";
import type { PaymentChannelName } from "@machiya/schema/domain/orders/onlinePayments";
import { type PaymentRequest, ProviderRefusal } from "../paymentProvider.ts";
import { type EcpayCredentials, signFields } from "./checkMacValue.ts";

const METHODS: Readonly<Record<PaymentChannelName, string | null>> = {
  CARD: "Credit",
  ATM: "ATM",
  CVS: "CVS",
  WALLET: null,
};
/** ECPay's page is Chinese unless a language is named; it has no Thai. */
const LANGUAGES: Readonly<Record<Language, string | null>> = { cn: null, en: "ENG", jp: "JPN", th: "ENG" };

const MAX_ITEM_LENGTH = 200;
const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;
/** ECPay accepts 1 to 60 days for an account, and at most 30 days in minutes for a store code. */
const MAX_ACCOUNT_DAYS = 60;
const MAX_CODE_MINUTES = 43_200;

/** Returns the signed form with which the customer's browser opens ECPay's page. */
export function checkOutForm(
  request: PaymentRequest,
  credentials: EcpayCredentials,
  now: Date,
): Record<string, string> {
  const method = METHODS[request.channel];
  if (method === null || request.amount.currency !== "TWD")
    throw new ProviderRefusal("NOT_OFFERED", "ECPay takes cards, ATM and store codes, in TWD.");
  const language = LANGUAGES[request.language];
  const { addresses } = request;
  const fields = {
    MerchantID: credentials.merchantId,
    MerchantTradeNo: request.reference,
    MerchantTradeDate: taipeiTime(now),
    PaymentType: "aio",
    TotalAmount: fromMinorUnits(request.amount),
    TradeDesc: plainText(request.description),
    ItemName: plainText(request.description),
    ReturnURL: addresses.notification,
    ChoosePayment: method,
    EncryptType: "1",
    NeedExtraPaidInfo: "Y",
    OrderResultURL: addresses.result,
    ClientBackURL: addresses.cancelled,
    ...(language !== null && { Language: language }),
    ...codeFields(request, now),
  };
  return signFields(fields, credentials);
}

/** A payment by code leaves ECPay's page before it is paid, so that its result page is that of the code. */
function codeFields(request: PaymentRequest, now: Date): Record<string, string> {
  const { channel, addresses, expiresAt } = request;
  if (channel !== "ATM" && channel !== "CVS") return {};
  const left = expiresAt.getTime() - now.getTime();
  const days = Math.min(Math.max(Math.ceil(left / DAY_MS), 1), MAX_ACCOUNT_DAYS);
  const minutes = Math.min(Math.max(Math.ceil(left / MINUTE_MS), 1), MAX_CODE_MINUTES);
  return {
    PaymentInfoURL: addresses.notification,
    ClientRedirectURL: addresses.result,
    ...(channel === "ATM" ? { ExpireDate: String(days) } : { StoreExpireDate: String(minutes) }),
  };
}

/**
 * Removes the characters that ECPay does not accept in texts, and those that would make its responses, which
 * are not URL-encoded, ambiguous.
 */
function plainText(text: string): string {
  const plain = text
    .replace(/[&=#<>"'%\\|;]|\p{Cc}/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return [...plain].slice(0, MAX_ITEM_LENGTH).join("") || "-";
}

/** Returns the time in Taipei as ECPay writes it: 2026/11/23 12:34:56. */
export function taipeiTime(at: Date): string {
  const text = at.toLocaleString("sv-SE", { timeZone: "Asia/Taipei" });
  return text.replaceAll("-", "/");
}
