/**
 * Limits of a service's duration in whole minutes, inclusive. Half a day is the maximum, because it must fit
 * into a shift.
 */
export const MIN_SERVICE_MINUTES = 1;
export const MAX_SERVICE_MINUTES = 720;

/**
 * A service of this many minutes is excluded from the choices of named booking, and only there (booking.md
 * §9, decisions.md §5).
 */
const NOT_NAMED_MINUTES = 30;

/** Minimum length of a named slot in minutes (booking.md §5). */
const NAMED_SLOT_MINUTES = 60;

/** Maximum number of characters, which is what fits into a half-hour box. */
export const MAX_ABBREVIATION_LENGTH = 2;

/** Returns whether a service may have this duration. */
export function isServiceDuration(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes >= MIN_SERVICE_MINUTES && minutes <= MAX_SERVICE_MINUTES;
}

/** Returns whether customers can choose a service of this duration after selecting a staff member. */
export function isBookableByName(durationMinutes: number): boolean {
  return durationMinutes !== NOT_NAMED_MINUTES;
}

/** Returns the minimum slot length in minutes for a service with a named staff member (decisions.md §5). */
export function namedSlotMinutes(durationMinutes: number): number {
  return Math.max(NAMED_SLOT_MINUTES, durationMinutes);
}

/** Splits a text into graphemes: a letter with its accents is one character. */
function characters(text: string): string[] {
  return [...new Intl.Segmenter("zh-Hant").segment(text)].map(({ segment }) => segment);
}

/** Returns the abbreviation as it is stored, trimmed, empty for none; null when it is too long. */
export function readAbbreviation(text: string): string | null {
  const trimmed = text.trim();
  return characters(trimmed).length > MAX_ABBREVIATION_LENGTH ? null : trimmed;
}

/**
 * Returns the text of a service's box on the timetable: its abbreviation, or else the first character of its
 * name (decisions.md §5).
 */
export function serviceAbbreviation(service: { abbreviation: string; name: string }): string {
  return service.abbreviation.trim() || (characters(service.name.trim())[0] ?? "");
}
