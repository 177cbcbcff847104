import type { Language } from "@machiya/schema/domain/language";

interface ActionWords {
  askDigits: (order: number, total: string) => string;
  notFive: string;
  /** Label of a button, at most 20 characters (line.md), as the others below. */
  enterDigits: string;
  whichOrder: string;
  noOrderToPay: string;
  paymentSaid: (order: number, digits: string) => string;
  times: (appointment: number, at: string) => string;
  noTimes: string;
  otherTimes: string;
  appointment: (appointment: { number: number; at: string; services: string; state: string }) => string;
  askCancel: (at: string, services: string) => string;
  cancelNow: string;
  keep: string;
  cancelled: (appointment: number, at: string) => string;
  changed: string;
  tooLate: (until: string) => string;
}

/** What the shop answers to buttons of cards. */
export const ACTION_WORDS: Record<Language, ActionWords> = {
  cn: {
    askDigits: (order, total) => `請輸入您匯款帳號的末五碼（訂單 #${order}，合計 ${total}）。`,
    notFive: "末五碼必須是五位數字。",
    enterDigits: "輸入末五碼",
    whichOrder: "請選擇這是哪一筆訂單的匯款：",
    noOrderToPay: "目前沒有等待匯款的訂單。",
    paymentSaid: (order, digits) =>
      `已通知店家：訂單 #${order} 已匯款，末五碼 ${digits}，待店家確認。如需更正，請再輸入一次。`,
    times: (appointment, at) =>
      `預約 #${appointment} 目前的時間是 ${at}。請選擇新的時間，變更後需由店家再次確認。`,
    noTimes: "目前沒有其他可預約的時段。",
    otherTimes: "查看我的預約",
    appointment: ({ number, at, services, state }) => `預約 #${number}：${at}\n${services}\n狀態：${state}`,
    askCancel: (at, services) => `確定要取消這筆預約嗎？\n${at}\n${services}`,
    cancelNow: "確定取消",
    keep: "保留預約",
    cancelled: (appointment, at) => `預約 #${appointment}（${at}）已取消。`,
    changed: "這筆預約後來已變更，沒有進行任何動作。請依目前的內容再操作一次。",
    tooLate: (until) => `${until} 之後無法自行變更或取消，請直接與店家聯絡。`,
  },
  en: {
    askDigits: (order, total) =>
      `Please type the last five digits of the account that you paid from (order #${order}, ${total}).`,
    notFive: "These must be exactly five digits.",
    enterDigits: "Type the digits",
    whichOrder: "Which order did you pay?",
    noOrderToPay: "You have no order that waits for a bank transfer.",
    paymentSaid: (order, digits) =>
      `The shop now knows: order #${order} is paid, last five digits ${digits}. They will check it. To correct the digits, type them again.`,
    times: (appointment, at) =>
      `Booking #${appointment} is at ${at}. Please choose another time; the shop will confirm it again.`,
    noTimes: "No other time is free now.",
    otherTimes: "My bookings",
    appointment: ({ number, at, services, state }) =>
      `Booking #${number}: ${at}\n${services}\nState: ${state}`,
    askCancel: (at, services) => `Cancel this booking?\n${at}\n${services}`,
    cancelNow: "Cancel it",
    keep: "Keep it",
    cancelled: (appointment, at) => `Booking #${appointment} (${at}) is cancelled.`,
    changed: "This booking has changed since, so nothing was done. Please choose again for how it is now.",
    tooLate: (until) =>
      `Bookings can be changed or cancelled here until ${until}. Please contact the shop itself.`,
  },
  jp: {
    askDigits: (order, total) =>
      `お振込元の口座番号の下五桁を入力してください（ご注文 #${order}、合計 ${total}）。`,
    notFive: "下五桁は五桁の数字で入力してください。",
    enterDigits: "下五桁を入力",
    whichOrder: "どのご注文のお振込みですか？",
    noOrderToPay: "お振込み待ちのご注文はありません。",
    paymentSaid: (order, digits) =>
      `お店に通知しました：ご注文 #${order} お振込み済み、下五桁 ${digits}。お店の確認をお待ちください。訂正するには、もう一度入力してください。`,
    times: (appointment, at) =>
      `ご予約 #${appointment} は現在 ${at} です。新しい日時をお選びください。変更後、お店が改めて確認します。`,
    noTimes: "現在、ほかに空いている時間はありません。",
    otherTimes: "ご予約を見る",
    appointment: ({ number, at, services, state }) => `ご予約 #${number}：${at}\n${services}\n状態：${state}`,
    askCancel: (at, services) => `このご予約をキャンセルしますか？\n${at}\n${services}`,
    cancelNow: "キャンセルする",
    keep: "予約を残す",
    cancelled: (appointment, at) => `ご予約 #${appointment}（${at}）はキャンセルされました。`,
    changed: "このご予約はその後変更されたため、何も行いませんでした。現在の内容をご確認ください。",
    tooLate: (until) =>
      `${until} を過ぎると、ここでの変更・キャンセルはできません。お店に直接ご連絡ください。`,
  },
};
