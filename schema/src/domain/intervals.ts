/** Integers from `start` to before `end`; empty unless end > start. Two that touch do not overlap. */
export interface Interval {
  start: number;
  end: number;
}

/** Whether they have a minute in common. */
export function overlaps(a: Interval, b: Interval): boolean {
  return Math.max(a.start, b.start) < Math.min(a.end, b.end);
}

/** The same set of minutes as few intervals, ascending: what overlaps or touches is one, what is empty is gone. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  const ascending = intervals.filter(({ start, end }) => end > start).sort((a, b) => a.start - b.start);
  for (const { start, end } of ascending) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** The minutes that are in both, merged. */
export function intersectIntervals(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  const [left, right] = [mergeIntervals(a), mergeIntervals(b)];
  const both: Interval[] = [];
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    const [one, other] = [left[i] as Interval, right[j] as Interval];
    both.push({ start: Math.max(one.start, other.start), end: Math.min(one.end, other.end) });
    if (one.end < other.end) i += 1;
    else j += 1;
  }
  return mergeIntervals(both);
}

/** The minutes of `from` that are not in `taken`, merged. */
export function subtractIntervals(from: readonly Interval[], taken: readonly Interval[]): Interval[] {
  const away = mergeIntervals(taken);
  return mergeIntervals(from).flatMap((whole) => {
    const left: Interval[] = [];
    let { start } = whole;
    for (const gap of away) {
      if (!overlaps(gap, { start, end: whole.end })) continue;
      left.push({ start, end: gap.start });
      start = gap.end;
    }
    left.push({ start, end: whole.end });
    return left.filter(({ start, end }) => end > start);
  });
}

/** Whether every minute of an interval that is not empty is in one of them. */
export function covers(intervals: readonly Interval[], wanted: Interval): boolean {
  return mergeIntervals(intervals).some(({ start, end }) => start <= wanted.start && wanted.end <= end);
}

/** How many minutes they have between them, each counted once. */
export function minutesIn(intervals: readonly Interval[]): number {
  return mergeIntervals(intervals).reduce((sum, { start, end }) => sum + end - start, 0);
}
