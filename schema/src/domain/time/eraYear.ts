/** The year before the first one of an era, in the Gregorian calendar. */
const YEAR_BEFORE_ROC = 1911;

const YEAR_BEFORE: Readonly<Record<string, number>> = {
  民國: YEAR_BEFORE_ROC,
  民国: YEAR_BEFORE_ROC,
  民: YEAR_BEFORE_ROC,
  令和: 2018,
  r: 2018,
  平成: 1988,
  h: 1988,
  昭和: 1925,
  s: 1925,
  大正: 1911,
  t: 1911,
  明治: 1867,
  m: 1867,
};

/** An era's name or its letter, and a year of it, of which the first can be written with a word. */
const ERA_YEAR = /^(?:中華)?(民[國国]|民|令和|平成|昭和|大正|明治|[rhstm](?=\s*\d))\s*(元|\d{1,3})(?!\d)/i;

/** Returns the Gregorian year of an era's year, whose first one can be 元; null when it is no known era. */
export function yearOfEra(era: string, year: string): number | null {
  const before = YEAR_BEFORE[era.toLowerCase().replace(/^中[華华]/, "")];
  return before === undefined ? null : before + (year === "元" ? 1 : Number(year));
}

/** Returns the Gregorian year of a year of the Republic of China. */
export function yearOfRoc(year: number): number {
  return YEAR_BEFORE_ROC + year;
}

/**
 * Replaces a year of an era at the beginning of a date by the Gregorian one: 民國 115 年 by 2026, 令和 8 or R8 by 2026. The
 * text is in ordinary width. Any other text stays as it is.
 */
export function withGregorianYear(text: string): string {
  return text.replace(ERA_YEAR, (all, era: string, year: string) => String(yearOfEra(era, year) ?? all));
}
