import { expect, it } from "vitest";
import { carrierDetails, carrierDraft, carrierProblems } from "./carrierDraft.ts";

it("sends only what was changed, and credentials without spaces", () => {
  expect(carrierDraft(null)).toMatchObject({ enabled: "false", isTest: "true", chains: "UNIMART,FAMILY" });
  expect(carrierDetails("ECPAY", {})).toEqual({});
  expect(
    carrierDetails("ECPAY", {
      enabled: "true",
      chains: "FAMILY",
      senderName: " 店長 ",
      merchantId: " 2000933 ",
    }),
  ).toEqual({
    enabled: true,
    chains: ["FAMILY"],
    senderName: "店長",
    credentials: { merchantId: "2000933" },
  });
});

it("names each field that a used carrier lacks", () => {
  const draft = { ...carrierDraft(null), chains: "", enabled: "true" };
  expect(carrierProblems("ECPAY", { ...draft, enabled: "false" }, false)).toEqual({});
  const sender = { senderName: "MISSING", senderPhone: "MISSING" };
  expect(carrierProblems("ECPAY", draft, true)).toEqual({ chains: "NO_CHAIN", ...sender });
  expect(carrierProblems("ECPAY", draft, false)).toEqual({
    chains: "NO_CHAIN",
    ...sender,
    merchantId: "MISSING",
    hashKey: "MISSING",
    hashIv: "MISSING",
  });
});

it("names what the carrier does not accept, also while it is not used", () => {
  const draft = { ...carrierDraft(null), senderName: "王", senderPhone: "02-2345-6789", merchantId: "20 33" };
  expect(carrierProblems("ECPAY", draft, true)).toEqual({
    senderName: "NAME",
    senderPhone: "PHONE",
    merchantId: "FORMAT",
    hashKey: "MISSING",
    hashIv: "MISSING",
  });
  const right = { senderName: " 店長 ", senderPhone: "0912-345-678", merchantId: "2000933" };
  expect(carrierProblems("ECPAY", { ...draft, ...right, hashKey: "key", hashIv: "iv" }, false)).toEqual({});
});
