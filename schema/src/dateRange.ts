import { builder } from "./builder.ts";
import { momentEnd, momentStart } from "./domain/time/shopTime.ts";
import { FALLBACK_TIME_ZONE, shopTimeZone } from "./shop/store/shopTimeZone.ts";

export const DateRange = builder.inputType("DateRange", {
  description: "A range of time that includes both ends. A calendar date as an end means that whole day.",
  fields: (t) => ({
    from: t.field({ type: "DateOrTime", description: "The start. Null: no limit." }),
    to: t.field({ type: "DateOrTime", description: "The end. Null: no limit." }),
  }),
});

type Range = typeof DateRange.$inferInput | null | undefined;

const isGiven = (range: Range) => Boolean(range?.from ?? range?.to);

/** Returns the time zone for the calendar dates of these ranges. It is fetched only if a range is given. */
export const zoneOfRanges = async (prisma: Parameters<typeof shopTimeZone>[0], ranges: readonly Range[]) =>
  ranges.some(isGiven) ? shopTimeZone(prisma) : FALLBACK_TIME_ZONE;

/** Returns the condition on a column; undefined when the range is empty. */
export function within(range: Range, zone: string) {
  if (!range?.from && !range?.to) return undefined;
  return {
    ...(range.from && { gte: momentStart(range.from, zone) }),
    ...(range.to && { lte: momentEnd(range.to, zone) }),
  };
}
