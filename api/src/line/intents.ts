import { LineQuestion } from "@machiya/prisma/enums";

/** What people write when they ask, in all three languages; the first that fits. */
const WORDS: readonly (readonly [LineQuestion, RegExp])[] = [
  ["NEXT_APPOINTMENT", /預約|预约|予約|appointment|booking|reservation/i],
  ["ORDER_STATUS", /訂單|订单|出貨|注文|配送|\border/i],
  ["OPENING_HOURS", /營業|营业|営業|開店|開門|地址|住所|\bhours\b|\bopen|\baddress/i],
];

/** What somebody asks who writes this; HELP when it is not clear. */
export function intentOfText(text: string): LineQuestion {
  return WORDS.find(([, words]) => words.test(text))?.[0] ?? "HELP";
}

/** The data of a button that asks. */
export function postbackOf(question: LineQuestion): string {
  return `ask=${question}`;
}

/** What somebody asks who taps a button; HELP when it is none of ours. */
export function intentOfPostback(data: string): LineQuestion {
  const asked = new URLSearchParams(data).get("ask") ?? "";
  return Object.values(LineQuestion).find((question) => question === asked) ?? "HELP";
}
