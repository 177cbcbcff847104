import { defineMessages } from "../language/messages.ts";

export const findMessages = defineMessages({
  cn: {
    find: (label: string) => `搜尋其他${label}`,
    hint: "清單較長，輸入部分名稱來尋找。",
    searching: "搜尋中…",
    found: (count: number) => `找到 ${count} 筆。`,
    foundMost: (count: number) => `顯示前 ${count} 筆，輸入更多文字可縮小範圍。`,
    none: "沒有符合的結果。",
  },
  en: {
    find: (label) => `Find more: ${label}`,
    hint: "The list is longer than what is shown; type part of a name.",
    searching: "Searching…",
    found: (count) => `${count} found.`,
    foundMost: (count) => `The first ${count} are shown; type more to find fewer.`,
    none: "Nothing matches.",
  },
  jp: {
    find: (label) => `他の${label}を探す`,
    hint: "一覧に続きがあります。名前の一部を入力してください。",
    searching: "検索中…",
    found: (count) => `${count} 件見つかりました。`,
    foundMost: (count) => `先頭の ${count} 件を表示しています。続けて入力すると絞り込めます。`,
    none: "該当するものはありません。",
  },
});
