import { onReconnect } from "@machiya/schema/client/liveConnection";
import { useEffect, useEffectEvent } from "react";

/**
 * Repeats what could not be loaded when the connection is back: at once when the device says so, and when the event
 * stream is open again, because a restarted server leaves the device online.
 */
export function useRetryOnReconnect(isUnreachable: boolean, retry: () => void): void {
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (!isUnreachable) return;
    const listener = () => again();
    window.addEventListener("online", listener);
    const leave = onReconnect(listener);
    return () => {
      window.removeEventListener("online", listener);
      leave();
    };
  }, [isUnreachable]);
}
