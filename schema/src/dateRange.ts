import { builder } from "./builder.ts";
import { momentEnd, momentStart } from "./domain/shopTime.ts";

export const DateRange = builder.inputType("DateRange", {
  description: "A span of time, both ends included; a calendar date as an end means that whole day.",
  fields: (t) => ({
    from: t.field({ type: "DateOrTime", description: "Its beginning. Null: no beginning." }),
    to: t.field({ type: "DateOrTime", description: "Its end. Null: no end." }),
  }),
});

/** The condition on a column; undefined when the range does not narrow. */
export function within(range: typeof DateRange.$inferInput | null | undefined, zone: string) {
  if (!range?.from && !range?.to) return undefined;
  return {
    ...(range.from && { gte: momentStart(range.from, zone) }),
    ...(range.to && { lte: momentEnd(range.to, zone) }),
  };
}
