import { toMinorUnits } from "@machiya/schema/domain/minorUnits";
import type { PaymentChannelName } from "@machiya/schema/domain/orders/onlinePayments";
import {
  createStandInFile,
  formOf,
  randomDigits,
  type StandIn,
  type StandInAction,
  type StandInOptions,
  type StandInPayment,
} from "../../standIns/standIn.ts";
import { servePages } from "../../standIns/standInRoutes.ts";
import type { PaymentStep } from "../paymentProvider.ts";
import { type EcpayCredentials, type EcpayFields, isSignedBy, signFields } from "./checkMacValue.ts";
import { WRONG_SIGNATURE } from "./ecpayClient.ts";
import { taipeiTime } from "./ecpayForm.ts";
import { UNKNOWN_TRADE } from "./ecpayReport.ts";

/** The merchant of ECPay's documentation. */
const CREDENTIALS: EcpayCredentials = {
  merchantId: "3002607",
  hashKey: "pwFHCqoQZGmho4w6",
  hashIv: "EkRm7iFT261dpevs",
};
const CHANNELS: Readonly<Record<string, PaymentChannelName>> = { Credit: "CARD", ATM: "ATM", CVS: "CVS" };
const METHODS: Readonly<Record<PaymentChannelName, string>> = {
  CARD: "Credit_CreditCard",
  ATM: "ATM_TAISHIN",
  CVS: "CVS_CVS",
  WALLET: "",
};
/** The validity of a TimeStamp, and that of a code. */
const TIMESTAMP_SECONDS = 180;
/** The stand-in's answer to an old TimeStamp; the number of ECPay's is not documented. */
const WRONG_TIME = "10200000";
const CODE_VALID_MS = 3 * 24 * 60 * 60 * 1000;

/** The stand-in's fee of a paid payment, 2.75 % in whole dollars. */
export const ecpayFee = ({ amount }: StandInPayment): number => Math.round(amount.minor * 0.0275);
const feeOf = (payment: StandInPayment) => (payment.state === "PAID" ? String(ecpayFee(payment)) : "0");

const plain = (text: string, status = 200) =>
  new Response(text, { status, headers: { "content-type": "text/html; charset=utf-8" } });
/** Writes fields as ECPay's responses do: without URL encoding. */
const unencoded = (fields: EcpayFields) =>
  plain(
    Object.entries(fields)
      .map(([name, value]) => `${name}=${value}`)
      .join("&"),
  );

/** Creates a stand-in of ECPay's all-in-one checkout. */
export function createEcpayStandIn(options: StandInOptions): StandIn {
  const file = createStandInFile(options);
  const { merchantId: MerchantID } = CREDENTIALS;
  const paidAt = new Map<string, string>();

  const sign = (fields: EcpayFields) => signFields(fields, CREDENTIALS);
  const tradeOf = (payment: StandInPayment) => ({
    MerchantID,
    MerchantTradeNo: payment.reference,
    TradeNo: payment.id,
    StoreID: "",
    TradeAmt: String(payment.amount.minor),
    TradeDate: taipeiTime(new Date()),
    PaymentType: METHODS[payment.channel],
  });
  const post = (url: string, fields: EcpayFields) =>
    fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

  const resultOf = (payment: StandInPayment) =>
    sign({
      ...tradeOf(payment),
      RtnCode: payment.state === "PAID" ? "1" : "10100058",
      RtnMsg: payment.state === "PAID" ? "交易成功" : "付款失敗",
      PaymentDate: paidAt.get(payment.id) ?? "",
      PaymentTypeChargeFee: feeOf(payment),
      SimulatePaid: "0",
      gwsr: payment.id.slice(-8),
    });
  const codeOf = (payment: StandInPayment) => {
    const ExpireDate = taipeiTime(new Date(Date.now() + CODE_VALID_MS));
    const isAccount = payment.channel === "ATM";
    const code = isAccount
      ? { BankCode: "812", vAccount: payment.id.slice(-14), ExpireDate: ExpireDate.slice(0, 10) }
      : { PaymentNo: `LLL${payment.id.slice(-11)}`, ExpireDate };
    const RtnCode = isAccount ? "2" : "10100073";
    return sign({ ...tradeOf(payment), ...code, RtnCode, RtnMsg: "Get VirtualAccount Succeeded" });
  };

  async function checkOut(fields: EcpayFields): Promise<Response> {
    const channel = CHANNELS[fields.ChoosePayment ?? ""];
    const minor = toMinorUnits(fields.TotalAmount ?? "0", "TWD");
    const reference = fields.MerchantTradeNo ?? "";
    if (!/^[A-Za-z0-9]{1,20}$/.test(reference)) return plain("10200052|MerchantTradeNo Error", 400);
    if (channel === undefined || minor === null || minor <= 0) return plain("10100050|Parameter Error", 400);
    if (file.byReference(reference) !== undefined) return plain("10300028|MerchantTradeNo exists", 400);
    const payment = file.add({
      id: randomDigits(20),
      reference,
      channel,
      amount: { currency: "TWD", minor },
      description: fields.ItemName ?? "",
      addresses: {
        notification: fields.ReturnURL ?? "",
        result: (channel === "CARD" ? fields.OrderResultURL : fields.ClientRedirectURL) ?? "",
        cancelled: fields.ClientBackURL ?? "",
      },
    });
    const infoUrl = fields.PaymentInfoURL;
    if (channel !== "CARD" && infoUrl !== undefined) {
      payment.state = "CODE";
      await file.send(() => post(infoUrl, codeOf(payment)), false);
    }
    return new Response(null, {
      status: 303,
      headers: { location: `${options.pageBase}/page/${payment.id}` },
    });
  }

  function queryTrade(fields: EcpayFields): Response {
    const age = Math.abs(Date.now() / 1000 - Number(fields.TimeStamp));
    const payment = file.byReference(fields.MerchantTradeNo ?? "");
    const isLate = !(age <= TIMESTAMP_SECONDS);
    const unknown = { MerchantID, MerchantTradeNo: fields.MerchantTradeNo ?? "", TradeNo: "" };
    if (isLate || payment === undefined)
      return unencoded(sign({ ...unknown, TradeStatus: isLate ? WRONG_TIME : UNKNOWN_TRADE }));
    const status = payment.state === "PAID" ? "1" : payment.state === "FAILED" ? "10200095" : "0";
    return unencoded(
      sign({
        ...tradeOf(payment),
        HandlingCharge: "0",
        PaymentTypeChargeFee: feeOf(payment),
        ItemName: payment.description,
        PaymentDate: paidAt.get(payment.id) ?? "",
        TradeStatus: status,
      }),
    );
  }

  /** Answers without a CheckMacValue, as ECPay does. */
  function doAction(fields: EcpayFields): Response {
    const payment = file.byReference(fields.MerchantTradeNo ?? "");
    const amount = Number(fields.TotalAmount);
    const refusal = payment === undefined ? "error_nopay" : actOnCard(payment, fields, amount);
    const { MerchantTradeNo = "", TradeNo = "" } = fields;
    const [RtnCode, RtnMsg] = refusal === null ? ["1", "Succeeded."] : ["0", refusal];
    return unencoded({ MerchantID, MerchantTradeNo, TradeNo, RtnCode, RtnMsg });
  }

  function actOnCard(payment: StandInPayment, { Action, TradeNo }: EcpayFields, amount: number) {
    const left = payment.amount.minor - payment.refunded;
    if (payment.channel !== "CARD" || payment.state !== "PAID" || TradeNo !== payment.id)
      return "error_nopay";
    if (!(Number.isInteger(amount) && amount > 0 && amount <= left)) return "error_amount";
    if (Action === "E") return payment.isSettled ? "error_status" : null;
    if (Action !== "R" && Action !== "N") return "error_action";
    if ((Action === "R") !== payment.isSettled) return "error_status";
    if (Action === "N" && amount !== payment.amount.minor) return "error_amount";
    payment.refunds.set(randomDigits(10), amount);
    payment.refunded += amount;
    return null;
  }

  async function callApi(request: Request, { pathname }: URL): Promise<Response | null> {
    if (request.method !== "POST") return null;
    const fields = await formOf(request);
    const isKnown = fields.MerchantID === MerchantID && isSignedBy(fields, CREDENTIALS);
    if (!isKnown) return plain(`TradeStatus=${WRONG_SIGNATURE}&RtnMsg=CheckMacValue Error`);
    if (pathname === "/Cashier/AioCheckOut/V5") return checkOut(fields);
    if (pathname === "/Cashier/QueryTradeInfo/V5") return queryTrade(fields);
    return pathname === "/CreditDetail/DoAction" ? doAction(fields) : null;
  }

  async function act(id: string, action: StandInAction): Promise<PaymentStep> {
    const payment = file.byId(id);
    if (payment === undefined) throw new Error("There is no such payment.");
    const { addresses } = payment;
    if (payment.state === "CODE" && action === "FAIL")
      return { kind: "FORM", url: addresses.result, fields: codeOf(payment) };
    if (payment.state === "OPEN" || payment.state === "CODE") {
      payment.state = action === "FAIL" ? "FAILED" : "PAID";
      if (payment.state === "PAID") payment.charges += 1;
      paidAt.set(payment.id, taipeiTime(new Date()));
    }
    const result = resultOf(payment);
    const deliver = () => post(addresses.notification, result);
    await file.send(deliver, action === "PAY_LATE");
    if (action === "PAY_TWICE") await file.send(deliver, false);
    if (action === "PAY_LATE") return { kind: "REDIRECT", url: addresses.cancelled };
    return { kind: "FORM", url: addresses.result, fields: result };
  }

  return servePages({ name: "ECPAY", title: "ECPay", credentials: CREDENTIALS, file, callApi, act });
}
