import type { ProviderSetup } from "./providerDeclaration.ts";

export const linePaySetup = {
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
} as const satisfies ProviderSetup;
