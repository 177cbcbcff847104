/** What undoes the steps of a benchmark, in the order of these steps. */
export type Cleanups = (() => Promise<unknown>)[];

/**
 * Runs a benchmark and then its cleanups, the last one first. When the benchmark is interrupted, they run before the
 * process ends, so that no server and no Postgres is left behind.
 */
export async function runWithCleanups(run: (cleanups: Cleanups) => Promise<void>): Promise<void> {
  const cleanups: Cleanups = [];
  const clean = async () => {
    for (const step of cleanups.splice(0).reverse()) await step();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void clean().finally(() => process.exit(1)));
  try {
    await run(cleanups);
  } finally {
    await clean();
  }
}
