import { expect, it } from "vitest";
import { intentOfText } from "./intents.ts";

it.each([
  ["我想看預約", "NEXT_APPOINTMENT"],
  ["予約はいつですか", "NEXT_APPOINTMENT"],
  ["When is my appointment?", "NEXT_APPOINTMENT"],
  ["ขอดูคิวที่จองไว้", "NEXT_APPOINTMENT"],
  ["นัดหมายครั้งต่อไปเมื่อไร", "NEXT_APPOINTMENT"],
  ["我的訂單出貨了嗎", "ORDER_STATUS"],
  ["注文の状況", "ORDER_STATUS"],
  ["Where is my order", "ORDER_STATUS"],
  ["คำสั่งซื้อของฉันถึงไหนแล้ว", "ORDER_STATUS"],
  ["ออเดอร์ส่งหรือยัง", "ORDER_STATUS"],
  ["營業時間？", "OPENING_HOURS"],
  ["営業時間は？", "OPENING_HOURS"],
  ["opening hours", "OPENING_HOURS"],
  ["ร้านเปิดกี่โมงคะ", "OPENING_HOURS"],
  ["ขอที่อยู่ร้าน", "OPENING_HOURS"],
  ["สวัสดี", "HELP"],
  ["你好", "HELP"],
])("%s asks for %s", (text, question) => {
  expect(intentOfText(text)).toBe(question);
});
