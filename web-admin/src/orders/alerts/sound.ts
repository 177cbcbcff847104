import { useSyncExternalStore } from "react";

const KEY = "machiya.orderSound";
const watchers = new Set<() => void>();

/** Returns whether the sound of new orders is on in this browser; by default it is. */
export function isSoundOn(): boolean {
  return localStorage.getItem(KEY) !== "off";
}

export function setSound(on: boolean): void {
  localStorage.setItem(KEY, on ? "on" : "off");
  for (const watcher of watchers) watcher();
}

/** Returns `isSoundOn` and updates when this or another tab changes it. */
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
