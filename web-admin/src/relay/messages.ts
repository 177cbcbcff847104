import { defineMessages } from "../language/messages.ts";

export const messages = defineMessages({
  cn: {
    UNREACHABLE: "連不上伺服器，請檢查網路後再試一次。",
    OUTDATED: "系統已更新，請重新整理頁面。",
  },
  en: {
    UNREACHABLE: "The server cannot be reached. Check your connection and try again.",
    OUTDATED: "A newer version is running. Please reload the page.",
  },
  jp: {
    UNREACHABLE: "サーバーに接続できません。通信環境を確認してもう一度お試しください。",
    OUTDATED: "新しいバージョンが公開されました。ページを再読み込みしてください。",
  },
});
