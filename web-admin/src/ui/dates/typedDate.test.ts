import { LANGUAGES, localeOf } from "@machiya/schema/domain/language";
import { describe, expect, it } from "vitest";
import { clockText, withoutMidnight } from "../../language/zonedTime.ts";
import {
  readTypedDay,
  readTypedDayOptionalTime,
  readTypedDayTime,
  readTypedTime,
  type TypedContext,
} from "./typedDate.ts";

/** A Monday. */
const NOW = "2026-11-23T18:42";
const IN: Record<"cn" | "en" | "jp" | "th", TypedContext> = {
  cn: { locale: localeOf("cn"), now: NOW },
  en: { locale: localeOf("en"), now: NOW },
  jp: { locale: localeOf("jp"), now: NOW },
  th: { locale: localeOf("th"), now: NOW },
};

/** Reads texts in one language. */
const days = (language: keyof typeof IN, texts: readonly string[]) =>
  texts.map((text) => readTypedDay(text, IN[language]));

describe("a typed day", () => {
  it("is read back from the text that the field shows, in every language", () => {
    for (const language of LANGUAGES)
      for (const day of ["1900-01-01", "2024-02-29", "2026-11-23", "2027-01-02", "2442-12-31"]) {
        const { locale } = IN[language];
        expect(readTypedDay(clockText(day, locale), IN[language])).toBe(day);
        expect(readTypedDay(day, IN[language])).toBe(day);
      }
  });

  it("is in the order of the language", () => {
    const thirdOfApril = "2026-04-03";
    for (const language of ["cn", "en", "jp"] as const) {
      expect(
        new Set(days(language, ["2026/4/3", "2026-04-03", "2026.4.3", "26/4/3", "4/3", "20260403"])),
      ).toEqual(new Set([thirdOfApril]));
      expect(days(language, ["3/4/2026", "3/4/26", "03042026"])).toEqual([null, null, null]);
    }
    expect(
      new Set(days("th", ["3/4/2569", "03/04/2569", "3-4-69", "3.4.2026", "3/4", "2569-04-03", "03042569"])),
    ).toEqual(new Set([thirdOfApril]));
  });

  it("may have a year of 民國 or of a Japanese era", () => {
    expect(
      new Set(
        days("cn", [
          "115/11/29",
          "115-11-29",
          "1151129",
          "民國115年11月29日",
          "１１５／１１／２９",
          "\u200b115.11.29",
        ]),
      ),
    ).toEqual(new Set(["2026-11-29"]));
    // A date of birth, and dates of these years.
    expect(days("cn", ["78/5/3", "26/4/3", "36/1/2", "37/1/2", "05/1/2", "99/12/31", "100/1/2"])).toEqual([
      "1989-05-03",
      "2026-04-03",
      "2036-01-02",
      "1948-01-02",
      "2005-01-02",
      "2010-12-31",
      "2011-01-02",
    ]);
    for (const language of LANGUAGES)
      expect(days(language, ["令和8年11月29日", "R8.11.29", "昭和53年5月3日", "民國78年5月3日"])).toEqual([
        "2026-11-29",
        "2026-11-29",
        "1978-05-03",
        "1989-05-03",
      ]);
    expect(days("en", ["115/11/29", "1151129", "78/5/3"])).toEqual([null, null, "1978-05-03"]);
    expect(days("cn", ["115/2/29", "000/1/1", "民國115年13月1日"])).toEqual([null, "1911-01-01", null]);
  });

  it("may be written with the characters of the language", () => {
    expect(days("cn", ["2026年4月3日", "4月3日", "３日", "２０２６／４／３"])).toEqual([
      "2026-04-03",
      "2026-04-03",
      "2026-11-03",
      "2026-04-03",
    ]);
    expect(days("jp", ["2026年4月3日", "4 月 3 日"])).toEqual(["2026-04-03", "2026-04-03"]);
    expect(days("th", ["๓/๔/๒๕๖๙"])).toEqual(["2026-04-03"]);
  });

  it("is a word of any of the languages", () => {
    const words: Record<string, string[]> = {
      "2026-11-21": ["前天", "おととい", "เมื่อวานซืน"],
      "2026-11-22": ["yesterday", "Yes", "昨天", "昨日", "เมื่อวาน"],
      "2026-11-23": ["today", " TODAY ", "tod", "今天", "今日", "本日", "วันนี้"],
      "2026-11-24": ["tomorrow", "tom", "明天", "明日", "あした", "พรุ่งนี้", "+1", "＋１", "+ 1", "+๑"],
      "2026-11-25": ["後天", "あさって", "明後日", "มะรืน"],
    };
    for (const [day, texts] of Object.entries(words))
      for (const language of LANGUAGES) expect(days(language, texts)).toEqual(texts.map(() => day));
  });

  it("is the next day of a weekday, never today", () => {
    const words: Record<string, string[]> = {
      "2026-11-27": [
        "fri",
        "Friday",
        "週五",
        "周五",
        "星期五",
        "禮拜五",
        "金",
        "金曜",
        "金曜日",
        "ศุกร์",
        "วันศุกร์",
        "ศ.",
      ],
      "2026-11-29": ["sun", "週日", "星期天", "日", "日曜日", "อาทิตย์", "อา."],
      "2026-11-30": ["mon", "週一", "月", "月曜", "จันทร์"],
      "2026-11-24": ["tue", "tues", "週二", "火", "อังคาร"],
      "2026-11-26": ["thurs", "週四", "木", "พฤ.", "พฤหัสบดี"],
    };
    for (const [day, texts] of Object.entries(words)) expect(days("en", texts)).toEqual(texts.map(() => day));
  });

  it("is a number of days from today, across months and years", () => {
    expect(days("en", ["+0", "+7", "-23", "+39", "−1"])).toEqual([
      "2026-11-23",
      "2026-11-30",
      "2026-10-31",
      "2027-01-01",
      "2026-11-22",
    ]);
  });

  it("without a year is in this year, or from the earliest day on", () => {
    const from = (text: string, earliest: string) => readTypedDay(text, { ...IN.cn, earliest });
    expect(days("cn", ["1/5", "12/31", "5"])).toEqual(["2026-01-05", "2026-12-31", "2026-11-05"]);
    expect(from("11/22", "2026-11-23")).toBe("2027-11-22");
    expect(from("11/23", "2026-11-23")).toBe("2026-11-23");
    expect(from("22", "2026-11-23")).toBe("2026-12-22");
    expect(from("23", "2026-11-23")).toBe("2026-11-23");
    expect(from("31", "2026-11-23")).toBe("2026-12-31");
  });

  it("with two digits of a year is at most fifty years away", () => {
    expect(days("en", ["76-1-1", "77-1-1", "85/3/2", "00/1/1"])).toEqual([
      "2076-01-01",
      "1977-01-01",
      "1985-03-02",
      "2000-01-01",
    ]);
    expect(days("th", ["1/1/28", "1/1/19", "1/1/20"])).toEqual(["1985-01-01", "2076-01-01", "1977-01-01"]);
  });

  it("must exist and be unambiguous", () => {
    const wrong = [
      "",
      " ",
      "soon",
      "fr",
      "to",
      "2/29",
      "2026/2/30",
      "2026/13/1",
      "0/1",
      "1899/12/31",
      "2026",
    ];
    expect(days("cn", [...wrong, "一", "五", "週", "1/2/3/4", "4月", "1234/5", "12345678901"])).toEqual(
      [...wrong, "", "", "", "", "", "", ""].map(() => null),
    );
    expect(days("th", ["31/11/2569", "2569"])).toEqual([null, null]);
  });
});

describe("a typed time", () => {
  const times = (texts: readonly string[]) => texts.map((text) => readTypedTime(text, { now: NOW }));

  it("has 24 hours", () => {
    expect(times(["0:00", "9", "09:05", "9.30", "930", "1430", "23:59", "９：３０", "๑๔.๓๐ น."])).toEqual([
      "00:00",
      "09:00",
      "09:05",
      "09:30",
      "09:30",
      "14:30",
      "23:59",
      "09:30",
      "14:30",
    ]);
    expect(times(["24:00", "25", "9:60", "9:5", "960", "", "noon", "-1", "13 pm", "0 am"])).toEqual(
      Array(10).fill(null),
    );
  });

  it("may name its half of the day, or now", () => {
    expect(
      times(["2pm", "2:30 PM", "12 am", "12pm", "下午2點", "午後 3:15", "上午9:00", "14時30分"]),
    ).toEqual(["14:00", "14:30", "00:00", "12:00", "14:00", "15:15", "09:00", "14:30"]);
    expect(times(["now", "現在", "今", "ตอนนี้"])).toEqual(Array(4).fill("18:42"));
  });
});

describe("a typed day with a time", () => {
  const both = (language: keyof typeof IN, texts: readonly string[]) =>
    texts.map((text) => readTypedDayTime(text, IN[language]));

  it("is read back from the text that the field shows, in every language", () => {
    for (const language of LANGUAGES)
      for (const clock of ["2026-11-23T00:00", "2027-01-02T23:59"]) {
        expect(readTypedDayTime(clockText(clock, IN[language].locale), IN[language])).toBe(clock);
        expect(readTypedDayTime(clock, IN[language])).toBe(clock);
      }
  });

  it("combines what both accept", () => {
    expect(both("en", ["tomorrow 9", "fri 2 pm", "+7 14:30", "now", "11 24 0930"])).toEqual([
      "2026-11-24T09:00",
      "2026-11-27T14:00",
      "2026-11-30T14:30",
      NOW,
      "2026-11-24T09:30",
    ]);
    expect(both("cn", ["明天14:30", "11月24日 下午2點", "週五 9:30"])).toEqual([
      "2026-11-24T14:30",
      "2026-11-24T14:00",
      "2026-11-27T09:30",
    ]);
    expect(both("th", ["พรุ่งนี้ 14.30 น.", "24/11/2569 9:00"])).toEqual([
      "2026-11-24T14:30",
      "2026-11-24T09:00",
    ]);
  });

  it("needs both", () => {
    expect(
      both("en", ["tomorrow", "2026-11-24", "14:30", "2026-11-24 24:00", "", "2026-02-30 10:00"]),
    ).toEqual(Array(6).fill(null));
  });
});

describe("a typed day whose time is optional", () => {
  it("is midnight without a time, which the field does not show", () => {
    for (const language of LANGUAGES)
      for (const clock of ["2026-11-24T00:00", "2026-11-24T14:30"]) {
        const shown = clockText(withoutMidnight(clock), IN[language].locale);
        expect(shown.includes(":")).toBe(clock.endsWith("14:30"));
        expect(readTypedDayOptionalTime(shown, IN[language])).toBe(clock);
      }
    expect(readTypedDayOptionalTime("tomorrow", IN.en)).toBe("2026-11-24T00:00");
    expect(readTypedDayOptionalTime("tomorrow 14:30", IN.en)).toBe("2026-11-24T14:30");
  });

  it("must have a meaning", () => {
    for (const text of ["", "14:30", "soon", "2026-11-24 24:00"])
      expect([text, readTypedDayOptionalTime(text, IN.en)]).toEqual([text, null]);
  });
});
