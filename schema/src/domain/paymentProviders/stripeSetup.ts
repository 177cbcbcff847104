import type { ProviderSetup } from "./providerDeclaration.ts";

export const stripeSetup = {
  credentials: [
    {
      name: "secretKey",
      label: { cn: "密鑰 Secret key", en: "Secret key", jp: "シークレットキー", th: "Secret key" },
      description: "Stripe: the secret key, sk_… or rk_….",
      isSecret: true,
      maxLength: 250,
      pattern: /^(sk|rk)_(live|test)_\w+$/,
    },
    {
      name: "webhookSecret",
      label: {
        cn: "簽署密鑰 Signing secret",
        en: "Signing secret",
        jp: "署名シークレット",
        th: "Signing secret",
      },
      description: "Stripe: the signing secret of the webhook endpoint, whsec_….",
      isSecret: true,
      maxLength: 250,
      pattern: /^whsec_\w+$/,
    },
  ],
  notifications: {
    address: "CONFIGURED",
    text: {
      cn: "請在 Stripe 的 Developers → Webhooks 新增這個網址，並將簽署密鑰填入上方。",
      en: "Add this address at Stripe under Developers → Webhooks, and enter its signing secret above.",
      jp: "Stripe の Developers → Webhooks にこの URL を追加し、署名シークレットを上に入力してください。",
      th: "กรุณาเพิ่ม URL นี้ใน Stripe ที่ Developers → Webhooks แล้วกรอก signing secret ด้านบน",
    },
    events: [
      "checkout.session.completed",
      "checkout.session.async_payment_succeeded",
      "checkout.session.async_payment_failed",
      "checkout.session.expired",
      "payment_intent.amount_capturable_updated",
      "payment_intent.succeeded",
      "payment_intent.canceled",
      "charge.refunded",
      "refund.updated",
      "refund.failed",
      "charge.dispute.created",
      "charge.dispute.closed",
    ],
  },
} as const satisfies ProviderSetup;
