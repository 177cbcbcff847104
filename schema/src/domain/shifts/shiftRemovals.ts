/**
 * A shift to remove: that of a template on a day, or all shifts of the day (null template). The types of both
 * are the caller's.
 */
export interface ShiftRemoval<Template, Day> {
  template: Template | null;
  day: Day;
}

/**
 * Returns the removals that two lists on the wire mean (decisions.md §5): lists of equal length are pairs,
 * days alone are whole days. Returns null for anything else: templates alone, or lists of unequal length.
 */
export function pairShiftRemovals<Template, Day>(
  templates: readonly Template[],
  days: readonly Day[],
): ShiftRemoval<Template, Day>[] | null {
  if (templates.length === 0) return days.map((day) => ({ template: null, day }));
  if (templates.length !== days.length) return null;
  return days.map((day, index) => ({ template: templates[index] as Template, day }));
}
