import { defineMessages } from "../language/messages.ts";

export const timeOffMessages = defineMessages({
  cn: {
    title: "休假",
    none: "今天起沒有休假。",
    add: "新增休假",
    edit: "編輯休假",
    remove: "取消休假",
  },
  en: {
    title: "Time off",
    none: "No time off from today on.",
    add: "Add time off",
    edit: "Edit time off",
    remove: "Take time off back",
  },
  jp: {
    title: "休暇",
    none: "今日以降の休暇はありません。",
    add: "休暇を追加",
    edit: "休暇を編集",
    remove: "休暇を取り消す",
  },
});
