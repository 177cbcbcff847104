import { useState } from "react";
import { useUserId } from "../../session/user.ts";
import {
  DEFAULT_SETTINGS,
  parseSettings,
  settingsKey,
  type TableLayout,
  type TableSettings,
} from "./tableLayout.ts";

/** Returns the stored settings; null if the browser denies access to its storage. */
function readStored(key: string): TableSettings | null {
  try {
    return parseSettings(localStorage.getItem(key));
  } catch {
    return null;
  }
}

function store(key: string, settings: TableSettings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // The storage is full or denied: the settings then last only until the user leaves the screen.
  }
}

/**
 * Returns the signed-in user's settings of a table, which this browser stores, and the functions that change
 * them.
 */
export function useTableSettings(list: string) {
  const key = settingsKey(useUserId(), list);
  const [settings, setSettings] = useState(() => readStored(key) ?? DEFAULT_SETTINGS);
  const change = (next: (latest: TableSettings) => TableSettings) => {
    // Another tab may have saved views in the meantime.
    const { views } = readStored(key) ?? settings;
    const changed = next({ ...settings, views });
    store(key, changed);
    setSettings(changed);
  };
  return {
    settings,
    change,
    changeLayout: (next: (latest: TableLayout) => TableLayout) =>
      change((latest) => ({ ...latest, layout: next(latest.layout) })),
  };
}
