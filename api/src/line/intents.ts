import { LineQuestion } from "@machiya/prisma/enums";

/** The words by which a question is recognized in Chinese, Japanese and English; the first match counts. */
const WORDS: readonly (readonly [LineQuestion, RegExp])[] = [
  ["NEXT_APPOINTMENT", /預約|预约|予約|appointment|booking|reservation/i],
  ["ORDER_STATUS", /訂單|订单|出貨|注文|配送|\border/i],
  ["OPENING_HOURS", /營業|营业|営業|開店|開門|地址|住所|\bhours\b|\bopen|\baddress/i],
];

/** Returns the question that a text asks; HELP when it is not clear. */
export function intentOfText(text: string): LineQuestion {
  return WORDS.find(([, words]) => words.test(text))?.[0] ?? "HELP";
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
