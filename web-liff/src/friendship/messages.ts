import { words } from "../language/words.ts";

export const friendshipWords = words(
  {
    title: "加入好友",
    body: "把我們加為 LINE 好友，就能收到訂單通知與最新優惠。",
    add: "加入好友",
    later: "以後再說",
    added: "謝謝您！我們已經是好友了",
    failed: "目前無法加入好友，請稍後再試。",
  },
  {
    en: {
      title: "Add us as a friend",
      body: "Add us on LINE to hear about your order and our offers.",
      add: "Add as a friend",
      later: "Not now",
      added: "Thank you! We are friends now",
      failed: "Adding us did not work just now. Please try again later.",
    },
    jp: {
      title: "友だち追加",
      body: "LINE で友だちに追加すると、ご注文のお知らせやお得な情報をお届けします。",
      add: "友だちに追加",
      later: "あとで",
      added: "ありがとうございます！友だちに追加されました",
      failed: "追加できませんでした。しばらくしてからもう一度お試しください。",
    },
  },
);
