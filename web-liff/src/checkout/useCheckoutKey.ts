import { isUnreachable } from "@machiya/schema/client/refusal";
import { useRef, useState } from "react";
import { beginCheckout, endCheckout } from "./checkoutKey.ts";

interface Answered<Answer> {
  done: (answer: Answer) => void;
  failed: (error: Error) => void;
}

/**
 * Sends a write once, however often it is tapped: while one is under way, more taps are nothing (null); after silence of
 * the network the same input goes out with the same key; only an answer makes the next one a new write. `name` is the
 * place in the session's storage where the key is kept.
 */
export function useCheckoutKey<Input extends object, Answer>(
  name: string,
  send: (input: Input & { idempotencyKey: string }, answered: Answered<Answer>) => void,
): [attempt: (input: Input) => Promise<Answer | null>, busy: boolean] {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const attempt = (input: Input): Promise<Answer | null> => {
    if (running.current) return Promise.resolve(null);
    running.current = true;
    setBusy(true);
    const idempotencyKey = beginCheckout(name, input);
    return new Promise<Answer>((resolve, reject) => {
      send(
        { ...input, idempotencyKey },
        {
          done: (answer) => {
            endCheckout(name);
            resolve(answer);
          },
          failed: (error) => {
            if (!isUnreachable(error)) endCheckout(name);
            reject(error);
          },
        },
      );
    }).finally(() => {
      running.current = false;
      setBusy(false);
    });
  };
  return [attempt, busy];
}
