import { defineMessages } from "../language/messages.ts";

export const messages = defineMessages({
  cn: {
    title: "首頁",
    welcome: "歡迎回來",
    toAdvance: "待處理的新訂單",
    inAction: "處理中的訂單",
    pausedProducts: "暫停販售的商品",
    orders: "查看訂單",
    products: "查看商品",
    staffText: "您的班表、預約與個人資料將會出現在這裡。",
  },
  en: {
    title: "Home",
    welcome: "Welcome back",
    toAdvance: "New orders to advance",
    inAction: "Orders in progress",
    pausedProducts: "Paused products",
    orders: "To the orders",
    products: "To the products",
    staffText: "Your shifts, your appointments and your profile will stand here.",
  },
  jp: {
    title: "ホーム",
    welcome: "おかえりなさい",
    toAdvance: "対応待ちの新規注文",
    inAction: "準備中の注文",
    pausedProducts: "販売休止中の商品",
    orders: "注文を見る",
    products: "商品を見る",
    staffText: "シフト、予約、プロフィールはここに表示されます。",
  },
});
