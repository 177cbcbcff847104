import { DatabaseUnavailable } from "@machiya/prisma/client";

/** The longest wait for the preceding writes of the same days. */
const MAX_WAIT_MS = 10_000;

/** The end of each day's queue in this process, by database. */
const queues = new WeakMap<object, Map<string, Promise<void>>>();

/**
 * Runs writes of the same days one after another within this process, so that those that wait hold no
 * connection and at most one per process waits for a day's lock. Days are queued for in ascending order, so
 * that two writes cannot wait for each other. Throws DatabaseUnavailable after too long a wait.
 */
export async function inDayQueue<Result>(
  database: object,
  days: Iterable<string>,
  work: () => Promise<Result>,
): Promise<Result> {
  const ends = queues.get(database) ?? new Map<string, Promise<void>>();
  queues.set(database, ends);
  const leaves: (() => void)[] = [];
  try {
    for (const day of [...new Set(days)].sort()) await enter(ends, day, leaves);
    return await work();
  } finally {
    for (const leave of leaves) leave();
  }
}

/** Waits for the turn on a day; `leaves` receives the function that ends it, or gives up the place. */
async function enter(ends: Map<string, Promise<void>>, day: string, leaves: (() => void)[]): Promise<void> {
  const before = ends.get(day);
  const { promise: turn, resolve } = Promise.withResolvers<void>();
  const end = before === undefined ? turn : before.then(() => turn);
  ends.set(day, end);
  end.then(() => ends.get(day) === end && ends.delete(day));
  leaves.push(resolve);
  if (before !== undefined) await inTime(before);
}

async function inTime(turn: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new DatabaseUnavailable("The preceding writes of the day did not end in time")),
    MAX_WAIT_MS,
  );
  try {
    await Promise.race([turn, late]);
  } finally {
    clearTimeout(timer);
  }
}
