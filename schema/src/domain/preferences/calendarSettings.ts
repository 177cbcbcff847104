/** What the colors of the appointments in the calendar mean; the first is the default. */
export const CALENDAR_COLORS = ["STATE", "PERSON"] as const;

/** How one user sees the calendar of appointments. */
export interface CalendarSettings {
  color: (typeof CALENDAR_COLORS)[number];
}

/** Parses stored settings. Damaged or unknown parts fall back to their default. */
export function readCalendarSettings(value: unknown): CalendarSettings {
  const color = typeof value === "object" && value !== null && "color" in value ? value.color : null;
  return { color: CALENDAR_COLORS.find((known) => known === color) ?? CALENDAR_COLORS[0] };
}
