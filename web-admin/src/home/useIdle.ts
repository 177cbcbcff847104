import { useEffect, useState } from "react";

/** The longest wait for a busy browser, and the wait in browsers that do not report when they are idle. */
const MAX_WAIT_MS = 300;

/** Returns false until the browser has shown the first rows and is idle. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const ready = () => setIdle(true);
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(ready, MAX_WAIT_MS);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(ready, { timeout: MAX_WAIT_MS });
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}
