import { setTimeout as sleep } from "node:timers/promises";
import { seededRandom } from "../dataset/random.ts";
import type { World } from "../requests/operation.ts";
import { OPERATIONS, type OperationName } from "../requests/operations.ts";

const CLIENTS = 4;
/** The pause of each client between two requests. */
const PAUSE_MS = 25;
/** What the clients request, one after the other. */
const REQUESTS: readonly OperationName[] = ["storefront", "order", "screen-order-list", "product"];

export interface Latencies {
  /** The number of requests. */
  count: number;
  p50: number;
  p95: number;
  max: number;
}

/** The time for which a new thread compiles its code and opens connections; its latencies do not count. */
const WARM_UP_MS = 1000;

/**
 * Sends a light load to a server until the signal is aborted, and calls `onWarm` when it begins to measure. Throws for a
 * wrong response.
 */
export async function lightLoad(
  origin: string,
  world: World,
  { signal, onWarm }: { signal: AbortSignal; onWarm: () => void },
): Promise<Latencies> {
  const latencies: number[] = [];
  const warm = performance.now() + WARM_UP_MS;
  setTimeout(onWarm, WARM_UP_MS);
  const client = async (number: number): Promise<void> => {
    const random = seededRandom(number + 1);
    for (let index = number; !signal.aborted; index += 1) {
      const operation = REQUESTS[index % REQUESTS.length] ?? "order";
      const request = OPERATIONS[operation](world, random).graphql?.();
      if (request === undefined) throw new Error(`${operation} is not available over GraphQL`);
      const { method, path, headers, body } = request;
      const began = performance.now();
      const response = await fetch(`${origin}${path}`, {
        method,
        headers,
        ...(body !== undefined && { body }),
      });
      const text = await response.text();
      if (began >= warm) latencies.push(performance.now() - began);
      if (!response.ok || !request.isAccepted(text)) throw new Error(`${operation}: ${text.slice(0, 200)}`);
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  return summaryOf(latencies);
}

/** Summarizes latencies in milliseconds. */
export function summaryOf(latencies: number[]): Latencies {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), max: sorted.at(-1) ?? 0 };
}
