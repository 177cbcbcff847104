/** Runs work when it is its turn. */
export type RunInTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Creates a queue that runs at most `limit` pieces of work at a time, the others in the order of their arrival. */
export function limitConcurrency(limit: number): RunInTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The next one takes over this place, so that none that arrives meanwhile overtakes it.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
