import { isUnreachable } from "@machiya/schema/client/refusal";
import { useRef, useState } from "react";
import { beginCheckout, endCheckout } from "./checkoutKey.ts";

interface Answered<Answer> {
  done: (answer: Answer) => void;
  failed: (error: Error) => void;
}

/**
 * Sends a write once, however often the button is tapped: taps during a request return null, and a retry
 * after a network failure reuses the key. Only a response starts a new write. `name` is the key in session
 * storage.
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
