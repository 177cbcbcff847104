import { describe, expect, test } from "vitest";
import {
  fileLocaleOf,
  LANGUAGE_COOKIE_TTL_MS,
  LANGUAGES,
  type Language,
  languageName,
  localeOf,
  nameOrder,
  readLanguage,
} from "./language.ts";

test("the language cookie lasts two days", () =>
  expect(LANGUAGE_COOKIE_TTL_MS).toBe(2 * 24 * 60 * 60 * 1000));

test("each language has its locale", () => {
  expect(LANGUAGES.map((language) => [language, localeOf(language), languageName(language)])).toEqual([
    ["cn", "zh-Hant-TW", "繁體中文"],
    ["en", "en", "English"],
    ["jp", "ja", "日本語"],
    ["th", "th-TH", "ไทย"],
  ]);
});

test("the years in files are Gregorian in every language", () => {
  for (const language of LANGUAGES) {
    const { calendar } = new Intl.DateTimeFormat(fileLocaleOf(language)).resolvedOptions();
    expect(calendar, language).toBe("gregory");
  }
});

describe("the language comes from the cookie, else Accept-Language, else it is Chinese", () => {
  test.each([
    ["jp", "en", "jp"],
    ["cn", "en", "cn"],
    ["fr", "en", "en"],
    ["toString", null, "cn"],
    [null, "en-GB,en;q=0.9", "en"],
    [null, "ja-JP", "jp"],
    ["th", "en", "th"],
    [null, "th", "th"],
    [null, "th-TH, en;q=0.8", "th"],
    [null, "zh-Hant-TW, en;q=0.8", "cn"],
    [null, "fr, ja;q=0.5, en;q=0.7", "en"],
    [null, "en;q=0.5, JA;q=0.5", "en"],
    [null, "en;q=0, ja;q=0.1", "jp"],
    [null, "en;q=0", "cn"],
    [null, "fr, *;q=0.5, en;q=0.4", "cn"],
    [null, "en;q=nonsense", "cn"],
    [null, "fr,de", "cn"],
    ["", "", "cn"],
    [null, null, "cn"],
    [undefined, undefined, "cn"],
  ])("cookie %s, Accept-Language %s: %s", (cookie, acceptLanguage, language) => {
    expect(readLanguage({ cookie, acceptLanguage })).toBe(language);
  });
});

test.each<[Language, readonly string[]]>([
  // 2, 3, 4, 8, and 12 strokes.
  ["cn", ["丁香", "大吉嶺", "王木", "金萱", "紫蘇"]],
  ["jp", ["あずき", "カステラ", "さくら", "タルト", "ほうじ茶"]],
  ["th", ["กาแฟ", "เค้ก", "ชา", "นม"]],
  ["en", ["apple", "Banana", "cherry", "Shelf 2", "Shelf 10"]],
])("names in %s are sorted as readers of the language expect", (language, sorted) => {
  expect([...sorted].reverse().sort(nameOrder(language))).toEqual(sorted);
});
