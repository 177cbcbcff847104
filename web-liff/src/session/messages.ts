import { words } from "../language/words.ts";

export const sessionWords = words(
  {
    demoTitle: "以 LINE 登入（示範）",
    demoBody: "這是示範商店。正式環境會由 LINE 確認您的身分；這裡請輸入想使用的名字。",
    demoName: "小町",
    nameLabel: "顯示名稱",
    continueAs: "繼續",
    signIn: "以 LINE 登入",
    signInFirst: "請先登入",
    signInBody: "登入後即可查看您的訂單。購物車裡的商品會一直保留。",
    failed: "無法以 LINE 登入，請稍後再試。",
  },
  {
    en: {
      demoTitle: "Sign in with LINE (demo)",
      demoBody: "This is a demo shop. In a real one LINE would say who you are; here you choose a name.",
      demoName: "Komachi",
      nameLabel: "Display name",
      continueAs: "Continue",
      signIn: "Sign in with LINE",
      signInFirst: "Please sign in",
      signInBody: "Sign in to see your orders. What is in your cart stays there.",
      failed: "Signing in with LINE did not work. Please try again later.",
    },
    jp: {
      demoTitle: "LINEでログイン（デモ）",
      demoBody: "これはデモショップです。本番ではLINEが本人確認を行います。ここではお名前をご入力ください。",
      demoName: "小町",
      nameLabel: "表示名",
      continueAs: "続ける",
      signIn: "LINEでログイン",
      signInFirst: "ログインしてください",
      signInBody: "ログインするとご注文履歴をご覧いただけます。カートの中身はそのまま残ります。",
      failed: "LINEでログインできませんでした。しばらくしてからもう一度お試しください。",
    },
  },
);
