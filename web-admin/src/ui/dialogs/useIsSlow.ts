import { useEffect, useState } from "react";

/** How long a save may take before its dialog can be left. */
const SLOW_MS = 5000;

/** Returns whether something has been busy for so long that the user may want to leave it. */
export function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);
  return isSlow;
}
