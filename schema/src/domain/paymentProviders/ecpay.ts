import type { ChannelCapabilities, ProviderDeclaration } from "./providerDeclaration.ts";

const BY_CODE: ChannelCapabilities = {
  canRefund: false,
  needsConfirmation: false,
  canCaptureLater: false,
  showsCode: true,
  validMinutes: 3 * 24 * 60,
};

export const ecpay = {
  key: "ECPAY",
  slug: "ecpay",
  name: { cn: "綠界 ECPay", en: "ECPay", jp: "ECPay", th: "ECPay" },
  logo: { letters: "EC", color: "#00694e" },
  description: "ECPay: cards, virtual accounts, and codes for convenience stores, in Taiwan.",
  channels: {
    CARD: {
      canRefund: true,
      needsConfirmation: false,
      // ECPay captures card payments by its daily settlement, which is a setting of the merchant and not of a payment.
      canCaptureLater: false,
      showsCode: false,
      validMinutes: 60,
    },
    ATM: BY_CODE,
    CVS: BY_CODE,
  },
  currencies: ["TWD"],
  takesAllCurrencies: false,
  namesPaymentAtStart: false,
  needsPublicUrl: true,
  reportsRefunds: false,
} as const satisfies ProviderDeclaration;
