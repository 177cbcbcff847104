import { words } from "../language/words.ts";

export const demoWords = words(
  {
    title: "選擇好友（示範）",
    body: "這是示範商店，不會真的傳送訊息。正式環境會由 LINE 顯示您的好友名單，並傳送下面這張卡片。",
    friend: "小春",
    send: (name: string) => `傳送給${name}`,
  },
  {
    en: {
      title: "Choose a friend (demo)",
      body: "This is a demo shop: nothing is sent. In a real one LINE lists your friends and sends them this card.",
      friend: "Haru",
      send: (name) => `Send to ${name}`,
    },
    jp: {
      title: "友だちを選択（デモ）",
      body: "これはデモショップのため、実際には送信されません。本番では LINE の友だちリストが開き、次のカードが送られます。",
      friend: "小春",
      send: (name) => `${name}さんに送る`,
    },
  },
);
