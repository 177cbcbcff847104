import { useFocusFinders } from "@fluentui/react-components";

/**
 * Keeps Tabster alive outside of all Suspense boundaries. Tabster disposes of itself with its last user and
 * loses track of what it has hidden behind a dialog. If the dialog and the screen suspended at the same time,
 * the screen would stay hidden from assistive technology.
 */
export function TabsterKeepAlive() {
  useFocusFinders();
  return null;
}
