/** Open weekdays as they are kept: 1 Monday to 7 Sunday, once each, ascending, 0 left out (decisions.md §4); null when one is no weekday. */
export function readOpenWeekdays(days: readonly number[]): number[] | null {
  if (days.some((day) => !Number.isInteger(day) || day < 0 || day > 7)) return null;
  return [...new Set(days)].filter((day) => day !== 0).sort((a, b) => a - b);
}
