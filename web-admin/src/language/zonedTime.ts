import { formatDayTime } from "@machiya/schema/domain/time/shopTime";

/** A clock's reading, YYYY-MM-DDTHH:mm, as fields for date and time hold it. */
export type ClockText = string;

/** What the clocks of the zone read at this instant. */
export function clockAt(instant: string, zone: string): ClockText {
  return formatDayTime(new Date(instant), zone, "en").replace(" ", "T");
}

/** The instant at which the clocks of the zone read this, as ISO 8601; where they jump over it, one nearby; null for no reading. */
export function instantAt(clock: ClockText, zone: string): string | null {
  const wanted = Date.parse(`${clock}Z`);
  if (Number.isNaN(wanted)) return null;
  let instant = wanted;
  // The second step is for readings near a change of the clocks.
  for (let step = 0; step < 2; step += 1) {
    instant += wanted - Date.parse(`${clockAt(new Date(instant).toISOString(), zone)}Z`);
  }
  return new Date(instant).toISOString();
}
