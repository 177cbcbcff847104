import { useMemo, useSyncExternalStore } from "react";
import { currentInitialData } from "../initialData.ts";

const MINUTE_MS = 60_000;
const CHECK_INTERVAL_MS = 5_000;

const toMinute = (time: number) => Math.floor(time / MINUTE_MS) * MINUTE_MS;

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}

const currentMinute = () => toMinute(Date.now());

function renderedMinute(): number {
  const initialData = currentInitialData();
  return initialData === null ? currentMinute() : Date.parse(initialData.now);
}

/**
 * Returns the current time in whole minutes. On the server and during hydration it is the time of the
 * embedded data, so that both render the same.
 */
export function useNow(): Date {
  const minute = useSyncExternalStore(subscribe, currentMinute, renderedMinute);
  return useMemo(() => new Date(minute), [minute]);
}
