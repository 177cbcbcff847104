import { startTransition, useCallback, useEffect, useRef, useState } from "react";

interface KeyedResult<T> {
  key: string | null;
  data: T | null;
  error: unknown;
}

export interface QueryResult<T> {
  /** The latest response, possibly to the previous key. */
  data: T | null;
  /** The error of the current key; null while it is loading or has a response. */
  error: unknown;
  /** True while the response does not belong to the current key. */
  pending: boolean;
  /** Sends the query again; the current response stays until then. */
  reload: () => void;
}

/**
 * Loads the result that `key` identifies by calling `load` whenever the key changes; null loads nothing. A
 * reload during a request runs after it, because Relay would deduplicate it and return the older result,
 * which misses the changes in between.
 */
export function useQueryResult<T>(key: string | null, load: () => Promise<T>): QueryResult<T> {
  const [result, setResult] = useState<KeyedResult<T>>({ key: null, data: null, error: null });
  const latest = useRef({ key, load });
  /** The keys of pending requests, and whether each must be repeated. */
  const running = useRef(new Map<string, boolean>());
  const run = useCallback(() => {
    const wanted = latest.current.key;
    if (wanted === null) return;
    if (running.current.has(wanted)) {
      running.current.set(wanted, true);
      return;
    }
    running.current.set(wanted, false);
    const settle = (update: (last: KeyedResult<T>) => KeyedResult<T>) => {
      const again = running.current.get(wanted) === true;
      running.current.delete(wanted);
      if (latest.current.key !== wanted) return;
      // A transition renders a calendar or list in slices, so that taps do not wait for all of it.
      startTransition(() => setResult(update));
      if (again) run();
    };
    latest.current.load().then(
      (data) => settle(() => ({ key: wanted, data, error: null })),
      (error: unknown) => settle(({ data }) => ({ key: wanted, data, error })),
    );
  }, []);
  useEffect(() => {
    latest.current.load = load;
  }, [load]);
  useEffect(() => {
    latest.current.key = key;
    run();
    const { current } = latest;
    return () => {
      current.key = null;
    };
  }, [key, run]);
  const pending = result.key !== key;
  return { data: result.data, error: pending ? null : result.error, pending, reload: run };
}
