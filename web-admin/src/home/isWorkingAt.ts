/** A period in ISO 8601. */
export interface Span {
  readonly startsAt: string;
  readonly endsAt: string;
}

const includes = (spans: readonly Span[], time: number): boolean =>
  spans.some(({ startsAt, endsAt }) => Date.parse(startsAt) <= time && time < Date.parse(endsAt));

/** Returns whether a person is on shift at a time, in ms since 1970, and has no time off. */
export function isWorkingAt(
  { working, timeOff }: { readonly working: readonly Span[]; readonly timeOff: readonly Span[] },
  time: number,
): boolean {
  return includes(working, time) && !includes(timeOff, time);
}
