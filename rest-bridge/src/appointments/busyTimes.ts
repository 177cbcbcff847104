import { momentEnd, momentStart, readMoment } from "@machiya/schema/domain/time/shopTime";

/** A span that is taken, as GraphQL has it. */
export interface Span {
  startsAt: string;
  endsAt: string;
}

/** Those that touch the time from one date of the wire to another, by start. */
export function spansBetween(spans: readonly Span[], from: string, to: string, zone: string): Span[] {
  const [first, last] = [readMoment(from), readMoment(to)];
  if (first === null || last === null) throw new RangeError(`Not dates: ${from}, ${to}`);
  const start = momentStart(first, zone).getTime();
  const end = momentEnd(last, zone).getTime();
  return spans
    .filter(({ startsAt, endsAt }) => Date.parse(startsAt) < end && Date.parse(endsAt) > start)
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}
