/**
 * Returns the first lane that is free for an interval and marks it as occupied. `ends` holds the end of each lane, and
 * intervals come in the order of their starts.
 */
export function laneFor({ start, end }: { start: number; end: number }, ends: number[]): number {
  const free = ends.findIndex((taken) => taken <= start);
  const lane = free === -1 ? ends.length : free;
  ends[lane] = end;
  return lane;
}
