import { sameInEveryLanguage } from "../textByLanguage.ts";
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
  credentials: [
    {
      name: "channelId",
      label: { cn: "Channel ID", en: "Channel ID", jp: "チャネル ID", th: "Channel ID" },
      description: "LINE Pay: the channel ID.",
      isSecret: false,
      maxLength: 250,
      pattern: /^\d{5,20}$/,
    },
    {
      name: "channelSecret",
      label: {
        cn: "Channel Secret Key",
        en: "Channel secret key",
        jp: "チャネルシークレットキー",
        th: "Channel secret key",
      },
      description: "LINE Pay: the channel secret key.",
      isSecret: true,
      maxLength: 100,
    },
  ],
  namesPaymentAtStart: true,
  needsPublicUrl: false,
  reportsRefunds: true,
  notifications: {
    address: "NEVER",
    text: {
      cn: "LINE Pay 不會發送通知，不需要設定網址。",
      en: "LINE Pay sends no notifications, so there is no address to enter.",
      jp: "LINE Pay は通知を送らないため、設定する URL はありません。",
      th: "LINE Pay ไม่ส่งการแจ้งเตือน จึงไม่ต้องตั้ง URL",
    },
    events: [],
  },
} as const satisfies ProviderDeclaration;
