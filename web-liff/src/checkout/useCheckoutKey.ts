import { mayHaveSucceeded, Refusal } from "@machiya/schema/client/refusal";
import { useRef, useState } from "react";
import { beginCheckout, endCheckout } from "./checkoutKey.ts";
import { retryUnknown } from "./retryUnknown.ts";

interface ResultHandlers<Result> {
  done: (result: Result) => void;
  failed: (error: Error) => void;
}

/** The pauses before a write whose outcome is unknown is sent again with the same key. */
const RETRY_PAUSES_MS = [1000, 3000];

/**
 * Sends a write once, however often the button is tapped: taps during a request return null, and a retry
 * after a network failure reuses the key. When the server does not know the outcome, the write is sent again
 * with the same key, which returns what became of it. Only a known outcome starts a new write. `name` is the
 * key in storage.
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
    const sendOnce = () =>
      new Promise<Result>((resolve, reject) => {
        send({ ...input, idempotencyKey }, { done: resolve, failed: reject });
      });
    return retryUnknown(sendOnce, RETRY_PAUSES_MS)
      .then(
        (result) => {
          endCheckout(name);
          return result;
        },
        (error: unknown) => {
          if (isFinal(error)) endCheckout(name);
          throw error;
        },
      )
      .finally(() => {
        running.current = false;
        setBusy(false);
      });
  };
  return [attempt, busy];
}

/** Whether a refusal by the rules ends the write, so that an earlier attempt with its key was not executed. */
function isFinal(error: unknown): boolean {
  return error instanceof Refusal && error.code !== "INTERNAL" && !mayHaveSucceeded(error);
}
