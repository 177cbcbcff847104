import { expect, it } from "vitest";
import { signFields } from "../../payments/ecpay/checkMacValue.ts";
import { ProviderUnavailable } from "../../payments/paymentProvider.ts";
import { createEcpayLogistics } from "./ecpayLogistics.ts";
import { STAND_IN_CREDENTIALS } from "./ecpayLogisticsStandIn.ts";

/** Creates a parcel at a carrier that answers with these fields. */
function createWith(answered: Readonly<Record<string, string>>) {
  const fields = {
    MerchantID: STAND_IN_CREDENTIALS.merchantId,
    RtnCode: "300",
    RtnMsg: "OK",
    MerchantTradeNo: "P1",
    AllPayLogisticsID: "1718546",
    CVSPaymentNo: "C9681067",
    CVSValidationNo: "0229",
    ...answered,
  };
  const signed = Object.entries(signFields(fields, STAND_IN_CREDENTIALS, "md5"));
  const provider = createEcpayLogistics(
    {
      apiBase: "http://ecpay",
      pageBase: "http://ecpay",
      fetch: async () => new Response(`1|${signed.map(([name, value]) => `${name}=${value}`).join("&")}`),
    },
    STAND_IN_CREDENTIALS,
  );
  const person = { name: "王小明", phone: "0987654321" };
  return provider.create(
    {
      reference: "P1",
      chain: "UNIMART",
      storeCode: "131386",
      goodsAmount: 480,
      collects: false,
      description: "#1",
      sender: person,
      recipient: person,
    },
    "https://shop.example/carriers/ecpay/notifications",
  );
}

it("reads the answer to the creation of a parcel", async () => {
  expect(await createWith({})).toMatchObject({
    carrierReference: "1718546",
    paymentNo: "C9681067",
    validationNo: "0229",
    status: "300",
    statusText: "OK",
  });
});

it("stores messages without control characters", async () => {
  expect(await createWith({ RtnMsg: "O\0K" })).toMatchObject({ statusText: "O K" });
});

it.each([
  ["AllPayLogisticsID", "17\0"],
  ["AllPayLogisticsID", ""],
  ["AllPayLogisticsID", "9".repeat(300)],
  ["CVSPaymentNo", "C\0"],
  ["CVSValidationNo", "\0"],
  ["RtnCode", "3\0"],
  ["RtnCode", ""],
  ["RtnCode", "OK"],
  ["MerchantTradeNo", "P2"],
])("is unavailable when %s is not readable (%j)", async (name, value) => {
  await expect(createWith({ [name]: value })).rejects.toThrow(ProviderUnavailable);
});
