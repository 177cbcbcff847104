import type { ClientKey, WorkLimiter } from "./workLimiter.ts";

/** How long a request waits for its turn, and how many may wait. */
const WAIT_MS = 1000;
const MAX_WAITING = 200;

interface WaitingRequest {
  client: ClientKey;
  admit(admitted: boolean): void;
}

/** Requests that wait for their turn; those of the clients with the most budget left come first. */
export interface WaitingRequests {
  readonly size: number;
  /** Resolves with true at the request's turn, and with false when it does not come in time. */
  wait(client: ClientKey): Promise<boolean>;
  admitNext(): void;
}

export function createWaitingRequests(limiter: Pick<WorkLimiter, "restOf">): WaitingRequests {
  const waiting = new Set<WaitingRequest>();
  return {
    get size() {
      return waiting.size;
    },
    async wait(client) {
      if (waiting.size >= MAX_WAITING) return false;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const request: WaitingRequest = {
        client,
        admit(admitted) {
          clearTimeout(late);
          waiting.delete(request);
          resolve(admitted);
        },
      };
      const late = setTimeout(() => request.admit(false), WAIT_MS);
      waiting.add(request);
      return promise;
    },
    admitNext() {
      let next: WaitingRequest | null = null;
      let most = Number.NEGATIVE_INFINITY;
      for (const request of waiting) {
        const rest = limiter.restOf(request.client);
        if (next === null || rest > most) [next, most] = [request, rest];
      }
      next?.admit(true);
    },
  };
}
