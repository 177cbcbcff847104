import type { PreferenceKind } from "@machiya/prisma/enums";
import { type AlertSettings, readAlertSettings } from "./alertSettings.ts";
import { type CalendarSettings, readCalendarSettings } from "./calendarSettings.ts";
import { readSavedView, readTableSettings, type SavedView, type TableSettings } from "./tableLayout.ts";

/** The value of each kind of preference. A new kind does not compile until it has a parser. */
export interface PreferenceValues {
  TABLE: TableSettings;
  VIEW: SavedView;
  CALENDAR: CalendarSettings;
  ALERTS: AlertSettings;
}

/** How the value of each kind is parsed. */
const PARSERS: { [Kind in PreferenceKind]: (value: unknown) => PreferenceValues[Kind] } = {
  TABLE: readTableSettings,
  VIEW: readSavedView,
  CALENDAR: readCalendarSettings,
  ALERTS: readAlertSettings,
};

/** The kinds of preferences, of which a subject has several, told apart by name. */
const NAMED: Readonly<Record<PreferenceKind, boolean>> = {
  TABLE: false,
  VIEW: true,
  CALENDAR: false,
  ALERTS: false,
};

export const MAX_PREFERENCE_NAME = 60;

/** The maximum length of a preference's value as JSON. */
export const MAX_PREFERENCE_LENGTH = 8000;

/** The maximum number of preferences of one staff member. */
export const MAX_PREFERENCES = 300;

/** Returns whether a preference of this kind may have this name. */
export function isPreferenceName(kind: PreferenceKind, name: string): boolean {
  return NAMED[kind] ? name !== "" && name.length <= MAX_PREFERENCE_NAME : name === "";
}

/** Parses a stored value; damaged or unknown parts fall back to their default. */
export function readPreference<Kind extends PreferenceKind>(
  kind: Kind,
  value: unknown,
): PreferenceValues[Kind] {
  return PARSERS[kind](value);
}

/** Returns whether this version of the console knows the kind. */
export function isPreferenceKind(kind: string): kind is PreferenceKind {
  return kind in PARSERS;
}

/** Parses a value from JSON; null when the text is not JSON. */
export function parsePreference(kind: PreferenceKind, text: string): PreferenceValues[PreferenceKind] | null {
  try {
    return readPreference(kind, JSON.parse(text));
  } catch {
    return null;
  }
}
