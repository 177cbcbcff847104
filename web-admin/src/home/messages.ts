import { defineMessages } from "../language/messages.ts";

export const messages = defineMessages({
  cn: {
    title: "首頁",
    welcome: "歡迎回來",
    toAdvance: "待處理的訂單",
    transfers: "待確認的匯款",
    lowStock: "庫存不多的商品",
    orders: "查看訂單",
    products: "查看商品",
    staffText: "您的班表、預約與個人資料將會出現在這裡。",
  },
  en: {
    title: "Home",
    welcome: "Welcome back",
    toAdvance: "Orders to advance",
    transfers: "Transfers to check",
    lowStock: "Products low in stock",
    orders: "To the orders",
    products: "To the products",
    staffText: "Your shifts, your appointments and your profile will stand here.",
  },
  jp: {
    title: "ホーム",
    welcome: "おかえりなさい",
    toAdvance: "対応待ちの注文",
    transfers: "入金確認待ちの振込",
    lowStock: "在庫が少ない商品",
    orders: "注文を見る",
    products: "商品を見る",
    staffText: "シフト、予約、プロフィールはここに表示されます。",
  },
});
