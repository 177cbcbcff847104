import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../domain/language.ts";
import { type ButtonAction, digitsPrompt, postbackData, readPaidText, readPostback } from "./cardAction.ts";

const AT = "2026-12-01T02:00:00.000Z";
const BUTTONS: ButtonAction[] = [
  { do: "ASK_DIGITS", order: 1 },
  { do: "REPORT_PAID", order: 2_147_483_647 },
  { do: "ASK_TIMES", appointment: 2_147_483_647 },
  { do: "MOVE", appointment: 2_147_483_647, from: AT, to: AT },
  { do: "ASK_CANCEL", appointment: 7 },
  { do: "CANCEL", appointment: 7, from: AT },
  { do: "KEEP", appointment: 7 },
];

describe("a button's data", () => {
  it.each(BUTTONS)("encodes and decodes %o within LINE's 300 characters", (action) => {
    expect(readPostback(postbackData(action))).toEqual(action);
    expect(postbackData(action).length).toBeLessThanOrEqual(300);
  });
  it.each([
    "",
    "x".repeat(300),
    "ask=HELP",
    "do=CANCEL&appointment=7",
    "do=CANCEL&appointment=0&from=2026-12-01T02:00:00Z",
    "do=CANCEL&appointment=2147483648&from=2026-12-01T02:00:00Z",
    "do=CANCEL&appointment=7&from=tomorrow",
    "do=ASK_TIMES&appointment=7&customer=1",
    "do=ASK_DIGITS&order=1.5",
    "do=ASK_DIGITS&order=",
    "do=PAID&order=1&digits=12345",
    "do=DIGITS&digits=12345",
    "do=constructor&order=1",
  ])("rejects %j", (data) => {
    expect(readPostback(data)).toBeNull();
  });
});

describe("a message", () => {
  it.each(LANGUAGES)("that continues the prompt in %s names its order", (language) => {
    expect(readPaidText(`${digitsPrompt(language, 12)}12345`)).toEqual({
      do: "PAID",
      order: 12,
      digits: "12345",
    });
  });
  it.each<[string, object | null]>([
    ["＃１２ 末五碼：１２３４５", { do: "PAID", order: 12, digits: "12345" }],
    ["#12 LAST FIVE DIGITS:1234", { do: "PAID", order: 12, digits: "1234" }],
    ["#12 末五碼: ", { do: "PAID", order: 12, digits: "" }],
    [`#12 末五碼: ${"1".repeat(60)}`, { do: "PAID", order: 12, digits: "1".repeat(50) }],
    ["#0 末五碼: 12345", null],
    ["12345", { do: "DIGITS", digits: "12345" }],
    ["１２３４５", { do: "DIGITS", digits: "12345" }],
    ["1234", null],
    ["123456", null],
    ["訂單 #12 呢？", null],
  ])("%j is read as %o", (text, said) => {
    expect(readPaidText(text)).toEqual(said);
  });
});
