import { formatBareDay } from "@machiya/schema/domain/time/bareDay";
import { formatDayTime } from "@machiya/schema/domain/time/shopTime";

/** A local time, YYYY-MM-DDTHH:mm, as date and time fields hold it. */
export type ClockText = string;

/** Returns the local time of an instant in the zone. */
export function clockAt(instant: string, zone: string): ClockText {
  return formatDayTime(new Date(instant), zone, "en").replace(" ", "T");
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const MIDNIGHT = "T00:00";

/** Returns the day of a local time whose midnight means a day without a time; otherwise the local time itself. */
export function withoutMidnight(clock: ClockText): string {
  return clock.endsWith(MIDNIGHT) ? clock.slice(0, -MIDNIGHT.length) : clock;
}

/** Returns the local time that means a day without a time. */
export const atMidnight = (day: string): ClockText => `${day}${MIDNIGHT}`;

/** Formats a local day, or a local time, as `formatDay` does; a text that is neither stays as it is. */
export function clockText(clock: string, locale: string): string {
  const [day = "", ...time] = clock.split("T");
  if (!DAY.test(day)) return clock;
  return [formatBareDay(day, locale), ...time].join(" ");
}

/**
 * Returns the instant of a local time as ISO 8601; for a skipped local time one nearby, null for an invalid
 * text.
 */
export function instantAt(clock: ClockText, zone: string): string | null {
  const wanted = Date.parse(`${clock}Z`);
  if (Number.isNaN(wanted)) return null;
  let instant = wanted;
  // The second iteration corrects times near a clock change.
  for (let step = 0; step < 2; step += 1) {
    instant += wanted - Date.parse(`${clockAt(new Date(instant).toISOString(), zone)}Z`);
  }
  return new Date(instant).toISOString();
}
