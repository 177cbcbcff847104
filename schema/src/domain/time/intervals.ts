/** Integers from `start` to before `end`; empty unless end > start. Two that touch do not overlap. */
export interface Interval {
  start: number;
  end: number;
}

/** Whether they have a minute in common. */
export function overlaps(a: Interval, b: Interval): boolean {
  return Math.max(a.start, b.start) < Math.min(a.end, b.end);
}

/** Whether they are as `mergeIntervals` leaves them. */
function areMerged(intervals: readonly Interval[]): boolean {
  let reached = Number.NEGATIVE_INFINITY;
  for (const { start, end } of intervals) {
    if (start <= reached || end <= start) return false;
    reached = end;
  }
  return true;
}

/** The same set of minutes as few intervals, ascending: what overlaps or touches is one, what is empty is gone. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const found: Interval[] = [];
  const filled = intervals.filter(({ start, end }) => end > start).sort((a, b) => a.start - b.start);
  for (const { start, end } of filled) {
    const last = found.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else found.push({ start, end });
  }
  return found;
}

/** Merged, to be read alone: mostly they are already, and looking is cheaper than making new ones. */
function merged(intervals: readonly Interval[]): readonly Interval[] {
  return areMerged(intervals) ? intervals : mergeIntervals(intervals);
}

/** By their starts, to be read alone. */
function ascending(intervals: readonly Interval[]): readonly Interval[] {
  let previous = Number.NEGATIVE_INFINITY;
  for (const { start } of intervals) {
    if (start < previous) return intervals.toSorted((a, b) => a.start - b.start);
    previous = start;
  }
  return intervals;
}

/** The minutes that are in both, merged. */
export function intersectIntervals(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  const [left, right] = [merged(a), merged(b)];
  const both: Interval[] = [];
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    const [one, other] = [left[i] as Interval, right[j] as Interval];
    const [start, end] = [Math.max(one.start, other.start), Math.min(one.end, other.end)];
    if (start < end) both.push({ start, end });
    if (one.end < other.end) i += 1;
    else j += 1;
  }
  return both;
}

/** The minutes of `from` that are not in `taken`, merged. */
export function subtractIntervals(from: readonly Interval[], taken: readonly Interval[]): Interval[] {
  const gaps = ascending(taken);
  const left: Interval[] = [];
  let next = 0;
  for (const whole of merged(from)) {
    let { start } = whole;
    for (; next < gaps.length; next += 1) {
      const gap = gaps[next] as Interval;
      if (gap.start >= whole.end) break;
      if (gap.end <= gap.start) continue;
      if (gap.start > start) left.push({ start, end: gap.start });
      start = Math.max(start, gap.end);
      // It may reach into the one after this.
      if (gap.end > whole.end) break;
    }
    if (start < whole.end) left.push({ start, end: whole.end });
  }
  return left;
}

/** Whether every minute of an interval that is not empty is in one of them. */
export function covers(intervals: readonly Interval[], wanted: Interval): boolean {
  // What touches or overlaps is one: joined in passing, without making anything, as this is asked more often than all else.
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { start, end } of ascending(intervals)) {
    if (end <= start) continue;
    if (start > to) from = start;
    to = Math.max(to, end);
    if (from <= wanted.start && wanted.end <= to) return true;
  }
  return false;
}

/** How many minutes they have between them, each counted once. */
export function minutesIn(intervals: readonly Interval[]): number {
  return merged(intervals).reduce((sum, { start, end }) => sum + end - start, 0);
}
