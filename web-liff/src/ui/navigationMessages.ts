import { words } from "../language/words.ts";

export const navigationWords = words(
  { shop: "商店", booking: "預約", calendar: "我的預約", orders: "我的訂單", store: "店家資訊" },
  {
    en: { shop: "Shop", booking: "Book", calendar: "My bookings", orders: "My orders", store: "Store" },
    jp: {
      shop: "ショップ",
      booking: "予約する",
      calendar: "予約確認",
      orders: "ご注文履歴",
      store: "店舗情報",
    },
  },
);
