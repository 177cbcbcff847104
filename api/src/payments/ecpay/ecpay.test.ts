import { describe, expect, it } from "vitest";
import { ForgedNotification, type PaymentRequest } from "../paymentProvider.ts";
import { checkMacValue, isSignedBy, signFields } from "./checkMacValue.ts";
import { readPlainFields } from "./ecpayClient.ts";
import { checkOutForm } from "./ecpayForm.ts";
import { createEcpay } from "./ecpayProvider.ts";

const DOCUMENTED = { merchantId: "3002607", hashKey: "pwFHCqoQZGmho4w6", hashIv: "EkRm7iFT261dpevs" };

const notification = (fields: Record<string, string>) => ({
  method: "POST",
  url: new URL("https://shop.example/payments/ecpay/notifications"),
  headers: new Headers(),
  body: new URLSearchParams(fields).toString(),
});
const read = (fields: Record<string, string>) =>
  createEcpay({ apiBase: "", pageBase: "", fetch }, DOCUMENTED).readNotification(notification(fields));

describe("checkMacValue", () => {
  it("computes the value of ECPay's documentation", () => {
    const fields = {
      MerchantID: "3002607",
      MerchantTradeNo: "ecpay20230312153023",
      MerchantTradeDate: "2023/03/12 15:30:23",
      PaymentType: "aio",
      TotalAmount: "30000",
      TradeDesc: "促銷方案",
      ItemName: "Apple iphone 15",
      ReturnURL: "https://www.ecpay.com.tw/receive.php",
      ChoosePayment: "ALL",
      EncryptType: "1",
    };
    expect(checkMacValue(fields, DOCUMENTED)).toBe(
      "6C51C9E6888DE861FD62FB1DD17029FC742634498FD813DC43D4243B5685B840",
    );
  });

  it("computes the MD5 value of ECPay's documentation", () => {
    const fields = {
      RtnCode: "1",
      RtnMsg: "",
      IA_Allow_No: "1909181313013546",
      IA_Invoice_No: "UV11100019",
      IA_Date: "2019-09-18 13:13:23",
      IIS_Remain_Allowance_Amt: "0",
    };
    const shop = { merchantId: "2000132", hashKey: "ejCk326UnaZWKisg", hashIv: "q9jcZX8Ib9LM8wYk" };
    expect(checkMacValue(fields, shop, "md5")).toBe("50A276E71DAE26343013958B405EEEA0");
  });

  it("encodes as .NET does", () => {
    const signed = signFields({ MerchantID: "1", Text: "a-b_c.d!e*f(g)h~i'j k+l" }, DOCUMENTED);
    expect(isSignedBy(signed, DOCUMENTED)).toBe(true);
    expect(isSignedBy({ ...signed, Text: "a-b_c.d!e*f(g)h~i'j k l" }, DOCUMENTED)).toBe(false);
    expect(isSignedBy({ ...signed, CheckMacValue: "" }, DOCUMENTED)).toBe(false);
  });
});

it("reads responses that are not URL-encoded", () => {
  expect(readPlainFields("ItemName=Tea + cake & milk&TradeStatus=1&Empty=")).toEqual({
    ItemName: "Tea + cake & milk",
    TradeStatus: "1",
    Empty: "",
  });
});

describe("checkOutForm", () => {
  const request: PaymentRequest = {
    reference: "A1",
    amount: { currency: "TWD", minor: 1280 },
    channel: "ATM",
    description: "Tea & cake #1 <b>",
    language: "en",
    capturesLater: false,
    expiresAt: new Date("2026-11-26T04:00:00Z"),
    addresses: { notification: "https://s/n", result: "https://s/r", cancelled: "https://s/c" },
  };
  const now = new Date("2026-11-23T04:00:00Z");

  it("is signed, in Taipei's time, without characters that ECPay does not accept", () => {
    const form = checkOutForm(request, DOCUMENTED, now);
    expect(form).toMatchObject({
      MerchantTradeDate: "2026/11/23 12:00:00",
      TotalAmount: "1280",
      ItemName: "Tea cake 1 b",
      ChoosePayment: "ATM",
      ExpireDate: "3",
      PaymentInfoURL: "https://s/n",
      Language: "ENG",
    });
    expect(isSignedBy(form, DOCUMENTED)).toBe(true);
  });

  it("refuses another currency and another channel", () => {
    const other = { ...request, amount: { currency: "THB", minor: 100 } as const };
    expect(() => checkOutForm(other, DOCUMENTED, now)).toThrow(/TWD/);
    expect(() => checkOutForm({ ...request, channel: "WALLET" }, DOCUMENTED, now)).toThrow(/cards/);
  });
});

describe("a notification", () => {
  const paid = {
    MerchantID: "3002607",
    MerchantTradeNo: "A1",
    TradeNo: "2301",
    RtnCode: "1",
    TradeAmt: "1280",
    PaymentDate: "2026/11/23 12:03:12",
    SimulatePaid: "0",
  };

  it("reports a payment", async () => {
    expect(await read(signFields(paid, DOCUMENTED))).toEqual({
      kind: "REPORT",
      report: {
        eventId: "2301:1:2026/11/23 12:03:12",
        reference: "A1",
        providerReference: "2301",
        state: "CAPTURED",
        amount: { currency: "TWD", minor: 1280 },
        refunded: null,
        code: null,
        dispute: null,
      },
    });
  });

  it("reports the account or the code with which the customer pays later", async () => {
    const issued = {
      ...paid,
      RtnCode: "2",
      BankCode: "812",
      vAccount: "9103522175887271",
      ExpireDate: "2026/11/26",
    };
    expect(await read(signFields(issued, DOCUMENTED))).toMatchObject({
      report: {
        state: "PENDING",
        code: { bankCode: "812", code: "9103522175887271", expiresAt: "2026/11/26" },
      },
    });
  });

  it("of a simulation from ECPay's console is ignored", async () => {
    expect(await read(signFields({ ...paid, SimulatePaid: "1" }, DOCUMENTED))).toEqual({ kind: "IGNORED" });
  });

  it.each([
    ["a field in another spelling", (text: string) => text.replace("SimulatePaid", "simulatePaid")],
    ["a field of another merchant's case", (text: string) => text.replace("RtnCode", "RTNCODE")],
    [
      "a field that is merged into the one before it",
      (text: string) => text.replace("&SimulatePaid=", "%26SimulatePaid%3D"),
    ],
    [
      "a field that is merged into a name",
      (text: string) => text.replace("RtnMsg=OK&SimulatePaid=", "RtnMsg%3DOK%26SimulatePaid="),
    ],
    ["a name that contains a value", (text: string) => text.replace("RtnMsg=OK", "RtnMsg%3DO=K")],
  ])("with %s is refused, although its signature is right", async (_name, change) => {
    const simulated = { ...paid, RtnMsg: "OK", SimulatePaid: "1" };
    const names = Object.keys(simulated).filter((name) => !["RtnMsg", "SimulatePaid"].includes(name));
    const ordered = Object.fromEntries(
      [...names, "RtnMsg", "SimulatePaid"].map((name) => [name, simulated[name as keyof typeof simulated]]),
    );
    const { body } = notification(signFields(ordered, DOCUMENTED));
    const provider = createEcpay({ apiBase: "", pageBase: "", fetch }, DOCUMENTED);
    const readBody = (text: string) => provider.readNotification({ ...notification({}), body: text });
    expect(await readBody(body)).toEqual({ kind: "IGNORED" });
    expect(change(body)).not.toBe(body);
    await expect(readBody(change(body))).rejects.toThrow(ForgedNotification);
  });

  it("of money that does not say whether it was simulated is refused", async () => {
    const { SimulatePaid: _none, ...unsaid } = paid;
    await expect(read(signFields(unsaid, DOCUMENTED))).rejects.toThrow(ForgedNotification);
  });

  it.each([
    ["too many fields", Array.from({ length: 200 }, (_, index) => `a${index}=1`).join("&"), /too large/],
    ["too many bytes", `a=${"x".repeat(9000)}`, /too large/],
    ["no merchant", "a=1", /another merchant/],
  ])("with %s is refused before its signature is computed", async (_name, body, reason) => {
    const provider = createEcpay({ apiBase: "", pageBase: "", fetch }, DOCUMENTED);
    await expect(provider.readNotification({ ...notification({}), body })).rejects.toThrow(reason);
  });

  it("with a wrong signature, or for another merchant, is refused", async () => {
    const signed = signFields(paid, DOCUMENTED);
    await expect(read({ ...signed, TradeAmt: "1" })).rejects.toThrow(ForgedNotification);
    const foreign = { ...paid, MerchantID: "2000132" };
    await expect(read(signFields(foreign, DOCUMENTED))).rejects.toThrow(ForgedNotification);
  });
});
