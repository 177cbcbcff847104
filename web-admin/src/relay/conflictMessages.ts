import { defineMessages } from "../language/messages.ts";

export const conflictMessages = defineMessages({
  cn: {
    title: "有人比您先修改了。",
    text: "以下內容已經變更：",
    elsewhere: "這份表單裡的內容沒有變，但這筆資料的其他部分已經變更。",
    theirs: (value: string) => `目前：${value}`,
    mine: (value: string) => `您的：${value}`,
    empty: "（空白）",
    takeOver: "採用目前的內容",
    insist: "以我的內容再試一次",
  },
  en: {
    title: "Somebody else was faster.",
    text: "This has changed meanwhile:",
    elsewhere: "Nothing in this form has changed, but something else of this record has.",
    theirs: (value) => `Now: ${value}`,
    mine: (value) => `Yours: ${value}`,
    empty: "(empty)",
    takeOver: "Take over what is there",
    insist: "Try again with mine",
  },
  jp: {
    title: "ほかの人が先に変更しました。",
    text: "次の内容が変わっています：",
    elsewhere: "このフォームの内容は変わっていませんが、ほかの部分が変更されました。",
    theirs: (value) => `現在：${value}`,
    mine: (value) => `あなたの入力：${value}`,
    empty: "（空欄）",
    takeOver: "現在の内容を採用",
    insist: "自分の内容でやり直す",
  },
});
