import { ECPAY_CREDENTIALS } from "../paymentProviders/ecpayCredentials.ts";
import type { CarrierDeclaration } from "./carrierDeclaration.ts";

export const ecpayLogistics = {
  key: "ECPAY",
  slug: "ecpay",
  name: { cn: "綠界物流", en: "ECPay logistics", jp: "ECPay物流", th: "ECPay Logistics" },
  logo: { letters: "EC", color: "#00694e" },
  description: "ECPay's logistics: convenience stores in Taiwan.",
  intro: {
    cn: "顧客在地圖上選擇 7-ELEVEN 或全家門市，您可以直接從訂單建立物流單並列印託運單。",
    en: "Customers choose a store of 7-ELEVEN or FamilyMart on a map, and you create the parcel and print its label from the order.",
    jp: "お客様が地図で7-ELEVENまたはファミリーマートの店舗を選び、注文から配送を登録して送り状を印刷できます。",
    th: "ลูกค้าเลือกสาขา 7-ELEVEN หรือ FamilyMart บนแผนที่ แล้วคุณสร้างพัสดุและพิมพ์ใบปะหน้าได้จากคำสั่งซื้อ",
  },
  credentials: ECPAY_CREDENTIALS,
} as const satisfies CarrierDeclaration;
