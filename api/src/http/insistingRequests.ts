import type { ClientKey, WorkLimiter } from "./workLimiter.ts";

/** A request that takes longer than this waits for something else, and no longer has its turn. */
const TURN_MS = 250;
/** For how many times the cost of one request the next one waits. */
const REST = 24;

interface InsistingRequest {
  client: ClientKey;
  insists(): boolean;
  admit(admitted: boolean): void;
}

/**
 * Requests of customers that insist on running although others leave nothing for them. They run one after the other,
 * with pauses, because many of them would block the process together; the client with the most budget left comes
 * first, so that a customer's single large request does not wait for those of a flood.
 */
export interface InsistingRequests {
  /**
   * Waits for the turn of a request. Returns the function that ends it, which takes what the request cost; null: the
   * request no longer insists.
   */
  takeTurn(client: ClientKey, insists: () => boolean): Promise<((ms: number) => void) | null>;
}

export function createInsistingRequests(limiter: Pick<WorkLimiter, "restOf">): InsistingRequests {
  const waiting = new Set<InsistingRequest>();
  let isTaken = false;

  function giveTurn(): void {
    let next: InsistingRequest | null = null;
    for (const request of waiting) {
      if (!request.insists()) {
        waiting.delete(request);
        request.admit(false);
      } else if (next === null || limiter.restOf(request.client) > limiter.restOf(next.client))
        next = request;
    }
    if (next === null) return;
    isTaken = true;
    waiting.delete(next);
    next.admit(true);
  }

  return {
    async takeTurn(client, insists) {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      waiting.add({ client, insists, admit: resolve });
      if (!isTaken) giveTurn();
      if (!(await promise)) return null;
      let hasTurn = true;
      const end = () => {
        if (!hasTurn) return;
        hasTurn = false;
        isTaken = false;
        giveTurn();
      };
      const late = setTimeout(end, TURN_MS).unref();
      return (ms) => {
        clearTimeout(late);
        setTimeout(end, ms * REST).unref();
      };
    },
  };
}
