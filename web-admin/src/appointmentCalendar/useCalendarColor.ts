import { ownPreference } from "../preferences/preferenceStore.ts";
import { usePreferences } from "../preferences/usePreferences.ts";

const KEY = { kind: "CALENDAR", subject: "appointments", name: "" } as const;

/** Returns whether appointments have the colors of their staff members, which is stored for the user. */
export function useCalendarColor() {
  const { save } = usePreferences();
  const { color } = ownPreference(KEY.kind, KEY.subject);
  return {
    isByPerson: color === "PERSON",
    setByPerson: (isByPerson: boolean) =>
      save({ ...KEY, shared: false, value: JSON.stringify({ color: isByPerson ? "PERSON" : "STATE" }) }),
  };
}
