import { DEFAULT_TIME_ZONE, dayOf, readMoment } from "@machiya/schema/domain/time/shopTime";
import { document } from "../protocol/graphql.ts";
import type { ExecuteDocument, Precheck } from "../protocol/route.ts";

/** Reads the time zone of every date and time of day (decisions.md §4). */
export const TIME_ZONE = document<{ store: { timeZone: string } | null }>(`
  query RestTimeZone { store { timeZone } }
`);

export async function fetchTimeZone(execute: ExecuteDocument): Promise<string> {
  const { store } = await execute(TIME_ZONE);
  return store?.timeZone ?? DEFAULT_TIME_ZONE;
}

/** Fetches the time zone for routes that read or write days and times of day. */
export const timeZonePrecheck: Precheck<unknown, string> = {
  documents: [TIME_ZONE.node],
  load: (_input, execute) => fetchTimeZone(execute),
};

/**
 * Returns the calendar day of a date, or the day on which an instant falls in the store's time zone. `text`
 * must have been validated.
 */
export function dayIn(zone: string, text: string): string {
  const moment = readMoment(text);
  if (moment === null) throw new RangeError(`Not a date: ${text}`);
  return "day" in moment ? moment.day : dayOf(moment.instant, zone);
}
