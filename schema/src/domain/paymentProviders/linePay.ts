import { sameInEveryLanguage } from "../language.ts";
import type { ProviderDeclaration } from "./providerDeclaration.ts";

export const linePay = {
  key: "LINE_PAY",
  slug: "line-pay",
  name: sameInEveryLanguage("LINE Pay"),
  logo: { letters: "LP", color: "#067a35" },
  description: "LINE Pay, from LINE's wallet.",
  channels: {
    WALLET: {
      canRefund: true,
      needsConfirmation: true,
      canCaptureLater: true,
      showsCode: false,
      // LINE Pay cancels a request that is not confirmed within 20 minutes.
      validMinutes: 20,
    },
  },
  // LINE Pay has ended in Japan; each merchant has one currency.
  currencies: ["TWD", "THB", "USD"],
  takesAllCurrencies: false,
  namesPaymentAtStart: true,
  needsPublicUrl: false,
  reportsRefunds: true,
} as const satisfies ProviderDeclaration;
