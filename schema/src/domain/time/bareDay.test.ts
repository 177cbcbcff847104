import { expect, it } from "vitest";
import { formatBareDay } from "./bareDay.ts";

it.each([
  ["zh-TW", "2026/03/01"],
  ["ja-JP", "2026/03/01"],
  ["en", "2026-03-01"],
  ["en-US", "2026-03-01"],
  ["th-TH", "01/03/2569"],
])("formats a day in %s as %s", (locale, text) => {
  expect(formatBareDay("2026-03-01", locale)).toBe(text);
});
