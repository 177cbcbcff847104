import { expect, it } from "vitest";
import { parseExactJson } from "./exactJson.ts";
import { sumOf, throwRefusal } from "./linePayResults.ts";
import { linePaySignature } from "./linePaySignature.ts";

it("keeps all digits of a transaction number", () => {
  const text = '{"info": {"transactionId": 2018082512345678710, "amount": 100.5, "list": [1, -7]}}';
  expect(parseExactJson(text)).toEqual({
    info: { transactionId: "2018082512345678710", amount: 100.5, list: [1, -7] },
  });
});

it("signs the secret, the path, the content, and the nonce", () => {
  const parts = { channelSecret: "secret", path: "/v3/payments/request", content: '{"a":1}', nonce: "n" };
  // printf '%s' 'secret/v3/payments/request{"a":1}n' | openssl dgst -sha256 -hmac secret -binary | base64
  expect(linePaySignature(parts)).toBe("vh7KGAZdRnrxdRcLaV1eLztg1mqOR7eOa6yb1OohaaQ=");
});

it("adds up amounts in the currency's smallest units", () => {
  expect(sumOf([100.25, 0.75], "THB")).toEqual({ currency: "THB", minor: 10_100 });
  expect(sumOf([-40], "TWD")).toEqual({ currency: "TWD", minor: 40 });
  expect(sumOf([1.5], "TWD")).toBeNull();
  expect(sumOf([1], "EUR")).toBeNull();
});

it("distinguishes refusals, wrong credentials, and temporary failures", () => {
  const answer = (returnCode: string) => ({ returnCode, returnMessage: "-" });
  const refused = (code: string) => {
    try {
      throwRefusal(answer(code));
    } catch (error) {
      return error;
    }
  };
  expect(refused("1172")).toMatchObject({ name: "ProviderRefusal", isCredentialError: false, code: "1172" });
  expect(refused("1153")).toMatchObject({ name: "ProviderRefusal", isCredentialError: false });
  expect(refused("1106")).toMatchObject({ name: "ProviderRefusal", isCredentialError: true });
  expect(refused("9000")).toMatchObject({ name: "ProviderUnavailable" });
});
