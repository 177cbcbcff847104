import { useSyncExternalStore } from "react";

/** The sound of alerts in this browser: none, one stroke of the bell, or strokes until the user is there. */
export const SOUND_MODES = ["off", "once", "untilSeen"] as const;
export type SoundMode = (typeof SOUND_MODES)[number];

const KEY = "machiya.orderSound";
const watchers = new Set<() => void>();

/** Returns the sound of alerts in this browser; by default it is played once. */
export function soundMode(): SoundMode {
  const stored = localStorage.getItem(KEY);
  return SOUND_MODES.find((mode) => mode === stored) ?? "once";
}

/** Returns whether alerts have a sound in this browser. */
export function isSoundOn(): boolean {
  return soundMode() !== "off";
}

export function setSound(mode: SoundMode): void {
  localStorage.setItem(KEY, mode);
  for (const watcher of watchers) watcher();
}

/** Returns `soundMode` and updates when this or another tab changes it. */
export function useSoundMode(): SoundMode {
  return useSyncExternalStore(watch, soundMode);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener("storage", watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener("storage", watcher);
  };
}
