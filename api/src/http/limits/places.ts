import { CLASSES, type ClassPolicy, TURNS, type WorkClass } from "./policy.ts";

/**
 * Waits for a place of a class, and returns the function that leaves it, which takes what the request cost; null: none was
 * free in time. A request that takes long leaves as if it had cost what is expected.
 */
export type EnterPlace = (use: number, expected: number) => Promise<((points: number) => void) | null>;

/** Creates the places of a class; `isShared` says whether it gets only its share of the time. */
export function createPlaces(policy: ClassPolicy, isShared: () => boolean): EnterPlace {
  const { atOnce, share, waitMs, refuses } = policy;
  /** Those with the least use come first. */
  let waiting: { use: number; admit(isAdmitted: boolean): void }[] = [];
  let taken = 0;

  function free(): void {
    taken -= 1;
    const next = taken < atOnce ? waiting.shift() : undefined;
    if (next === undefined) return;
    taken += 1;
    next.admit(true);
  }

  /** Resolves with true when a place was taken for the request, with false when none was free in time. */
  function waitForPlace(use: number): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const request = { use, admit: resolve };
    waiting.splice(waiting.findLastIndex((one) => one.use <= use) + 1, 0, request);
    if (waiting.length > TURNS.waiting) waiting.pop()?.admit(false);
    setTimeout(() => {
      waiting = waiting.filter((one) => one !== request);
      resolve(false);
    }, waitMs).unref();
    return promise;
  }

  return async (use, expected) => {
    if (taken < atOnce) taken += 1;
    else if (!(await waitForPlace(use))) {
      if (refuses) return null;
      taken += 1;
    }
    let hasPlace = true;
    const leave = (points: number) => {
      if (!hasPlace) return;
      hasPlace = false;
      const rest = isShared() ? Math.min(TURNS.restMs, points / share - points) : 0;
      if (rest > 0) setTimeout(free, rest);
      else free();
    };
    setTimeout(() => leave(expected), TURNS.placeMs).unref();
    return leave;
  };
}

/** Creates the places of all classes of a process. */
export function createClasses() {
  let activeAt = Number.NEGATIVE_INFINITY;
  const isShared = () => performance.now() - activeAt < TURNS.activeMs;
  const places = Object.fromEntries(
    Object.entries(CLASSES).map(([name, policy]) => [name, createPlaces(policy, isShared)]),
  ) as Record<WorkClass, EnterPlace>;
  return (name: WorkClass, use: number, expected: number) => {
    if (name !== "beyond" && name !== "refused") activeAt = performance.now();
    return places[name](use, expected);
  };
}
