import type { NoticeKind } from "@machiya/prisma/enums";
import type { Language } from "../domain/language.ts";

interface NotificationWords {
  title: Record<NoticeKind, string>;
  order: string;
  appointment: string;
  state: string;
  payment: string;
  items: string;
  total: string;
  time: string;
  services: string;
  staff: string;
  /** A product and its quantity. */
  times: (name: string, quantity: string) => string;
  /** Stands after the first lines and counts the others. */
  more: (count: number) => string;
  /** Labels of buttons have at most 20 characters, which is LINE's limit for quick replies; the other texts appear in the chat when a button is tapped. */
  paid: string;
  paidOrder: (order: number) => string;
  changeTime: string;
  changeTimeOf: (appointment: number) => string;
  cancel: string;
  cancelOf: (appointment: number) => string;
  myOrders: string;
  myAppointments: string;
}

/** The words of notifications. */
export const NOTIFICATION_WORDS: Record<Language, NotificationWords> = {
  cn: {
    title: {
      ORDER_RECEIVED: "已收到您的訂單",
      ORDER_ADVANCED: "訂單狀態已更新",
      ORDER_CANCELLED: "訂單已取消",
      PAYMENT_RECORDED: "已收到您的付款",
      APPOINTMENT_REQUESTED: "已收到您的預約，待店家確認",
      APPOINTMENT_CONFIRMED: "預約已確認",
      APPOINTMENT_MOVED: "預約時間已變更",
      APPOINTMENT_CANCELLED: "預約已取消",
      APPOINTMENT_REMINDER: "提醒您明天的預約",
    },
    order: "訂單",
    appointment: "預約",
    state: "狀態",
    payment: "付款",
    items: "商品",
    total: "合計",
    time: "時間",
    services: "服務",
    staff: "人員",
    times: (name, quantity) => `${name} × ${quantity}`,
    more: (count) => `還有 ${count} 項`,
    paid: "我已匯款",
    paidOrder: (order) => `訂單 #${order} 我已匯款`,
    changeTime: "變更時間",
    changeTimeOf: (appointment) => `預約 #${appointment} 變更時間`,
    cancel: "取消預約",
    cancelOf: (appointment) => `取消預約 #${appointment}`,
    myOrders: "我的訂單",
    myAppointments: "我的預約",
  },
  en: {
    title: {
      ORDER_RECEIVED: "We have your order",
      ORDER_ADVANCED: "Your order moved on",
      ORDER_CANCELLED: "Your order is cancelled",
      PAYMENT_RECORDED: "We have your payment",
      APPOINTMENT_REQUESTED: "We have your booking and will confirm it",
      APPOINTMENT_CONFIRMED: "Your booking is confirmed",
      APPOINTMENT_MOVED: "Your booking has another time",
      APPOINTMENT_CANCELLED: "Your booking is cancelled",
      APPOINTMENT_REMINDER: "Your booking is tomorrow",
    },
    order: "Order",
    appointment: "Booking",
    state: "State",
    payment: "Payment",
    items: "Items",
    total: "Total",
    time: "Time",
    services: "Services",
    staff: "With",
    times: (name, quantity) => `${name} × ${quantity}`,
    more: (count) => `and ${count} more`,
    paid: "I have paid",
    paidOrder: (order) => `I have paid order #${order}`,
    changeTime: "Change time",
    changeTimeOf: (appointment) => `Change the time of booking #${appointment}`,
    cancel: "Cancel booking",
    cancelOf: (appointment) => `Cancel booking #${appointment}`,
    myOrders: "My orders",
    myAppointments: "My bookings",
  },
  jp: {
    title: {
      ORDER_RECEIVED: "ご注文を承りました",
      ORDER_ADVANCED: "ご注文の状況が変わりました",
      ORDER_CANCELLED: "ご注文はキャンセルされました",
      PAYMENT_RECORDED: "お支払いを確認しました",
      APPOINTMENT_REQUESTED: "ご予約を承りました（確認待ち）",
      APPOINTMENT_CONFIRMED: "ご予約が確定しました",
      APPOINTMENT_MOVED: "ご予約の日時が変わりました",
      APPOINTMENT_CANCELLED: "ご予約はキャンセルされました",
      APPOINTMENT_REMINDER: "明日のご予約のお知らせ",
    },
    order: "ご注文",
    appointment: "ご予約",
    state: "状態",
    payment: "お支払い",
    items: "商品",
    total: "合計",
    time: "日時",
    services: "メニュー",
    staff: "担当",
    times: (name, quantity) => `${name} × ${quantity}`,
    more: (count) => `ほか ${count} 点`,
    paid: "振り込みました",
    paidOrder: (order) => `ご注文 #${order} を振り込みました`,
    changeTime: "日時を変更",
    changeTimeOf: (appointment) => `ご予約 #${appointment} の日時を変更`,
    cancel: "予約をキャンセル",
    cancelOf: (appointment) => `ご予約 #${appointment} をキャンセル`,
    myOrders: "ご注文履歴",
    myAppointments: "ご予約一覧",
  },
};
