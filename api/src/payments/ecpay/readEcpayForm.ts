import { ForgedNotification } from "../paymentProvider.ts";
import type { EcpayFields } from "./checkMacValue.ts";

/** Reads a form that ECPay has posted. Throws ForgedNotification for one that names a field twice, which ECPay never does. */
export function readEcpayForm(body: string): EcpayFields {
  const entries = [...new URLSearchParams(body)];
  const fields = Object.fromEntries(entries);
  if (Object.keys(fields).length !== entries.length)
    throw new ForgedNotification("the notification names a field twice");
  return fields;
}
