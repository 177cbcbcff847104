import { isUnreachable } from "@machiya/schema/client/refusal";
import { useRef, useState } from "react";
import { beginCheckout, endCheckout } from "./checkoutKey.ts";

interface ResultHandlers<Result> {
  done: (result: Result) => void;
  failed: (error: Error) => void;
}

/**
 * Sends a write once, however often the button is tapped: taps during a request return null, and a retry
 * after a network failure reuses the key. Only a response starts a new write. `name` is the key in session
 * storage.
 */
export function useCheckoutKey<Input extends object, Result>(
  name: string,
  send: (input: Input & { idempotencyKey: string }, handlers: ResultHandlers<Result>) => void,
): [attempt: (input: Input) => Promise<Result | null>, busy: boolean] {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const attempt = (input: Input): Promise<Result | null> => {
    if (running.current) return Promise.resolve(null);
    running.current = true;
    setBusy(true);
    const idempotencyKey = beginCheckout(name, input);
    return new Promise<Result>((resolve, reject) => {
      send(
        { ...input, idempotencyKey },
        {
          done: (result) => {
            endCheckout(name);
            resolve(result);
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
