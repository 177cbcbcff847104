/**
 * Returns open weekdays as they are stored: 1 Monday to 7 Sunday, unique, ascending, without 0 (decisions.md
 * §4); null when one is not a weekday.
 */
export function readOpenWeekdays(days: readonly number[]): number[] | null {
  if (days.some((day) => !Number.isInteger(day) || day < 0 || day > 7)) return null;
  return [...new Set(days)].filter((day) => day !== 0).sort((a, b) => a - b);
}
