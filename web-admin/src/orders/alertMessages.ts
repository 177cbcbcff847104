import { defineMessages } from "../language/messages.ts";

export const alertMessages = defineMessages({
  cn: {
    newOrder: (number: number) => `新訂單 #${number}`,
    summary: (total: string, buyer: string) => (buyer === "" ? total : `${total} · ${buyer}`),
    view: "檢視訂單",
    mute: "關閉新訂單提示音",
    unmute: "開啟新訂單提示音",
  },
  en: {
    newOrder: (number) => `New order #${number}`,
    summary: (total, buyer) => (buyer === "" ? total : `${total} · ${buyer}`),
    view: "View order",
    mute: "Mute the new order sound",
    unmute: "Unmute the new order sound",
  },
  jp: {
    newOrder: (number) => `新しい注文 #${number}`,
    summary: (total, buyer) => (buyer === "" ? total : `${total} · ${buyer}`),
    view: "注文を見る",
    mute: "新規注文の通知音を消す",
    unmute: "新規注文の通知音を鳴らす",
  },
});
