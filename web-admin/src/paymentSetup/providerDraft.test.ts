import { expect, it } from "vitest";
import { providerDetails, providerDraft, providerProblems } from "./providerDraft.ts";

it("starts as the server creates a provider", () => {
  expect(providerDraft("ECPAY", null)).toMatchObject({
    enabled: "false",
    isTest: "true",
    channels: "CARD,ATM,CVS",
    currency: "TWD",
    hashKey: "",
  });
});

it("sends only what was changed, and credentials without spaces around them", () => {
  expect(providerDetails("ECPAY", { enabled: "true", channels: "CARD,ATM" })).toEqual({
    enabled: true,
    channels: ["CARD", "ATM"],
  });
  expect(providerDetails("LINE_PAY", { capturesLater: "true" })).toEqual({ capturesLater: true });
  const entered = { merchantId: " 3002607 ", hashKey: "key", hashIv: "iv" };
  expect(providerDetails("ECPAY", entered)).toEqual({
    credentials: { merchantId: "3002607", hashKey: "key", hashIv: "iv" },
  });
});

it("requires credentials and a channel of an enabled provider", () => {
  const draft = { ...providerDraft("STRIPE", null), enabled: "true" };
  expect(providerProblems("STRIPE", draft, false)).toEqual({ enabled: "INCOMPLETE" });
  expect(providerProblems("STRIPE", draft, true)).toEqual({});
  expect(providerProblems("STRIPE", { ...draft, channels: "" }, true)).toEqual({ enabled: "INCOMPLETE" });
});

it("requires all credentials or none, in their form", () => {
  const draft = { ...providerDraft("STRIPE", null), secretKey: "pk_test_1" };
  expect(providerProblems("STRIPE", draft, true)).toEqual({ secretKey: "FORMAT", webhookSecret: "MISSING" });
  const right = { ...draft, secretKey: "sk_test_1", webhookSecret: "whsec_1" };
  expect(providerProblems("STRIPE", right, false)).toEqual({});
});
