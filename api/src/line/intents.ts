import { LineQuestion } from "@machiya/prisma/enums";
import type { Language } from "@machiya/schema/domain/language";

/** The words by which each question is recognized in each language. */
type Words = Readonly<Record<Language, RegExp>>;

/** The first question with a word in the text counts. */
const WORDS: readonly (readonly [LineQuestion, Words])[] = [
  [
    "NEXT_APPOINTMENT",
    { cn: /預約|预约/, jp: /予約/, en: /appointment|booking|reservation/i, th: /จอง|นัดหมาย|วันนัด|คิว/ },
  ],
  [
    "ORDER_STATUS",
    { cn: /訂單|订单|出貨/, jp: /注文|配送/, en: /\border/i, th: /คำสั่งซื้อ|สั่งซื้อ|ออเดอร์|จัดส่ง|พัสดุ/ },
  ],
  [
    "OPENING_HOURS",
    {
      cn: /營業|营业|開門|地址/,
      jp: /営業|開店|住所/,
      en: /\bhours\b|\bopen|\baddress/i,
      th: /เวลาทำการ|เวลาเปิด|เปิดกี่โมง|ปิดกี่โมง|เปิดวัน|ที่อยู่/,
    },
  ],
];

/** Returns the question that a text asks; HELP when it is not clear. */
export function intentOfText(text: string): LineQuestion {
  const isAsked = ([, words]: (typeof WORDS)[number]) => Object.values(words).some((word) => word.test(text));
  return WORDS.find(isAsked)?.[0] ?? "HELP";
}

/** Returns the postback data of a button for a question. */
export function postbackOf(question: LineQuestion): string {
  return `ask=${question}`;
}

/** Returns the question of a tapped button; HELP when the data is unknown. */
export function intentOfPostback(data: string): LineQuestion {
  const name = new URLSearchParams(data).get("ask") ?? "";
  return Object.values(LineQuestion).find((question) => question === name) ?? "HELP";
}
