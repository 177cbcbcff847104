import type { Changes } from "../../context.ts";

/** At most twice a second, in milliseconds: whoever follows reads anew each time. */
const PAUSE_MS = 500;

/**
 * That appointments or working hours changed, however many of them, with a pause after each. Nothing is lost: what comes in a
 * pause is told after it. Ends when its consumer returns, also while it waits, and with its sources.
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
  let asking: ((result: IteratorResult<{ at: Date }>) => void) | undefined;

  const tell = () => {
    if (asking === undefined) return;
    if (changed && pause === undefined) {
      changed = false;
      pause = setTimeout(() => {
        pause = undefined;
        tell();
      }, PAUSE_MS);
      asking({ done: false, value: { at: now() } });
    } else if (ended || (running === 0 && !changed)) {
      asking({ done: true, value: undefined });
    } else return;
    asking = undefined;
  };
  const follow = async (source: AsyncIterator<unknown>) => {
    try {
      while ((await source.next()).done !== true) {
        changed = true;
        tell();
      }
    } finally {
      running -= 1;
      tell();
    }
  };
  for (const source of sources) follow(source).catch(() => {});

  return {
    next: () =>
      new Promise((resolve) => {
        asking = resolve;
        tell();
      }),
    async return() {
      [ended, changed] = [true, false];
      clearTimeout(pause);
      tell();
      await Promise.all(sources.map((source) => source.return?.()));
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
