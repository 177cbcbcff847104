import type { Context } from "../context.ts";
import type { OnPosition } from "./isolatedRunner.ts";

/** The maximum length of a client's ID, because Postgres limits the size of a notification. */
const MAX_ID_LENGTH = 100;

/** The part of an import's input that identifies it in the queue. */
export interface Queued {
  queueId?: string | number | null | undefined;
}

/** Returns a function that publishes the position of an import that the client has given an ID. */
export function reportPosition({ changes }: Context, queueId: Queued["queueId"]): OnPosition | undefined {
  if (queueId === null || queueId === undefined) return undefined;
  const id = String(queueId).slice(0, MAX_ID_LENGTH);
  return (position) => changes.publishQueuePosition({ queueId: id, position });
}
