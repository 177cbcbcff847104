import type { Changes } from "../../context.ts";

/** The minimum interval between two events, because each subscriber refetches on every event. */
const PAUSE_MS = 500;

/**
 * Merges changes of appointments and shifts into events, with a pause after each. Changes during a pause
 * produce one event after it. Ends when its consumer returns, even while waiting, or when both sources end.
 */
export function calendarChanges(
  changes: Pick<Changes, "appointments" | "shifts">,
  now: () => Date,
): AsyncIterableIterator<{ at: Date }> {
  const sources = [changes.appointments(), changes.shifts()].map((source) => source[Symbol.asyncIterator]());
  let changed = false;
  let running = sources.length;
  let ended = false;
  let pause: NodeJS.Timeout | undefined;
  let pending: ((result: IteratorResult<{ at: Date }>) => void) | undefined;

  const deliver = () => {
    if (pending === undefined) return;
    if (changed && pause === undefined) {
      changed = false;
      pause = setTimeout(() => {
        pause = undefined;
        deliver();
      }, PAUSE_MS);
      pending({ done: false, value: { at: now() } });
    } else if (ended || (running === 0 && !changed)) {
      pending({ done: true, value: undefined });
    } else return;
    pending = undefined;
  };
  const follow = async (source: AsyncIterator<unknown>) => {
    try {
      while ((await source.next()).done !== true) {
        changed = true;
        deliver();
      }
    } finally {
      running -= 1;
      deliver();
    }
  };
  for (const source of sources) follow(source).catch(() => {});

  return {
    next: () =>
      new Promise((resolve) => {
        pending = resolve;
        deliver();
      }),
    async return() {
      [ended, changed] = [true, false];
      clearTimeout(pause);
      deliver();
      await Promise.all(sources.map((source) => source.return?.()));
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
