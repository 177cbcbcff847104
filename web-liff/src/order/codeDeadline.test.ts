import { expect, it } from "vitest";
import { codeDeadline } from "./codeDeadline.ts";

it.each([
  ["2026/12/01", "Asia/Taipei", "zh-Hant", "2026/12/01"],
  ["2026/12/01", "Asia/Taipei", "en", "2026-12-01"],
  ["2026/12/01", "Asia/Taipei", "th", "01/12/2569"],
  ["2026/12/01 14:30:00", "Asia/Taipei", "th", "01/12/2569 14:30"],
  ["2026/12/01 23:30:00", "Asia/Tokyo", "ja", "2026/12/02 00:30"],
])("writes %s in %s and %s as %s", (expiresAt, timeZone, locale, text) => {
  expect(codeDeadline(expiresAt, timeZone, locale)).toBe(text);
});

it.each(["", "2026/13/01", "2026/12/01 24:00:00", "soon"])("leaves %j as it is", (expiresAt) => {
  expect(codeDeadline(expiresAt, "Asia/Taipei", "en")).toBe(expiresAt);
});
