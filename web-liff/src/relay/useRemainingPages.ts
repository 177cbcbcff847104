import { useEffect, useState } from "react";

/** The documented maximum of a page (shop.md §9). */
const PAGE_SIZE = 100;

interface Pages {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
}

/**
 * Loads all further pages of a list that is shown as a whole. Returns the error of a page that could not be loaded;
 * no further one is loaded then.
 */
export function useRemainingPages({ hasNext, isLoadingNext, loadNext }: Pages): Error | null {
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    if (hasNext && !isLoadingNext && error === null) loadNext(PAGE_SIZE, { onComplete: setError });
  }, [hasNext, isLoadingNext, loadNext, error]);
  return error;
}
