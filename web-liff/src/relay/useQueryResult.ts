import { useCallback, useEffect, useRef, useState } from "react";

interface Asked<T> {
  key: string | null;
  answer: T | null;
  error: unknown;
}

export interface QueryResult<T> {
  /** The last answer there was, perhaps to the question before. */
  answer: T | null;
  /** Why there is no answer to the question as it is now; null: there is, or it is still being asked. */
  error: unknown;
  /** What there is does not answer the question as it is now. */
  pending: boolean;
  /** Asks again; what there is stays until then. */
  reload: () => void;
}

/**
 * Asks the server the question that `key` stands for; null: there is nothing to ask. `ask` is called when the key
 * becomes another one. While a question is under way it is not asked a second time, which Relay would answer with the
 * first, but anew after it: what changed meanwhile is not missed.
 */
export function useQueryResult<T>(key: string | null, ask: () => Promise<T>): QueryResult<T> {
  const [asked, setAsked] = useState<Asked<T>>({ key: null, answer: null, error: null });
  const latest = useRef({ key, ask });
  /** The questions under way, and whether each is to be asked again. */
  const running = useRef(new Map<string, boolean>());
  const run = useCallback(() => {
    const wanted = latest.current.key;
    if (wanted === null) return;
    if (running.current.has(wanted)) {
      running.current.set(wanted, true);
      return;
    }
    running.current.set(wanted, false);
    const settle = (answered: (last: Asked<T>) => Asked<T>) => {
      const again = running.current.get(wanted) === true;
      running.current.delete(wanted);
      if (latest.current.key !== wanted) return;
      setAsked(answered);
      if (again) run();
    };
    latest.current.ask().then(
      (answer) => settle(() => ({ key: wanted, answer, error: null })),
      (error: unknown) => settle(({ answer }) => ({ key: wanted, answer, error })),
    );
  }, []);
  useEffect(() => {
    latest.current.ask = ask;
  }, [ask]);
  useEffect(() => {
    latest.current.key = key;
    run();
    const { current } = latest;
    return () => {
      current.key = null;
    };
  }, [key, run]);
  const pending = asked.key !== key;
  return { answer: asked.answer, error: pending ? null : asked.error, pending, reload: run };
}
