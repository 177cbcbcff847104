import { formatBareDay } from "@machiya/schema/domain/time/bareDay";
import { formatDayTime, readMoment } from "@machiya/schema/domain/time/shopTime";

/** The times of codes are those of Taiwan, without their offset. */
const OFFSET = "+08:00";

/**
 * Formats until when a code for an ATM (2026/12/01) or a convenience store (2026/12/01 14:30:00) can be paid, as the
 * other dates of the page. A text in another form is shown as the provider has written it.
 */
export function codeDeadline(expiresAt: string, timeZone: string, locale: string): string {
  const [day = "", time] = expiresAt.replaceAll("/", "-").split(" ");
  const moment = readMoment(time === undefined ? day : `${day}T${time}${OFFSET}`);
  if (moment === null) return expiresAt;
  return "day" in moment
    ? formatBareDay(moment.day, locale)
    : formatDayTime(moment.instant, timeZone, locale);
}
