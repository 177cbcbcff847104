import { defineMessages } from "../language/messages.ts";

/** What the notices of the store are called, each by its kind. */
export const noticeMessages = defineMessages({
  cn: {
    notices: "LINE 通知",
    noticesHint: "顧客會自動收到這些 LINE 訊息，每則計入每月訊息額度。點選即可開啟或關閉。",
    none: "全部關閉",
    ORDER_RECEIVED: "收到訂單",
    ORDER_ADVANCED: "訂單進度",
    ORDER_CANCELLED: "訂單取消",
    PAYMENT_RECORDED: "收到付款",
    APPOINTMENT_REQUESTED: "收到預約",
    APPOINTMENT_CONFIRMED: "預約確認",
    APPOINTMENT_MOVED: "預約改期",
    APPOINTMENT_CANCELLED: "預約取消",
    APPOINTMENT_REMINDER: "前一天提醒",
  },
  en: {
    notices: "LINE notices",
    noticesHint:
      "Customers get these messages by themselves, and each counts towards the month's quota. Press one to switch it.",
    none: "all off",
    ORDER_RECEIVED: "Order received",
    ORDER_ADVANCED: "Order moved on",
    ORDER_CANCELLED: "Order cancelled",
    PAYMENT_RECORDED: "Payment recorded",
    APPOINTMENT_REQUESTED: "Booking received",
    APPOINTMENT_CONFIRMED: "Booking confirmed",
    APPOINTMENT_MOVED: "Booking moved",
    APPOINTMENT_CANCELLED: "Booking cancelled",
    APPOINTMENT_REMINDER: "Reminder the day before",
  },
  jp: {
    notices: "LINE 通知",
    noticesHint:
      "お客様に自動で届く LINE メッセージです。1 通ごとに月間の配信数に含まれます。押すと切り替わります。",
    none: "すべてオフ",
    ORDER_RECEIVED: "注文受付",
    ORDER_ADVANCED: "注文の進行",
    ORDER_CANCELLED: "注文キャンセル",
    PAYMENT_RECORDED: "入金確認",
    APPOINTMENT_REQUESTED: "予約受付",
    APPOINTMENT_CONFIRMED: "予約確定",
    APPOINTMENT_MOVED: "予約変更",
    APPOINTMENT_CANCELLED: "予約キャンセル",
    APPOINTMENT_REMINDER: "前日のお知らせ",
  },
});
