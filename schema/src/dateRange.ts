import { builder } from "./builder.ts";
import { momentEnd, momentStart } from "./domain/shopTime.ts";

export const DateRange = builder.inputType("DateRange", {
  description: "A range of time that includes both ends. A calendar date as an end means that whole day.",
  fields: (t) => ({
    from: t.field({ type: "DateOrTime", description: "The start. Null: no limit." }),
    to: t.field({ type: "DateOrTime", description: "The end. Null: no limit." }),
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
