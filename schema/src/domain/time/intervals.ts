/**
 * Integers from `start` (inclusive) to `end` (exclusive); empty unless end > start. Adjacent intervals do not
 * overlap.
 */
export interface Interval {
  start: number;
  end: number;
}

/** Returns whether two intervals have a minute in common. */
export function overlaps(a: Interval, b: Interval): boolean {
  return Math.max(a.start, b.start) < Math.min(a.end, b.end);
}

/** Returns whether the intervals are already in the form that `mergeIntervals` returns. */
function areMerged(intervals: readonly Interval[]): boolean {
  let reached = Number.NEGATIVE_INFINITY;
  for (const { start, end } of intervals) {
    if (start <= reached || end <= start) return false;
    reached = end;
  }
  return true;
}

/**
 * Returns the same set of minutes as few ascending intervals: overlapping or adjacent ones are merged, empty
 * ones removed.
 */
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

/**
 * Returns merged intervals that must not be modified. It avoids a copy, because the input is usually merged
 * already.
 */
function merged(intervals: readonly Interval[]): readonly Interval[] {
  return areMerged(intervals) ? intervals : mergeIntervals(intervals);
}

/** Returns intervals sorted by start that must not be modified. */
function ascending(intervals: readonly Interval[]): readonly Interval[] {
  let previous = Number.NEGATIVE_INFINITY;
  for (const { start } of intervals) {
    if (start < previous) return intervals.toSorted((a, b) => a.start - b.start);
    previous = start;
  }
  return intervals;
}

/** Returns the minutes in both sets, merged. */
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

/** Returns the minutes of `from` that are not in `taken`, merged. */
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
      // The interval may extend into the next one.
      if (gap.end > whole.end) break;
    }
    if (start < whole.end) left.push({ start, end: whole.end });
  }
  return left;
}

/** Returns whether the intervals cover every minute of a nonempty interval. */
export function covers(intervals: readonly Interval[], wanted: Interval): boolean {
  // Adjacent and overlapping intervals are joined on the fly without allocation, because this function is
  // called most often.
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { start, end } of ascending(intervals)) {
    if (end <= start) continue;
    if (start > to) from = start;
    to = Math.max(to, end);
    if (from <= wanted.start && wanted.end <= to) return true;
  }
  return false;
}

/** Returns the number of distinct minutes in the intervals. */
export function minutesIn(intervals: readonly Interval[]): number {
  return merged(intervals).reduce((sum, { start, end }) => sum + end - start, 0);
}
