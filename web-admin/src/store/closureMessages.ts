import { defineMessages } from "../language/messages.ts";

export const closureMessages = defineMessages({
  cn: {
    title: "臨時休業",
    none: "今天起沒有臨時休業。",
    add: "新增臨時休業",
    edit: "編輯臨時休業",
    remove: "取消臨時休業",
    force: "如果仍要繼續，這些預約會照原樣保留，請另行通知顧客。",
  },
  en: {
    title: "Closures",
    none: "No closures from today on.",
    add: "Add a closure",
    edit: "Edit closure",
    remove: "Take the closure back",
    force: "Go on, and these appointments stay as they are: let the customers know.",
  },
  jp: {
    title: "臨時休業",
    none: "今日以降の臨時休業はありません。",
    add: "臨時休業を追加",
    edit: "臨時休業を編集",
    remove: "臨時休業を取り消す",
    force: "続行しても予約はそのまま残ります。お客様へのご連絡をお願いします。",
  },
});
