/** A time range of a weekday. */
export interface WeeklySpan {
  /** 1 is Monday, 7 Sunday. */
  weekday: number;
  /** Minutes of the day; an end of 1440 is midnight. */
  startMinute: number;
  endMinute: number;
}

/** Returns whether no two time ranges of a weekday overlap. */
export function areSeparate(spans: readonly WeeklySpan[]): boolean {
  return spans.every((one, index) =>
    spans
      .slice(index + 1)
      .every(
        (other) =>
          one.weekday !== other.weekday ||
          one.endMinute <= other.startMinute ||
          other.endMinute <= one.startMinute,
      ),
  );
}
