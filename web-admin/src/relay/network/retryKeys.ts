import { mayHaveSucceeded } from "@machiya/schema/client/refusal";

/** The number of writes whose key is remembered for a retry. */
const MAX_KEYS = 50;

/**
 * Returns the idempotency keys of writes. A write that may have been done although it failed keeps its key, so
 * that repeating it with the same input does not do it twice.
 */
export function createRetryKeys(randomId: () => string) {
  const keys = new Map<string, string>();
  return {
    /** Returns the key to send with a write; `signature` identifies its operation and input. */
    keyOf(signature: string): string {
      const key = keys.get(signature) ?? randomId();
      keys.delete(signature);
      keys.set(signature, key);
      const [oldest] = keys.keys();
      if (keys.size > MAX_KEYS && oldest !== undefined) keys.delete(oldest);
      return key;
    },
    /** Deletes the key of a write that got a response; `error` is null if it succeeded. */
    settle(signature: string, error: unknown): void {
      if (error === null || !mayHaveSucceeded(error)) keys.delete(signature);
    },
  };
}
