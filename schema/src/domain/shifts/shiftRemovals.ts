/** A shift to take away: of a template on a day, or the whole day. Whatever stands for a template and a day. */
export interface ShiftRemoval<Template, Day> {
  template: Template | null;
  day: Day;
}

/**
 * What two lists of the wire take away (decisions.md §5): lists of equal length are pairs, days alone are those whole days.
 * Null when they say nothing that can be done: templates alone, or lists of unequal length.
 */
export function pairShiftRemovals<Template, Day>(
  templates: readonly Template[],
  days: readonly Day[],
): ShiftRemoval<Template, Day>[] | null {
  if (templates.length === 0) return days.map((day) => ({ template: null, day }));
  if (templates.length !== days.length) return null;
  return days.map((day, index) => ({ template: templates[index] as Template, day }));
}
