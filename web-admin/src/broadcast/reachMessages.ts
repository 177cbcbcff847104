import { defineMessages } from "../language/messages.ts";

export const reachMessages = defineMessages({
  cn: {
    reach: "發送對象與費用",
    recipients: "收件人數",
    people: (count: number) => `${count} 人`,
    leftOut: "不含被封鎖的顧客與非好友。",
    nobody: "目前沒有可以收到訊息的顧客。",
    cost: "使用額度",
    messages: (count: number) => `${count} 則`,
    available: "本月可用於群發",
    noLimit: "沒有已知的上限",
    price: ({
      available,
      remaining,
      waiting,
      reminders,
      floor,
    }: {
      available: number;
      remaining: number;
      waiting: number;
      reminders: number;
      floor: number;
    }) => `${available} 則 = 剩餘 ${remaining} − 待計入 ${waiting} − 預約提醒 ${reminders} − 保留 ${floor}`,
    doesNotFit: "額度不足，無法立即發送：請縮小發送對象，或在商店資訊調整保留額度。",
  },
  en: {
    reach: "Who gets it, and the price",
    recipients: "Recipients",
    people: (count) => (count === 1 ? "1 person" : `${count} people`),
    leftOut: "The blocked and those who are no friends are left out.",
    nobody: "There is nobody who would get it yet.",
    cost: "Takes",
    messages: (count) => (count === 1 ? "1 message" : `${count} messages`),
    available: "Left for broadcasts",
    noLimit: "no limit is known",
    price: ({ available, remaining, waiting, reminders, floor }) =>
      `${available} this month = ${remaining} left − ${waiting} not counted yet − ${reminders} reminders − ${floor} floor`,
    doesNotFit:
      "It does not fit and cannot go out now: choose fewer people, or lower the floor in the store record.",
  },
  jp: {
    reach: "配信先と通数",
    recipients: "受信者数",
    people: (count) => `${count} 人`,
    leftOut: "ブロック中のお客様と友だちでない方には届きません。",
    nobody: "現在、受信できるお客様はいません。",
    cost: "消費通数",
    messages: (count) => `${count} 通`,
    available: "今月の配信可能数",
    noLimit: "上限は確認されていません",
    price: ({ available, remaining, waiting, reminders, floor }) =>
      `${available} 通 = 残り ${remaining} − 未計上 ${waiting} − リマインド ${reminders} − 確保 ${floor}`,
    doesNotFit:
      "通数が足りないため、今は送信できません。配信先を絞るか、店舗情報で確保する通数を変更してください。",
  },
});
