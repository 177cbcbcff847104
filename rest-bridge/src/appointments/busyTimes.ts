import { momentEnd, momentStart, readMoment } from "@machiya/schema/domain/time/shopTime";

/** A reserved time span, as GraphQL returns it. */
export interface Span {
  startsAt: string;
  endsAt: string;
}

/** Returns the spans that overlap the time between two dates, sorted by start. */
export function spansBetween(spans: readonly Span[], from: string, to: string, zone: string): Span[] {
  const [first, last] = [readMoment(from), readMoment(to)];
  if (first === null || last === null) throw new RangeError(`Not dates: ${from}, ${to}`);
  const start = momentStart(first, zone).getTime();
  const end = momentEnd(last, zone).getTime();
  return spans
    .filter(({ startsAt, endsAt }) => Date.parse(startsAt) < end && Date.parse(endsAt) > start)
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}
