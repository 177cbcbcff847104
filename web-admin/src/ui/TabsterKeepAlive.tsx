import { useFocusFinders } from "@fluentui/react-components";

/**
 * Uses Tabster for as long as it stands, outside of all that waits for something. Tabster ends with its last user and forgets what it
 * has hidden behind a dialog; when all its users wait at one time, dialog and screen, nobody would show the screen again to assistive technology.
 */
export function TabsterKeepAlive() {
  useFocusFinders();
  return null;
}
