import { type Currency, isCurrency, type MinorAmount, toMinorUnits } from "@machiya/schema/domain/minorUnits";
import type { ProviderReport } from "@machiya/schema/domain/orders/providerReport";
import { z } from "zod";
import { ProviderRefusal, ProviderUnavailable } from "../paymentProvider.ts";
import type { LinePayAnswer } from "./linePayClient.ts";

/** A transaction number: text when it has more digits than a JavaScript number. */
const transactionNumber = z.union([z.string(), z.number()]).transform(String);

export const requestedInfo = z.object({
  transactionId: transactionNumber,
  paymentUrl: z.object({ web: z.url({ protocol: /^https?$/ }) }),
});
export const confirmedInfo = z.object({
  orderId: z.string(),
  transactionId: transactionNumber,
  payInfo: z.array(z.object({ amount: z.number() })),
});
export const refundedInfo = z.object({ refundTransactionId: transactionNumber });
export const paymentDetails = z.array(
  z.object({
    transactionId: transactionNumber,
    orderId: z.string().optional(),
    currency: z.string(),
    transactionType: z.string().optional(),
    payStatus: z.string().optional(),
    authorizationExpireDate: z.string().nullish(),
    payInfo: z.array(z.object({ amount: z.number() })).nullish(),
    refundList: z.array(z.object({ refundAmount: z.number() })).nullish(),
  }),
);

export const SUCCESS = "0000";
/** There is no confirmed payment with this number. */
export const NO_TRANSACTION = "1150";
/** The payment was confirmed before. */
export const ALREADY_CONFIRMED: ReadonlySet<string> = new Set(["1152", "1198"]);
/** Codes that say that the channel's credentials or settings are wrong. */
const CREDENTIAL_ERRORS: ReadonlySet<string> = new Set(["1104", "1105", "1106", "1178", "1194"]);
/** Codes of a temporary failure, after which the outcome must be queried. */
const TEMPORARY: ReadonlySet<string> = new Set(["1145", "1198", "1199", "1280", "9000"]);

/** The states of a payment request, as the check of its status reports them. */
export const STATE_OF_CHECK: Readonly<Record<string, ProviderReport["state"]>> = {
  "0000": "PENDING",
  "0110": "AUTHORIZED",
  "0121": "EXPIRED",
  "0122": "FAILED",
  "0123": "CAPTURED",
};

/** The states of a confirmed payment, as its details report them. */
const STATE_OF_PAY_STATUS: Readonly<Record<string, ProviderReport["state"]>> = {
  CAPTURE: "CAPTURED",
  AUTHORIZATION: "AUTHORIZED",
  VOIDED_AUTHORIZATION: "CANCELLED",
  EXPIRED_AUTHORIZATION: "EXPIRED",
};

/** The types of a confirmed payment, which has no status in some answers. */
const CONFIRMED_TYPES: ReadonlySet<string> = new Set(["PAYMENT", "PAYMENT_REFUND", "PARTIAL_REFUND"]);

/** Reads the state of a confirmed payment. Throws ProviderUnavailable for one that is not known. */
export function stateOfDetails({
  payStatus,
  transactionType = "",
}: z.infer<typeof paymentDetails>[number]): ProviderReport["state"] {
  if (payStatus === undefined && CONFIRMED_TYPES.has(transactionType)) return "CAPTURED";
  const state = STATE_OF_PAY_STATUS[payStatus ?? ""];
  if (state !== undefined) return state;
  throw new ProviderUnavailable(`LINE Pay: the status ${payStatus ?? transactionType} is unknown`);
}

/** Reads a time as LINE Pay writes it; null without a readable one. */
export function timeOf(text: string | null | undefined): Date | null {
  const time = text == null ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time);
}

/** Throws the error of a response that is not a success. */
export function throwRefusal({ returnCode, returnMessage }: LinePayAnswer): never {
  if (TEMPORARY.has(returnCode)) throw new ProviderUnavailable(`LINE Pay: ${returnCode} ${returnMessage}`);
  throw new ProviderRefusal(returnCode, returnMessage, CREDENTIAL_ERRORS.has(returnCode));
}

/** Reads the info of a successful response. */
export function infoOf<T>(answer: LinePayAnswer, shape: z.ZodType<T>): T {
  if (answer.returnCode !== SUCCESS) throwRefusal(answer);
  const info = shape.safeParse(answer.info);
  if (!info.success) throw new ProviderUnavailable("LINE Pay's response is incomplete");
  return info.data;
}

/** Returns the sum of amounts as LINE Pay writes them; null in a currency that shops cannot use. */
export function sumOf(amounts: readonly number[], currency: string): MinorAmount | null {
  if (!isCurrency(currency)) return null;
  let minor = 0;
  for (const amount of amounts) {
    const units = minorOf(Math.abs(amount), currency);
    if (units === null) return null;
    minor += units;
  }
  return { currency, minor };
}

const minorOf = (amount: number, currency: Currency) => toMinorUnits(amount, currency);
