import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 10_000);
  return () => clearInterval(timer);
}

const minute = () => Math.floor(Date.now() / MINUTE_MS);

/**
 * Returns the beginning of the current minute. Null on the server and while the browser hydrates its page,
 * because a cached page may be older than the minute.
 */
export function useNow(): Date | null {
  const now = useSyncExternalStore<number | null>(subscribe, minute, () => null);
  return now === null ? null : new Date(now * MINUTE_MS);
}
