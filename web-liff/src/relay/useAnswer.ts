import { useCallback, useEffect, useRef, useState } from "react";

interface Asked<T> {
  key: string | null;
  answer: T | null;
  error: unknown;
}

export interface Answer<T> {
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
 * becomes another one; only what was asked last counts.
 */
export function useAnswer<T>(key: string | null, ask: () => Promise<T>): Answer<T> {
  const [asked, setAsked] = useState<Asked<T>>({ key: null, answer: null, error: null });
  const latest = useRef({ key, ask, turn: 0 });
  const run = useCallback(() => {
    const { current } = latest;
    current.turn += 1;
    const { turn, key: wanted } = current;
    if (wanted === null) return;
    const isLast = () => latest.current.turn === turn;
    current.ask().then(
      (answer) => isLast() && setAsked({ key: wanted, answer, error: null }),
      (error: unknown) => isLast() && setAsked((last) => ({ key: wanted, answer: last.answer, error })),
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
      current.turn += 1;
    };
  }, [key, run]);
  const pending = asked.key !== key;
  return { answer: asked.answer, error: pending ? null : asked.error, pending, reload: run };
}
