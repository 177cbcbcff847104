/** How long a service may take, in whole minutes; both are allowed. Half a day at most: it must fit into a shift. */
export const MIN_SERVICE_MINUTES = 1;
export const MAX_SERVICE_MINUTES = 720;

/** The service of this many minutes is left out of named booking's choices, and only there (booking.md §9, decisions.md §5). */
const NOT_NAMED_MINUTES = 30;

/** A named slot is never shorter, in minutes (booking.md §5). */
const NAMED_SLOT_MINUTES = 60;

/** So many characters fit into the box of half an hour. */
export const MAX_ABBREVIATION_LENGTH = 2;

/** Whether a service may take this long. */
export function isServiceDuration(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes >= MIN_SERVICE_MINUTES && minutes <= MAX_SERVICE_MINUTES;
}

/** Whether customers may choose a service of this duration when they have named a staff member. */
export function isBookableByName(durationMinutes: number): boolean {
  return durationMinutes !== NOT_NAMED_MINUTES;
}

/** How long a slot must be for a service when a staff member was named, in minutes (decisions.md §5). */
export function namedSlotMinutes(durationMinutes: number): number {
  return Math.max(NAMED_SLOT_MINUTES, durationMinutes);
}

/** What a reader takes for characters: a letter with its accents, a sign with its variation. */
function characters(text: string): string[] {
  return [...new Intl.Segmenter("zh-Hant").segment(text)].map(({ segment }) => segment);
}

/** An abbreviation as it is kept, trimmed, empty for none; null when it is too long. */
export function readAbbreviation(text: string): string | null {
  const trimmed = text.trim();
  return characters(trimmed).length > MAX_ABBREVIATION_LENGTH ? null : trimmed;
}

/** What stands in a service's box on the timetable: its abbreviation, else the first character of its name (decisions.md §5). */
export function serviceAbbreviation(service: { abbreviation: string; name: string }): string {
  return service.abbreviation.trim() || (characters(service.name.trim())[0] ?? "");
}
