import { useState } from "react";
import { useUserId } from "../../session/user.ts";
import {
  DEFAULT_SETTINGS,
  parseSettings,
  settingsKey,
  type TableLayout,
  type TableSettings,
} from "./tableLayout.ts";

/** The stored settings; null where the browser gives no access to its storage. */
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
    // The storage is full or denied: the settings then last until the screen is left.
  }
}

/** What the signed-in user has set about a list's table, kept in this browser, and the ways to change it. */
export function useTableSettings(list: string) {
  const key = settingsKey(useUserId(), list);
  const [settings, setSettings] = useState(() => readStored(key) ?? DEFAULT_SETTINGS);
  const change = (next: (latest: TableSettings) => TableSettings) => {
    // Another tab may have saved views meanwhile.
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
