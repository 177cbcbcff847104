import { sameInEveryLanguage } from "../language.ts";
import type { ProviderDeclaration } from "./providerDeclaration.ts";

export const stripe = {
  key: "STRIPE",
  slug: "stripe",
  name: sameInEveryLanguage("Stripe"),
  logo: { letters: "S", color: "#533afd" },
  description: "Stripe: cards.",
  channels: {
    CARD: {
      canRefund: true,
      needsConfirmation: false,
      canCaptureLater: true,
      showsCode: false,
      validMinutes: 60,
    },
  },
  currencies: ["TWD", "JPY", "THB", "HKD", "USD"],
  takesAllCurrencies: true,
  namesPaymentAtStart: true,
  needsPublicUrl: false,
  reportsRefunds: true,
} as const satisfies ProviderDeclaration;
