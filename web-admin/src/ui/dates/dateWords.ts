import { plainText } from "@machiya/schema/domain/typedText";

/** The days that a word names, counted from today. English words may be shortened to three letters. */
const DAY_WORDS: readonly (readonly [by: number, words: readonly string[]])[] = [
  [-2, ["前天", "おととい", "一昨日", "เมื่อวานซืน"]],
  [-1, ["yesterday", "昨天", "昨日", "きのう", "เมื่อวาน", "เมื่อวานนี้"]],
  [0, ["today", "今天", "今日", "本日", "きょう", "วันนี้"]],
  [1, ["tomorrow", "明天", "明日", "あした", "あす", "พรุ่งนี้"]],
  [2, ["後天", "明後日", "あさって", "มะรืน", "มะรืนนี้"]],
];

/** The names of the weekdays from Monday. */
const WEEKDAY_WORDS: readonly (readonly string[])[] = [
  ["monday", "一", "月", "จันทร์", "จ."],
  ["tuesday", "二", "火", "อังคาร", "อ."],
  ["wednesday", "三", "水", "พุธ", "พ."],
  ["thursday", "四", "木", "พฤหัสบดี", "พฤหัส", "พฤ."],
  ["friday", "五", "金", "ศุกร์", "ศ."],
  ["saturday", "六", "土", "เสาร์", "ส."],
  ["sunday", "日", "天", "อาทิตย์", "อา."],
];

const NOW_WORDS = ["now", "現在", "今", "ตอนนี้", "เดี๋ยวนี้"];

const CHINESE_WEEK = /^(?:週|周|星期|禮拜)/;
const CHINESE_WEEKDAY = /^[一二三四五六日天]$/;
const JAPANESE_WEEKDAY = /^[月火水木金土日](?:曜日?)?$/;

const SHORTEST_PREFIX = 3;

/** Normalizes what was typed: full-width and Thai digits, signs, and letter case. */
export function normalizeTyped(text: string): string {
  return plainText(text)
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replaceAll("−", "-")
    .toLowerCase();
}

/** Returns whether a normalized text is a word, or the beginning of an English one. */
function isWord(text: string, word: string): boolean {
  if (text === word.normalize("NFKC")) return true;
  return text.length >= SHORTEST_PREFIX && /^[a-z]+$/.test(text) && word.startsWith(text);
}

/** Returns how many days after today a word names; null if it names none. */
export function daysFromToday(text: string): number | null {
  return DAY_WORDS.find(([, words]) => words.some((word) => isWord(text, word)))?.[0] ?? null;
}

/** Returns the weekday that a word names, 1 Monday to 7 Sunday; null if it names none. */
export function weekdayNamed(text: string): number | null {
  const name = bareWeekday(text);
  const at =
    name === null ? -1 : WEEKDAY_WORDS.findIndex((words) => words.some((word) => isWord(name, word)));
  return at < 0 ? null : at + 1;
}

/** Removes the word for "weekday" from a weekday's name; null for a single character that needs it. */
function bareWeekday(text: string): string | null {
  if (CHINESE_WEEK.test(text)) {
    const name = text.replace(CHINESE_WEEK, "");
    return CHINESE_WEEKDAY.test(name) ? name : null;
  }
  if (JAPANESE_WEEKDAY.test(text)) return text.charAt(0);
  return CHINESE_WEEKDAY.test(text) ? null : text.replace(/^วัน/, "");
}

/** Returns whether a word names the current time. */
export function isNow(text: string): boolean {
  return NOW_WORDS.some((word) => text === word.normalize("NFKC"));
}
