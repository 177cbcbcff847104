import { readLocalItem, saveLocalItem } from "@machiya/schema/client/localItem";
import { useEffect, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";

const KEY = "machiya.desktopAlerts";

/** UNSUPPORTED by the browser, BLOCKED by its user, or switched ON or OFF here. */
type DesktopAlerts = "UNSUPPORTED" | "BLOCKED" | "ON" | "OFF";

const watchers = new Set<() => void>();

function changed(): void {
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function current(): DesktopAlerts {
  if (!("Notification" in window)) return "UNSUPPORTED";
  if (Notification.permission === "denied") return "BLOCKED";
  return Notification.permission === "granted" && readLocalItem(KEY) === "on" ? "ON" : "OFF";
}

/** Returns whether this browser shows alerts of a hidden window, and the function that changes it. */
export function useDesktopAlerts() {
  const state = useSyncExternalStore(watch, current);
  const set = async (on: boolean) => {
    // Browsers ask for the permission only after a click, and only once.
    if (on) await Notification.requestPermission();
    saveLocalItem(KEY, on ? "on" : "off");
    changed();
  };
  return { state, set };
}

/** Shows an alert outside of the browser while the window is hidden, if the user switched that on. */
export function useDesktopAlert(title: string, body: string, path: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!document.hidden || current() !== "ON") return;
    try {
      // Several windows of the console show one notification, because the tag is the same.
      const shown = new Notification(title, { body, tag: title });
      shown.addEventListener("click", () => {
        window.focus();
        void navigate(path);
        shown.close();
      });
    } catch {
      // Chrome on Android allows notifications of service workers only.
    }
  }, [title, body, path, navigate]);
}
