import { expect, it } from "vitest";
import { withGregorianYear, yearOfRoc } from "./eraYear.ts";

it.each([
  ["民國115年11月29日", "2026年11月29日"],
  ["中華民國 78 年 5 月 3 日", "1989 年 5 月 3 日"],
  ["民78/5/3", "1989/5/3"],
  ["民國元年1月1日", "1912年1月1日"],
  ["令和8年11月29日", "2026年11月29日"],
  ["令和元年5月1日", "2019年5月1日"],
  ["R8/11/29", "2026/11/29"],
  ["平成2年3月4日", "1990年3月4日"],
  ["h31.4.30", "2019.4.30"],
  ["昭和53年5月3日", "1978年5月3日"],
  ["s 64-1-7", "1989-1-7"],
  ["大正15年12月24日", "1926年12月24日"],
  ["M45/7/29", "1912/7/29"],
])("reads the year of %s", (text, gregorian) => {
  expect(withGregorianYear(text)).toBe(gregorian);
});

it.each(["2026/11/29", "115/11/29", "mon", "today", "R2026/1/1", "令和", "民國"])("leaves %s", (text) => {
  expect(withGregorianYear(text)).toBe(text);
});

it("knows the years of the Republic of China", () => {
  expect([1, 78, 115].map(yearOfRoc)).toEqual([1912, 1989, 2026]);
});
