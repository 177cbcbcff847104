import { defineMessages } from "../language/messages.ts";

export const filterMessages = defineMessages({
  cn: {
    filters: "篩選",
    more: "更多篩選條件",
    fewer: "收起篩選條件",
    clearAll: (count: number) => `清除篩選（${count}）`,
  },
  en: {
    filters: "Filters",
    more: "More filters",
    fewer: "Fewer filters",
    clearAll: (count) => `Clear filters (${count})`,
  },
  jp: {
    filters: "絞り込み",
    more: "条件を追加",
    fewer: "条件を閉じる",
    clearAll: (count) => `条件をクリア（${count}）`,
  },
});
