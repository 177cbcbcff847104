/** Number of years by which the Buddhist calendar, as used in Thailand, is ahead of the Gregorian one. */
const BUDDHIST_ERA = 543;

/**
 * Formats a calendar day (YYYY-MM-DD), year first (shop.md §9): 2026/11/21, in English 2026-11-21. Thai is the
 * exception, with the day first and Buddhist years: 21/11/2569. It needs no time zone, whose code the storefront's first
 * load leaves out.
 */
export function formatBareDay(day: string, locale: string): string {
  if (!locale.startsWith("th")) return day.replaceAll("-", locale.startsWith("en") ? "-" : "/");
  const [year, month, date] = day.split("-");
  return `${date}/${month}/${Number(year) + BUDDHIST_ERA}`;
}
