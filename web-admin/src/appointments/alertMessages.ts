import { defineMessages } from "../language/messages.ts";

export const alertMessages = defineMessages({
  cn: { newAppointment: (number: number) => `新預約 #${number}，等待審核`, view: "檢視預約" },
  en: { newAppointment: (number) => `New appointment #${number} waits for review`, view: "View appointment" },
  jp: { newAppointment: (number) => `新しい予約 #${number}（確認待ち）`, view: "予約を見る" },
});
