import { sameInEveryLanguage } from "../language.ts";
import type { CredentialField } from "./credentialField.ts";

/** The fields of ECPay's credentials. Its logistics has a merchant of its own, in the form of that of its payments. */
export const ECPAY_CREDENTIALS = [
  {
    name: "merchantId",
    label: { cn: "特店編號 MerchantID", en: "MerchantID", jp: "MerchantID", th: "MerchantID" },
    description: "ECPay: the MerchantID.",
    isSecret: false,
    maxLength: 250,
    pattern: /^[A-Za-z0-9]{1,10}$/,
  },
  {
    name: "hashKey",
    label: sameInEveryLanguage("HashKey"),
    description: "ECPay: the HashKey.",
    isSecret: true,
    maxLength: 50,
  },
  {
    name: "hashIv",
    label: sameInEveryLanguage("HashIV"),
    description: "ECPay: the HashIV.",
    isSecret: true,
    maxLength: 50,
  },
] as const satisfies readonly CredentialField[];
