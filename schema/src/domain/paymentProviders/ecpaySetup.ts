import { ECPAY_CREDENTIALS } from "./ecpayCredentials.ts";
import type { ProviderSetup } from "./providerDeclaration.ts";

export const ecpaySetup = {
  credentials: ECPAY_CREDENTIALS,
  notifications: {
    address: "PER_PAYMENT",
    text: {
      cn: "通知網址會隨每筆付款送出，不需要在綠界後台設定。",
      en: "The address is part of each payment, so nothing has to be entered at ECPay.",
      jp: "URL は支払いごとに送られるため、ECPay での設定は不要です。",
      th: "URL จะส่งไปพร้อมการชำระเงินแต่ละครั้ง จึงไม่ต้องตั้งที่ ECPay",
    },
    events: [],
  },
} as const satisfies ProviderSetup;
