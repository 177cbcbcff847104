import { useSyncExternalStore } from "react";

const KEY = "machiya.orderSound";
const watchers = new Set<() => void>();

/** Whether this browser wants to hear new orders; it does until somebody says otherwise. */
export function isSoundOn(): boolean {
  return localStorage.getItem(KEY) !== "off";
}

export function setSound(on: boolean): void {
  localStorage.setItem(KEY, on ? "on" : "off");
  for (const watcher of watchers) watcher();
}

/** `isSoundOn`, kept up to date, also when another tab of this browser changes it. */
export function useSoundOn(): boolean {
  return useSyncExternalStore(watch, isSoundOn);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener("storage", watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener("storage", watcher);
  };
}
