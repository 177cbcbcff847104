import { ForgedNotification } from "../paymentProvider.ts";
import { type EcpayCredentials, type EcpayFields, isSignedBy, type MacHash } from "./checkMacValue.ts";

/** The largest form that ECPay may post: it has less than 2,000 bytes and some thirty fields. */
export const MAX_ECPAY_BYTES = 8000;
const MAX_FIELDS = 80;
/** The names of fields. */
const NAME = /^[A-Za-z0-9_]+$/;
/** The fields that the shop reads, as ECPay spells them, by their lower-case names. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  [
    ...["MerchantID", "MerchantTradeNo", "TradeNo", "TradeAmt", "RtnCode", "RtnMsg", "PaymentDate"],
    ...["PaymentTypeChargeFee", "SimulatePaid", "BankCode", "vAccount", "PaymentNo", "ExpireDate"],
    ...["AllPayLogisticsID", "GoodsAmount", "UpdateStatusDate", "CheckMacValue"],
  ].map((name) => [name.toLowerCase(), name]),
);

/**
 * Reads a form that ECPay has posted and signed. What costs little is checked first, because everybody can post forms: the
 * number of fields, the merchant, and then the CheckMacValue. Throws ForgedNotification, also for a form that names a field
 * twice, which ECPay never does.
 */
export function readEcpayForm(body: string, credentials: EcpayCredentials, hash: MacHash): EcpayFields {
  if (body.length > MAX_ECPAY_BYTES || countFields(body) > MAX_FIELDS)
    throw new ForgedNotification("the notification is too large");
  const entries = [...new URLSearchParams(body)];
  const fields = Object.fromEntries(entries);
  if (fields.MerchantID !== credentials.merchantId)
    throw new ForgedNotification("the notification is for another merchant");
  if (Object.keys(fields).length !== entries.length)
    throw new ForgedNotification("the notification names a field twice");
  if (!entries.every(([name, value]) => isUnambiguous(name, value)))
    throw new ForgedNotification("a field of the notification is spelled in another way");
  if (!isSignedBy(fields, credentials, hash)) throw new ForgedNotification("the CheckMacValue is wrong");
  return fields;
}

/**
 * Returns whether the CheckMacValue proves a field: it ignores case, and does not show where a field ends, so that a signed
 * form keeps it when `SimulatePaid` is spelled otherwise, or becomes a part of the value before it.
 */
function isUnambiguous(name: string, value: string): boolean {
  const spelling = SPELLINGS.get(name.toLowerCase()) ?? name;
  return NAME.test(name) && name === spelling && !value.includes("&");
}

function countFields(body: string): number {
  let count = 1;
  for (let at = body.indexOf("&"); at >= 0; at = body.indexOf("&", at + 1)) count += 1;
  return count;
}
