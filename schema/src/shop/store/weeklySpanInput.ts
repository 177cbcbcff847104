import { z } from "zod";
import { breaks } from "../../domain/fieldRule.ts";
import type { WeeklySpan } from "../../domain/time/weeklySpans.ts";

/** The fields of a time range of a weekday. */
export const weeklySpanFields = {
  weekday: z.int().min(1).max(7),
  startMinute: z.int().min(0),
  endMinute: z.int().max(1440),
};

/** The arguments of a refinement by which a time range ends after it starts. */
export const endsAfterStart = [
  ({ startMinute, endMinute }: WeeklySpan) => startMinute < endMinute,
  breaks({ kind: "AFTER", fields: ["startMinute"] }, ["endMinute"]),
] as const;
