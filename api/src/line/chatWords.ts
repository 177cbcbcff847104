import type { LineQuestion } from "@machiya/prisma/enums";
import type { Language } from "@machiya/schema/domain/language";

interface ChatWords {
  order: (order: { number: number; state: string; payment: string; total: string }) => string;
  noOrder: string;
  appointment: (appointment: { at: string; services: string; state: string }) => string;
  noAppointment: string;
  /** Before the open weekdays. */
  openOn: string;
  address: string;
  noHours: string;
  help: string;
  /** What the button says that asks this; at most 20 characters (line.md). */
  ask: Record<Exclude<LineQuestion, "HELP">, string>;
}

/** What the shop answers in the chat. */
export const CHAT_WORDS: Record<Language, ChatWords> = {
  cn: {
    order: ({ number, state, payment, total }) =>
      `訂單 #${number}\n狀態：${state}\n付款：${payment}\n合計：${total}`,
    noOrder: "目前沒有進行中的訂單。",
    appointment: ({ at, services, state }) => `下次預約：${at}\n${services}\n狀態：${state}`,
    noAppointment: "目前沒有接下來的預約。",
    openOn: "營業日：",
    address: "地址：",
    noHours: "店家尚未提供營業時間。",
    help: "您可以在這裡查詢訂單狀態、下次預約與營業時間，請點選下方按鈕。",
    ask: { ORDER_STATUS: "訂單狀態", NEXT_APPOINTMENT: "下次預約", OPENING_HOURS: "營業時間" },
  },
  en: {
    order: ({ number, state, payment, total }) =>
      `Order #${number}\nState: ${state}\nPayment: ${payment}\nTotal: ${total}`,
    noOrder: "You have no open order.",
    appointment: ({ at, services, state }) => `Your next booking: ${at}\n${services}\nState: ${state}`,
    noAppointment: "You have no booking ahead.",
    openOn: "Open on: ",
    address: "Address: ",
    noHours: "The shop has not told its opening hours.",
    help: "Ask here for the state of your order, your next booking or the opening hours: tap a button below.",
    ask: { ORDER_STATUS: "Order status", NEXT_APPOINTMENT: "Next booking", OPENING_HOURS: "Opening hours" },
  },
  jp: {
    order: ({ number, state, payment, total }) =>
      `ご注文 #${number}\n状態：${state}\nお支払い：${payment}\n合計：${total}`,
    noOrder: "進行中のご注文はありません。",
    appointment: ({ at, services, state }) => `次回のご予約：${at}\n${services}\n状態：${state}`,
    noAppointment: "今後のご予約はありません。",
    openOn: "営業日：",
    address: "住所：",
    noHours: "営業時間はまだ登録されていません。",
    help: "ご注文の状況、次回のご予約、営業時間をご案内します。下のボタンを押してください。",
    ask: { ORDER_STATUS: "注文の状況", NEXT_APPOINTMENT: "次回の予約", OPENING_HOURS: "営業時間" },
  },
};
