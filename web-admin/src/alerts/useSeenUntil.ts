import type { AlertSettings } from "@machiya/schema/domain/preferences/alertSettings";
import { ownPreference } from "../preferences/preferenceStore.ts";
import { usePreferences } from "../preferences/usePreferences.ts";

const KEY = { kind: "ALERTS", subject: "alerts", name: "" } as const;

/** Returns which alerts the user has seen, on any device, and the function that stores it. */
export function useSeenUntil() {
  const { save } = usePreferences();
  return {
    settings: ownPreference(KEY.kind, KEY.subject),
    see: (seenUntil: string) =>
      save({ ...KEY, shared: false, value: JSON.stringify({ seenUntil } satisfies AlertSettings) }),
  };
}
